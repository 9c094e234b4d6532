import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CommandTree, commandAddress } from '../../plugins/contracts/commandTree';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import type { PythonName } from '../../plugins/contracts/readPythonApi';
import { typographic } from '../../plugins/lib/typographic';
import { keyPaths, type Schema } from '../../plugins/reference/schema';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { projectDirectory } from '../lib/builds';
import { docsRoutes, staticPage } from '../lib/site';

const contract = <Content>(file: string) => readContract<Content>(projectDirectory, file);

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

for (const name of ['agent', 'dip', 'job-package', 'server'])
  test(`every key of the ${name} configuration has an anchor, below the full sample`, () => {
    const route = `/docs/reference/configuration/${name}-config`;
    const keys = keyPaths(contract<Schema>(`${name}-config.schema.json`));
    assert.ok(keys.length > 40);
    assert.deepEqual(missingAnchors(route, keys.map(keyAnchor)), []);
    const text = staticPage(route)('main').text();
    assert.ok(text.indexOf('Full sample') < text.indexOf('schema_version'));
  });

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
      const flags = command.flags.map((flag) => `${command.id}${flag.name}`);
      assert.deepEqual(missingAnchors(page, [command.id, ...flags]), []);
    }
    const ids = [
      ...globalFlags.map((flag) => `global${flag.name}`),
      ...listFlags.map((flag) => `list${flag.name}`),
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

test("every error code and symptom is on its group's page with a check, a cause, and a fix", () => {
  const { groups, entries } = contract<ErrorCodes>('error-codes.json');
  for (const { id, title } of groups) {
    const members = entries.filter(({ group }) => group === title);
    const route = `/docs/troubleshoot/${id}`;
    const ids = members.map((entry) => entry.id);
    assert.deepEqual(missingAnchors(route, ids), []);
    assert.deepEqual(missingAnchors('/docs/troubleshoot', ids), []);
    const $ = staticPage(route);
    const parts = $('main section > h3').toArray();
    for (const name of [/^Symptom$/, /^Check$/, /^Causes? and fix(?:es)?$/])
      assert.equal(parts.filter((part) => name.test($(part).text())).length, members.length, `${name} on ${route}`);
    const anchors = members.flatMap((entry) => entry.causes.map(({ letter }) => `${entry.id}-${letter}`));
    assert.deepEqual(missingAnchors(route, anchors), []);
    // The page has a non-breaking space between a number and its unit.
    const text = $('main').text().replaceAll('\u00a0', ' ');
    const symptoms = members.map(({ symptom }) => typographic(symptom).replaceAll('`', ''));
    const missing = symptoms.filter((symptom) => !text.includes(symptom));
    assert.deepEqual(missing, []);
  }
});

test("headings don't contain links or buttons, which would lengthen their accessible names", () => {
  const $ = staticPage('/docs/reference/configuration/agent-config');
  assert.ok($('article :is(h1, h2, h3, h4)').length > 100);
  assert.equal($('article :is(h1, h2, h3, h4) :is(a, button)').length, 0);
});

test("a link whose text is an error code leads to that code's entry", () => {
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

test('the agent configuration has at most 250 tab stops', () => {
  const $ = staticPage('/docs/reference/configuration/agent-config');
  // Closed groups of the sidebar, and keys in the contents list outside the current group, are hidden.
  const hidden = '[tabindex="-1"], details:not([open]) > :not(summary) *, [aria-expanded="false"] + ul *';
  const stops = $('a[href], button, input, textarea, summary').not(hidden).not('.table-of-contents > li > ul *');
  assert.ok(stops.length > 100 && stops.length <= 250, `${stops.length}`);
});
