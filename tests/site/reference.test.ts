import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type CommandTree, commandAddress } from '../../plugins/contracts/commandTree';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { contractText, readContract } from '../../plugins/contracts/readContract';
import type { PythonName } from '../../plugins/contracts/readPythonApi';
import { apostrophes } from '../../plugins/lib/apostrophes';
import { flagAnchor } from '../../plugins/reference/commandReference';
import { keyPaths, type Schema } from '../../plugins/reference/schema';
import type { Releases } from '../../plugins/reference/tables';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { projectDirectory } from '../lib/builds';
import { docsRoutes, pathOf, readBuilt, staticPage } from '../lib/site';

const contract = <Content>(file: string) => readContract<Content>(projectDirectory, file);
const schemaFiles = readdirSync(path.join(projectDirectory, 'contracts')).filter((file) =>
  file.endsWith('.schema.json'),
);

/** Returns the IDs that are missing from a page. */
function missingAnchors(route: string, ids: string[]): string[] {
  const $ = staticPage(route);
  const present = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id')),
  );
  return ids.filter((id) => !present.has(id));
}

for (const [name, route] of [
  ['agent', '/docs/reference/configuration/agent-config'],
  ['dip', '/docs/reference/configuration/dip-config'],
  ['job-package', '/docs/reference/configuration/job-package-config'],
  ['server', '/docs/reference/configuration/server-config'],
] as const) {
  test(`every key of the ${name} configuration has an anchor, after the full sample`, () => {
    const keys = keyPaths(contract<Schema>(`${name}-config.schema.json`));
    assert.ok(keys.length > 40);
    assert.deepEqual(missingAnchors(route, keys.map(keyAnchor)), []);
    const text = staticPage(route)('main').text();
    assert.ok(text.indexOf('Full sample') < text.indexOf('schema_version'));
  });
}

for (const [name, route] of [
  ['cli', '/docs/reference/cli'],
  ['agentctl', '/docs/reference/agentctl'],
  ['toolbelt', '/docs/reference/benchloom-toolbelt'],
] as const) {
  test(`every command, flag, exit code, and variable of ${name} has an anchor`, () => {
    const tree = contract<CommandTree>(`${name}.json`);
    const { commands, globalFlags, listFlags = [], exitCodes, environment } = tree;
    for (const command of commands) {
      const [page = ''] = commandAddress(tree, command).split('#');
      const flags = command.flags.map((flag) => flagAnchor(command.id, flag.name));
      assert.deepEqual(missingAnchors(page, [command.id, ...flags]), []);
    }
    const ids = [
      ...globalFlags.map((flag) => flagAnchor('global', flag.name)),
      ...listFlags.map((flag) => flagAnchor('list', flag.name)),
      ...exitCodes.map(({ code }) => `exit-${code}`),
      ...environment.map((variable) => variable.name),
      'exit-codes',
    ];
    assert.deepEqual(missingAnchors(route, ids), []);
  });
}

test('every name and parameter of the Python API has an anchor', () => {
  const names = contract<PythonName[]>('benchloom.pyi');
  assert.ok(names.length > 80);
  const ids = names.flatMap(({ name, parameters }) => [
    keyAnchor(name),
    ...parameters.map((parameter) => `${keyAnchor(name)}--${parameter.name}`),
  ]);
  assert.deepEqual(missingAnchors('/docs/reference/python-api', ids), []);
});

test("every error code and symptom is on its group's page, with a check, a cause, and a fix", () => {
  const { groups, entries } = contract<ErrorCodes>('error-codes.json');
  for (const { id, title } of groups) {
    const members = entries.filter(({ group }) => group === title);
    const route = `/docs/troubleshoot/${id}`;
    const ids = members.map((entry) => entry.id);
    assert.deepEqual(missingAnchors(route, ids), []);
    const $ = staticPage(route);
    const parts = $('main section > h3').toArray();
    for (const name of [/^Symptom$/, /^Check$/, /^Causes? and fix(?:es)?$/])
      assert.equal(parts.filter((part) => name.test($(part).text())).length, members.length, `${name} on ${route}`);
    const anchors = members.flatMap((entry) => entry.causes.map(({ letter }) => `${entry.id}-${letter}`));
    assert.deepEqual(missingAnchors(route, anchors), []);
    // The page has a non-breaking space between a number and its unit.
    const text = $('main').text().replaceAll('\u00a0', ' ');
    const symptoms = members.map(({ symptom }) => apostrophes(symptom).replaceAll('`', ''));
    const missing = symptoms.filter((symptom) => !text.includes(symptom));
    assert.deepEqual(missing, []);
  }
});

