import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createAjv } from '../../checks/ajv.mjs';
import { findCalls } from '../../checks/samples/checkBash';
import { checkCall, flagsOf } from '../../checks/samples/checkCall';
import { readContracts } from '../../checks/samples/contracts';
import foreign from '../../checks/samples/foreign.json';
import { version } from '../../package.json';
import { publishedEntry } from '../../plugins/contracts/errorCodes';
import { listFiles } from '../../plugins/lib/files';
import { configKeys, idsOf, inlineCode, placeOf, readContract, textsOf } from '../lib/contracts.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));
const files = listFiles(`${project}contracts`).filter((file) => file.endsWith('.json'));
const served = files.filter((file) => file.endsWith('.schema.json') && !file.startsWith('schema/'));
const outputSchemas = served.filter((file) => /^output\/(?!types)/.test(file));
const dataFiles = files.filter((file) => !file.endsWith('.schema.json') && file !== 'features.json');

describe('contract files', () => {
  const ajv = createAjv();
  for (const file of served) ajv.addSchema(readContract(file));

  for (const file of served)
    test(`${file} has the right $id, and its examples match the schema`, () => {
      const { $id, examples = [], ...schema } = readContract(file);
      assert.ok(ajv.validateSchema(schema), ajv.errorsText());
      assert.equal($id, `https://www.benchloom.example/schemas/${file}`);
      assert.ok(examples.length > 0 || file === 'output/types.schema.json', 'add examples');
      for (const example of examples) assert.ok(ajv.validate($id, example), ajv.errorsText());
    });

  for (const file of [...dataFiles, '../src/search/searchWords.json'])
    test(`${file} matches its schema`, () => {
      const data = readContract(file);
      const schema = readContract(file.replace(/[^/]*$/, data.$schema));
      const validate = ajv.getSchema(schema.$id) ?? ajv.compile(schema);
      const isValid = validate(data);
      const messages = validate.errors?.map(({ instancePath, message, params }) =>
        [placeOf(file, instancePath), message, Object.values(params)].join(' '),
      );
      assert.ok(isValid, [...new Set(messages)].slice(0, 5).join('\n'));
      JSON.stringify(data, (name, value) => {
        const ids = Array.isArray(value) ? value.flatMap((item) => item?.id ?? []) : [];
        assert.deepEqual(ids, [...new Set(ids)], `${file}: an ID is in ${name} twice`);
        return value;
      });
    });
});

const { shared, entries } = readContract('error-codes.json');
const published = entries.map((entry) => publishedEntry(entry, shared));
const { limits, metrics: watched, ports, states } = readContract('limits.json');
const { releases } = readContract('releases.json');
const { power, flash } = readContract('drivers.json');
const { adapters, timeoutLimitId } = readContract('adapters.json');
const { github, slack } = readContract('integrations.json');
const { units, metrics } = readContract('builtin-metrics.json');
const events = readContract('output-event.schema.json');
const types = readContract('output/types.schema.json').$defs;
const contracts = readContracts(project);
const trees = ['cli.json', 'agentctl.json', 'toolbelt.json', 'server-cli.json'].map(readContract);
const commands = trees.flatMap((tree) => tree.commands.map((command) => ({ ...command, tree })));

const codes = idsOf(entries);
const patterns = entries.flatMap(({ id, log }) =>
  [...(log?.patterns ?? []), ...(log?.conditional ?? [])].map((pattern) => ({ id, cause: pattern.cause })),
);
const results = entries.flatMap(({ id, check }) =>
  check.flatMap(({ results: all = [] }) => all.map((result) => ({ ...result, id }))),
);
const reasonsOf = (failures) => failures.flatMap(({ reasons }) => reasons);
const reasonsAnywhere = reasonsOf(states.anywhere);
const ofKind = (kind) => idsOf(entries.filter((entry) => [entry.kind, ...(entry.alsoKinds ?? [])].includes(kind)));

