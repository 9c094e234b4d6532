import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CommandTree, commandAddress } from '../../plugins/contracts/commandTree';
import type { ErrorCodes } from '../../plugins/contracts/errorCodes';
import { readContract } from '../../plugins/contracts/readContract';
import type { PythonName } from '../../plugins/contracts/readPythonApi';
import { apostrophes } from '../../plugins/lib/apostrophes';
import { flagAnchor } from '../../plugins/reference/commandReference';
import { keyPaths, type Schema } from '../../plugins/reference/schema';
import type { Releases } from '../../plugins/reference/tables';
import { keyAnchor } from '../../src/lib/keyAnchor';
import { projectDirectory } from '../lib/builds';
import { docsRoutes, readBuilt, staticPage } from '../lib/site';
import { expect, test } from '../lib/test';

const contract = <Content>(file: string) => readContract<Content>(projectDirectory, file);
const schemaFiles = readdirSync(path.join(projectDirectory, 'contracts')).filter((file) =>
  file.endsWith('.schema.json'),
);

/** Returns the IDs that are missing from a page. */
function missingAnchors(route: string, ids: string[]): string[] {
  const $ = staticPage('default', route);
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
    expect(keys.length).toBeGreaterThan(40);
    expect(missingAnchors(route, keys.map(keyAnchor))).toEqual([]);
    const text = staticPage('default', route)('main').text();
    expect(text.indexOf('Full sample')).toBeLessThan(text.indexOf('schema_version'));
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
      expect(missingAnchors(page, [command.id, ...flags])).toEqual([]);
    }
    const ids = [
      ...globalFlags.map((flag) => flagAnchor('global', flag.name)),
      ...listFlags.map((flag) => flagAnchor('list', flag.name)),
      ...exitCodes.map(({ code }) => `exit-${code}`),
      ...environment.map((variable) => variable.name),
      'exit-codes',
    ];
    expect(missingAnchors(route, ids)).toEqual([]);
  });
}

test('every name and parameter of the Python API has an anchor', () => {
  const names = contract<PythonName[]>('benchloom.pyi');
  expect(names.length).toBeGreaterThan(80);
  const ids = names.flatMap(({ name, parameters }) => [
    keyAnchor(name),
    ...parameters.map((parameter) => `${keyAnchor(name)}--${parameter.name}`),
  ]);
  expect(missingAnchors('/docs/reference/python-api', ids)).toEqual([]);
});

test("every error code and symptom is on its group's page, with a check, a cause, and a fix", () => {
  const { groups, entries } = contract<ErrorCodes>('error-codes.json');
  for (const { id, title } of groups) {
    const members = entries.filter(({ group }) => group === title);
    const route = `/docs/troubleshoot/${id}`;
    expect(
      missingAnchors(
        route,
        members.map((entry) => entry.id),
      ),
    ).toEqual([]);
    const $ = staticPage('default', route);
    const labels = $('main section strong').toArray();
    for (const word of ['Seen', 'Check', 'Cause', 'Fix'])
      expect(labels.filter((label) => $(label).text() === word)).toHaveLength(members.length);
    // The page has a non-breaking space between a number and its unit.
    const text = $('main').text().replaceAll('\u00a0', ' ');
    const symptoms = members.map(({ symptom }) => apostrophes(symptom).replaceAll('`', ''));
    expect(symptoms.filter((symptom) => !text.includes(symptom))).toEqual([]);
  }
});

test('no ID occurs twice on a page', () => {
  for (const route of docsRoutes) {
    const $ = staticPage('default', route);
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      route,
    ).toEqual([]);
  }
});

for (const build of ['default', 'configured'] as const) {
  test(`the ${build} build serves every schema exactly as in contracts/, with its fixed $id`, () => {
    for (const file of schemaFiles) {
      const served = readBuilt(build, `schemas/${file}`);
      expect(served).toBe(readFileSync(path.join(projectDirectory, 'contracts', file), 'utf8'));
      expect((JSON.parse(served) as { $id: string }).$id).toBe(`https://www.benchloom.example/schemas/${file}`);
    }
  });
}

test("the newest release note matches the site's version", () => {
  const [newest] = contract<Releases>('releases.json').releases;
  const { version } = JSON.parse(readFileSync(path.join(projectDirectory, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(newest?.version).toBe(version);
  expect(staticPage('default', '/docs/release-notes')('main section > h2').first().text()).toContain(version);
});