test('the site serves every schema as in contracts/, with its fixed $id and the values of limits', () => {
  for (const file of schemaFiles) {
    const served = readBuilt(`schemas/${file}`);
    assert.equal(served, contractText(projectDirectory, file));
    assert.equal(JSON.parse(served).$id, `https://www.benchloom.example/schemas/${file}`);
  }
});

test("the newest release note matches the site's version", () => {
  const [newest] = contract<Releases>('releases.json').releases;
  const { version } = JSON.parse(readFileSync(path.join(projectDirectory, 'package.json'), 'utf8')) as {
    version: string;
  };
  assert.equal(newest?.version, version);
  assert.ok(staticPage('/docs/release-notes')('main section > h2').first().text().includes(version));
});

test("a command's JSON fields are in a table with types and a link to the schema", () => {
  const $ = staticPage('/docs/reference/cli/device');
  const schema = $('p:has(#device-list-fields) a, #device-list-fields a').filter(
    (_, a) => $(a).text() === 'JSON Schema',
  );
  assert.equal(schema.attr('href'), pathOf('/schemas/output/device-list.schema.json'));
  const [row] = $('tr:has(th:contains("devices[].host"))').toArray();
  const cells = $('th, td', row)
    .toArray()
    .map((cell) => $(cell).text());
  assert.deepEqual(cells, ['devices[].host', 'string', 'Agent hostname.']);
});

test('each table has a unique name, and each row has a header', () => {
  const $ = staticPage('/docs/reference/cli');
  const tables = $('main table').toArray();
  const names = tables.map((table) => $(table).attr('aria-label'));
  assert.ok(!names.includes(undefined));
  assert.equal(new Set(names).size, names.length);
  assert.ok($('table[aria-label="Exit codes"] tbody th').length > 5);
});

test('headings contain no links or buttons that would lengthen their names', () => {
  const $ = staticPage('/docs/reference/configuration/agent-config');
  assert.ok($('article :is(h1, h2, h3, h4)').length > 100);
  assert.equal($('article :is(h1, h2, h3, h4) :is(a, button)').length, 0);
});

test('each command of an entry says where it runs, with or without sudo', () => {
  const $ = staticPage('/docs/troubleshoot/server-and-agent');
  const lines = $('.command-line').toArray();
  const hosts = lines.map((line) => `${$('pre', line).attr('data-prompt')} $ ${$(line).text()}`);
  assert.ok(hosts.some((host) => host.startsWith('server $ sudo docker')));
  for (const host of hosts) {
    if (host.includes(' $ sudo docker ')) assert.match(host, /^server/);
    if (host.includes(' $ benchloom ')) assert.match(host, /^you/);
  }
});

test('a link whose text is a code leads to the entry of that code', () => {
  const { entries } = contract<ErrorCodes>('error-codes.json');
  const codes = new Set(entries.map(({ id }) => id));
  const wrong = docsRoutes.flatMap((route) => {
    const $ = staticPage(route);
    return $('main a[href*="#"]')
      .toArray()
      .map((link) => ({ text: $(link).text().trim(), href: $(link).attr('href') ?? '' }))
      .filter(({ text, href }) => codes.has(text) && !new RegExp(`#${text}(?:-[A-Z])?$`).test(href))
      .map(({ text, href }) => `${route}: ${text} leads to ${href}`);
  });
  assert.deepEqual(wrong, []);
});

test('the bus of an entry that can occur in any phase lights all of them', () => {
  assert.equal(staticPage('/docs/troubleshoot')('li:contains("CLOCK_SKEW") svg path').length, 7);
});

test('the agent configuration has at most 250 tab stops', () => {
  const $ = staticPage('/docs/reference/configuration/agent-config');
  // Closed groups of the sidebar, and keys in the contents list outside the current group, are hidden.
  const hidden = '[tabindex="-1"], details:not([open]) > :not(summary) *, [aria-expanded="false"] + ul *';
  const stops = $('a[href], button, input, textarea, summary').not(hidden).not('.table-of-contents > li > ul *');
  assert.ok(stops.length > 100 && stops.length <= 250, `${stops.length}`);
});