// History, older than the newest release, may mention what's gone.
const texts = dataFiles
  .filter((file) => !/^(?:downloads|healthy-logs)/.test(file))
  .flatMap((file) => textsOf(readContract(file), file))
  .filter(({ place }) => !/\/(?:log|searchWords|exampleRules|examples|output|releases\/[1-9]\d*)(?:\/|$)/.test(place));
// Command trees also name the variables and files of other programs.
const prose = texts.filter(({ place }) => !/^(?:cli|agentctl|toolbelt|server-cli|job-environment)\./.test(place));
const outputs = commands.flatMap(({ examples }) => examples.map(({ output = '' }) => output));

const notKeys =
  /^(ctx|samples)\.|\.(json|env|xml|log|raw|csv|py|su|bak|txt|scr|hex|elf|conf|old|pid|jobpkg|dip|rerequested)$|^(phase|job|test)\./;
/** Lists what looks like configuration keys in the inline code of texts: not Python names, events, metrics, or files. */
const keysIn = (...all) =>
  all
    .flatMap(inlineCode)
    .filter(
      (code) =>
        /^[a-z_]+(\[\])?(\.[a-z_]+(\[\])?)+$/.test(code) &&
        !notKeys.test(code) &&
        !events.properties.type.enum.includes(code),
    );
const pathOf = (key) => key.replace(/^[a-z-]+:/, '');
const versions = releases.map(({ version }) => version);
const keys = [...configKeys.keys()];
const link = (from) => (to) => `${from} → ${to}`;
const foreignNames = Object.values(foreign).flatMap(Object.keys);
const pages = listFiles(`${project}docs`).map((file) => readFileSync(`${project}docs/${file}`, 'utf8'));

/** What contracts name, and the names that exist. */
const references = {
  'error codes in limits': [limits.flatMap((limit) => limit.codes ?? []), codes],
  'limits that other contracts use': [
    [...states.job, github, slack].flatMap(({ limitIds }) => limitIds).concat(timeoutLimitId),
    idsOf(limits),
  ],
  'reasons in job states': [
    [...states.job.flatMap(({ onFailure }) => reasonsOf(onFailure)), ...reasonsAnywhere],
    codes,
  ],
  'keys in limits and ports': [[...limits, ...ports].flatMap((item) => item.keys ?? []), keys],
  'keys in releases': [releases.flatMap((release) => release.keys ?? []), keys],
  'keys in error codes': [entries.flatMap((entry) => entry.keys ?? []), keys],
  'keys that a release mentions and lists': [
    releases.slice(0, 1).flatMap(({ version, changes }) => keysIn(...Object.values(changes).flat()).map(link(version))),
    releases.flatMap(({ version, keys: listed = [] }) => listed.map(pathOf).map(link(version))),
  ],
  'keys that an error code mentions and lists': [
    published.flatMap(({ id, confirm, cause, fix }) => keysIn(confirm, cause, ...fix).map(link(id))),
    entries.flatMap(({ id, keys: listed = [] }) => listed.map(pathOf).map(link(id))),
  ],
  'keys in texts': [
    prose.filter(({ place }) => !place.includes('/keys/')).flatMap(({ text }) => keysIn(text)),
    keys.map(pathOf),
  ],
  'codes and variables in texts': [
    prose.flatMap(({ text }) => text.match(/\b_?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
    [...contracts.codes, ...Object.keys(foreign.words)],
  ],
  'codes in example output': [
    outputs.flatMap((output) => output.match(/(?<![\w-])(?!BENCHLOOM_|WIFI_|UPDATE_)[A-Z]{3,}_[A-Z_]+\b/g) ?? []),
    codes,
  ],
  'releases in error codes': [entries.flatMap(({ since, fixedIn }) => [since ?? [], fixedIn ?? []].flat()), versions],
  'releases in keys': [
    [...configKeys.values()].flatMap((key) =>
      [key, ...Object.values(key['x-values'] ?? {}), { deprecated: key['x-deprecated'] }].flatMap(
        (part) => part['x-since'] ?? part.deprecated?.since ?? [],
      ),
    ),
    versions,
  ],
  'releases in outputs': [outputSchemas.map((file) => readContract(file)['x-since']), versions],
  'entries that an entry links to': [
    [
      ...entries.flatMap(({ id, seeAlso = [], code }) => [...seeAlso, ...(code ? [code] : [])].map(link(id))),
      ...results.flatMap(({ id, entry }) => (entry ? [link(id)(entry)] : [])),
    ],
    codes.flatMap((id) => codes.filter((other) => other !== id).map(link(id))),
  ],
  'links between a special case and its code': [
    entries.flatMap(({ id, code }) => (code ? [link(id)(code), link(code)(id)] : [])),
    entries.flatMap(({ id, seeAlso = [] }) => seeAlso.map(link(id))),
  ],
  'causes that a result, a pattern, or text names': [
    [
      ...results.flatMap(({ id, causes: letters = [] }) => letters.map((letter) => `${id}-${letter}`)),
      ...patterns.flatMap(({ id, cause }) => (cause ? [`${id}-${cause}`] : [])),
      ...entries.flatMap(({ id, check, causes: all }) =>
        (JSON.stringify([check, all]).match(/\bcause [A-H]\b/g) ?? []).map((text) => `${id}-${text.slice(-1)}`),
      ),
    ],
    entries.flatMap(({ id, causes }) => causes.map(({ letter }) => `${id}-${letter}`)),
  ],
  'exit codes in commands': [
    commands.flatMap(({ tree, exitCodes }) => exitCodes.map(link(tree.binary))),
    trees.flatMap(({ binary, exitCodes }) => exitCodes.map(({ code }) => link(binary)(code))),
  ],
  'other commands that a command links to': [
    commands.flatMap(({ tree, id, seeAlso = [] }) => seeAlso.map((to) => (to === id ? id : `${tree.binary} ${to}`))),
    commands.map(({ tree, id }) => `${tree.binary} ${id}`),
  ],
  'names of other programs in checks/samples/foreign.json (delete those that are gone)': [
    foreignNames,
    foreignNames.filter((name) => [...pages, ...texts.map(({ text }) => text)].some((text) => text.includes(name))),
  ],
};
for (const [what, [named, known]] of Object.entries(references))
  test(`every reference is valid: ${what}`, () => {
    assert.ok(named.length > 0);
    const existing = new Set(known);
    const missing = named.filter((name) => !existing.has(name));
    assert.deepEqual(missing, []);
  });

const keyValues = (key) => configKeys.get(key)?.enum;

/** What several contracts list. */
const lists = {
  'event types': [events.examples.map(({ type }) => type), events.properties.type.enum],
  'reason codes': [ofKind('job-reason'), events.$defs.reason.enum],
  'warning codes': [ofKind('warning'), events.$defs.warning.properties.code.enum],
  'test codes': [ofKind('test-code'), events.$defs.testFinished.properties.code.enum],
  'power drivers': [idsOf(power), keyValues('agent:devices[].power.driver')],
  'flash drivers': [idsOf(flash), keyValues('agent:devices[].flash.driver')],
  adapters: [idsOf(adapters), keyValues('job-package:outputs[].adapter')],
  'metric units': [units, keyValues('dip:metrics[].unit')],
  'event units': [units, events.$defs.unit.enum],
  'built-in metric units': [units, [...units, ...metrics.map(({ unit }) => unit)]],
  'job states': [idsOf(states.job), types.job.properties.state.enum],
  'job outcomes': [idsOf(states.outcomes), types.job.properties.outcome.enum],
  'device states': [idsOf(states.device), types.device.properties.state.enum],
  'device health values': [idsOf(states.deviceHealth), types.device.properties.health.enum],
  'agent states': [idsOf(states.agent), types.agent.properties.state.enum],
  'DIP states': [idsOf(states.dip), ['draft', ...types.dip.properties.state.enum]],
  'package states': [idsOf(states.package), types.package.properties.state.enum],
  'flags and their variables': [
    commands.flatMap((command) =>
      flagsOf(command.tree, command).flatMap(({ env, name }) => (env ? link(env)(name) : [])),
    ),
    trees.flatMap((tree) => tree.environment.flatMap(({ name, flag }) => (flag ? link(name)(flag) : []))),
  ],
  'outputs and their schemas': [
    commands.flatMap(({ tree, path, output }) =>
      output ? `output/${output}.schema.json Output of ${[tree.binary, ...path].join(' ')}` : [],
    ),
    outputSchemas.map((file) => `${file} ${readContract(file).title}`),
  ],
};
for (const [what, [one, other]] of Object.entries(lists))
  test(`contracts agree on the ${what}`, () => {
    const listed = (values) => [...new Set(values.filter((value) => value !== null))].sort();
    assert.deepEqual(listed(one), listed(other ?? []));
  });

test('texts contain only valid commands', () => {
  for (const { place, text } of texts)
    for (const code of inlineCode(text))
      for (const { tree, words } of findCalls(contracts, code).filter((call) => call.words.length > 0)) {
        const problems = checkCall(tree, words).filter(({ message }) => !/missing|needs|required/i.test(message));
        assert.deepEqual(problems, [], `${place}: ${code}`);
      }
});

test('limits match the defaults and ranges of their keys, and the conditions of watched metrics', () => {
  for (const { condition, meaning } of watched)
    for (const { id, value } of limits)
      if (meaning.includes(`Above {limit:${id}}`)) assert.equal(condition, `> ${value}`, meaning);
  for (const { id, value, applies, keys: limited = [] } of limits)
    for (const key of limited) {
      const { default: byDefault, minimum, maximum } = configKeys.get(key) ?? {};
      const range = /^Between (-?\d+) and (\d+)/.exec(applies)?.slice(1).map(Number);
      if (range) assert.deepEqual([minimum, maximum], range, `${key} and the limit "${id}"`);
      const [schema, name] = key.split(':');
      const remedy = `contracts/${schema}-config.schema.json: ${name} has the default ${byDefault}, but contracts/limits.json has ${value} for "${id}"; change both, then run \`npm run check:documents\` for the text that states it`;
      if (typeof byDefault === 'number') assert.equal(byDefault, value, remedy);
    }
});

test('options of adapters have the defaults of their keys', () => {
  for (const { name, default: byDefault } of adapters.flatMap(({ options }) => options))
    assert.equal(byDefault, configKeys.get(`job-package:outputs[].options.${name}`)?.default, name);
});

test("job states match each reason's states and outcome", () => {
  for (const { id, kind, phases, outcome } of entries) {
    if (kind !== 'job-reason' || reasonsAnywhere.includes(id)) continue;
    const isOf = (failure) => failure.reasons.includes(id) && [outcome, 'unchanged'].includes(failure.outcome);
    assert.deepEqual(idsOf(states.job.filter(({ onFailure }) => onFailure.some(isOf))), phases, id);
  }
});

describe('releases', () => {
  test('start with the version of the site, and go back in time', () => {
    assert.equal(versions[0], version);
    const { compare } = new Intl.Collator('en', { numeric: true });
    for (const list of [versions, releases.map(({ date }) => date)])
      assert.deepEqual(list, list.toSorted(compare).reverse());
  });

  test('list the supported agent versions, up to two minor versions back, as numbers and in words', () => {
    for (const { version, agents, agentSkew } of releases) {
      const [major, minor] = version.split('.').map(Number);
      assert.deepEqual(agents, { from: `${major}.${Math.max(0, minor - 2)}`, to: `${major}.${minor}` }, version);
      if (agents.from !== agents.to)
        assert.match(agentSkew, new RegExp(`from ${agents.from} to ${agents.to}`), version);
    }
  });

  test('name the component of every change or of none, and a key for each breaking change', () => {
    for (const { version, breaking, changes, components = {}, advisories = [], keys: listed = [] } of releases) {
      for (const [kind, names] of Object.entries(components))
        assert.equal(names.length, changes[kind].length, `${version}: components.${kind}`);
      assert.ok([0, changes.security?.length].includes(advisories.length), `${version}: advisories`);
      assert.ok(!breaking || listed.length > 0, `${version} is breaking and lists no key`);
    }
  });
});
