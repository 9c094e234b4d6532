import { amount, type Limits } from '../contracts/limits';
import type { ReadContract } from '../contracts/readContract';
import { blocks, type Columns, code, heading, prose, table } from '../lib/markdown';
import { keyAddress } from './links';

/** The contents of the contracts that are shown as tables. The schemas in contracts/schema/ describe the fields. */
export type Releases = typeof import('../../contracts/releases.json');
export type Glossary = typeof import('../../contracts/glossary.json');
export type JobEnvironment = typeof import('../../contracts/job-environment.json');
type Adapters = typeof import('../../contracts/adapters.json');
type Drivers = typeof import('../../contracts/drivers.json');
type BuiltinMetrics = typeof import('../../contracts/builtin-metrics.json');
type Integrations = typeof import('../../contracts/integrations.json');

type Ending = Limits['states']['job'][number]['onFailure'][number];
type Release = Releases['releases'][number];
type Advisory = NonNullable<Release['advisories']>[number];

type Option = { name: string; type: string; default?: unknown; required: boolean; meaning: string };

/** The most thorough verification of a flash driver, as shown in its table. */
const verifications: Record<string, string> = { none: 'None', tool: 'By the tool', readback: 'Readback' };

function keyLink(key: string): string {
  const [file = '', path = ''] = key.split(':');
  return `[${code(path)}](${keyAddress(file, path)})`;
}

function endText({ outcome, reasons }: Ending): string {
  const name = outcome === 'unchanged' ? 'outcome unchanged' : code(outcome);
  return [name, reasons.join(', ')].filter(Boolean).join(': ');
}

/** The kinds of changes in a release, in order, with their headings. */
export const changeNames = [
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['fixed', 'Fixed'],
  ['deprecated', 'Deprecated'],
  ['security', 'Security'],
] as const;

/** Returns the anchor of a release, such as `v2-31-0`. */
export function releaseAnchor({ version }: { version: string }): string {
  return `v${version.replaceAll('.', '-')}`;
}

/** How many server versions the agent-version table shows until the reader expands it. */
const recentVersions = 5;

/** Returns a security change's severity and affected versions as a sentence. */
export function advisoryText({ severity, affected }: Advisory): string {
  return `Severity: ${severity}. Affected: ${affected}.`;
}

/** How many items of a release without parts a group shows without folding. */
const shortGroup = 3;

const group = (summary: string, count: number, lines: (string | false)[], isPart = false): string =>
  isPart || count > shortGroup
    ? blocks([`<details>\n<summary>${summary} (${count})</summary>`, ...lines, '</details>'])
    : blocks([`**${summary}**`, ...lines]);

/** Returns a release's changes, by part or, where the contract doesn't name the parts, by kind. */
function changeGroups({ changes, components, advisories = [] }: Release): string[] {
  const parts = components as Partial<Record<string, string[]>> | undefined;
  const rows = changeNames.flatMap(([kind, name]) =>
    changes[kind].map((change, index) => {
      const advisory = kind === 'security' ? advisories[index] : undefined;
      const item = `- ${prose(change)}${advisory ? ` ${prose(advisoryText(advisory))}` : ''}`;
      return { part: parts?.[kind]?.[index] ?? name, name, item };
    }),
  );
  return [...new Set(rows.map(({ part }) => part))].map((part) => {
    const own = rows.filter((row) => row.part === part);
    const lists = [...new Set(own.map(({ name }) => name))].flatMap((name) => [
      name !== part && `**${name}**`,
      own.flatMap((row) => (row.name === name ? [row.item] : [])).join('\n'),
    ]);
    return group(part, own.length, lists, part !== own[0]?.name);
  });
}

/** Returns a release's changed keys, each with a link. */
function changedKeys(keys: string[]): string {
  const files = [...new Set(keys.map((key) => key.replace(/:.*/, '')))];
  const list = files.map((file) => {
    const links = keys.filter((key) => key.startsWith(`${file}:`)).map(keyLink);
    return `- ${code(`${file}.json`)}: ${links.join(', ')}`;
  });
  return group('Keys', keys.length, [list.join('\n')]);
}

function releaseNote(release: Release): string {
  const { version, date, breaking, headline, changes, keys = [], upgrade } = release;
  const steps = upgrade.split(/(?<=\.) (?=[A-Z])/).map(prose);
  const marks = [breaking && 'Breaking', changes.security.length > 0 && 'Security'].filter(Boolean).join(' ');
  return blocks([
    '<Release>',
    heading(2, version, releaseAnchor(release)),
    `<ReleaseFacts date="${date}" marks="${marks}" />`,
    // A release's only change says the same as its headline.
    Object.values(changes).flat().length > 1 && `<ReleaseHeadline>**${prose(headline)}**</ReleaseHeadline>`,
    ...(steps.length > 1 ? ['**Upgrade**', steps.map((step) => `- ${step}`).join('\n')] : [`**Upgrade.** ${steps[0]}`]),
    ...changeGroups(release),
    keys.length > 0 && changedKeys(keys),
    '</Release>',
  ]);
}

/** Returns the release history as Markdown, newest first. */
export function releaseNotes({ releases }: Releases): string {
  return blocks(releases.map(releaseNote));
}

/** Returns the agent versions that each minor server version accepts, newest first. Older versions are collapsed. */
export function agentVersions({ releases }: Releases): string {
  const versions = [...new Map(releases.toReversed().map(({ agents }) => [agents.to, agents])).values()].toReversed();
  const rows = (agents: typeof versions) =>
    table(agents, {
      Server: ({ to }) => to,
      'Supported versions': ({ from, to }) => `agents ${from === to ? to : `${from} to ${to}`}`,
    });
  return blocks([
    rows(versions.slice(0, recentVersions)),
    '<details>\n<summary>Older servers</summary>',
    rows(versions.slice(recentVersions)),
    '</details>',
  ]);
}

function optionText({ name, type, default: standard, required, meaning }: Option): string {
  const facts = [
    type,
    required && 'required',
    standard !== undefined && `default ${code(JSON.stringify(standard))}`,
  ].filter(Boolean);
  return `${code(name)} (${facts.join(', ')}): ${prose(meaning)}`;
}

/** The kinds of job processes for which a variable is set, with their names in the table. */
const processNames: Record<string, string> = {
  entry: 'entry',
  hook: 'hooks',
  adapter: 'output adapters',
  'command-adapter': '`command` adapters',
};

/** Returns the Markdown for a reference tag, made from its attributes and the contracts. */
export type Reference = (attributes: Record<string, string>, read: ReadContract) => string;

/** Returns a reference that shows part of a contract as a table, with one row per entry. */
function tableOf<Content, Entry>(
  file: string,
  entriesOf: (content: Content, attributes: Record<string, string>) => readonly Entry[],
  columns: Columns<Entry>,
): Reference {
  return (attributes, read) => table(entriesOf(read<Content>(file), attributes), columns);
}

export const tableReferences: Record<string, Reference> = {
  JobStateTable: tableOf(
    'limits.json',
    ({ states, limits }: Limits) => states.job.map((state) => ({ ...state, limits })),
    {
      State: ({ id }) => code(id),
      'Enters when': ({ entersWhen = '' }) => prose(entersWhen),
      'Leaves when': ({ leavesWhen = '' }) => prose(leavesWhen),
      Limit: ({ limitIds = [], limits }) =>
        limitIds
          .flatMap((id) => limits.filter((limit) => limit.id === id))
          .map((limit) => `${prose(limit.name)}: ${amount(limit)}`)
          .join(' <br />'),
      'On failure': ({ onFailure }) => onFailure.map(endText).join(' <br />'),
    },
  ),
  /** The limits in one group, with the keys that change them. */
  LimitTable: tableOf(
    'limits.json',
    ({ limits }: Limits, { group }) => limits.filter((limit) => limit.group === group),
    {
      Limit: ({ name }) => prose(name),
      Value: amount,
      Applies: ({ applies }) => prose(applies),
      Key: ({ keys = [], fixed }) => keys.map(keyLink).join(', ') || (fixed && 'fixed'),
    },
  ),
  Ports: tableOf('limits.json', ({ ports }: Limits) => ports, {
    Port: ({ port, protocol, direction }) => `${port}/${protocol} ${direction}`,
    Where: ({ host }) => prose(host),
    Who: ({ who }) => prose(who),
    For: ({ purpose }) => prose(purpose),
  }),
  ServerSizes: tableOf('limits.json', ({ sizes }: Limits) => sizes, {
    Size: ({ id }) => id,
    For: ({ devices }) => `up to ${devices} devices`,
    Compute: ({ compute }) => prose(compute),
    Storage: ({ storage }) => prose(storage),
    Processes: ({ processes }) => prose(processes),
  }),
  ComposeServices: tableOf('limits.json', ({ compose }: Limits) => compose.services, {
    Service: ({ name }) => code(name),
    Sizes: ({ sizes }) => sizes.join(', '),
    'What it does': ({ purpose }) => prose(purpose),
  }),
  ComposeVolumes: tableOf('limits.json', ({ compose }: Limits) => compose.volumes, {
    Volume: ({ name }) => code(name),
    'Service and path': ({ service, path }) => `${code(service)} ${code(path)}`,
    'What it holds': ({ holds }) => prose(holds),
    'Back up': ({ backup }) => (backup ? 'yes' : 'no'),
  }),
  WatchList: tableOf('limits.json', ({ metrics }: Limits) => metrics, {
    'Act when': ({ metric, condition }) =>
      /^[<>]/.test(condition) ? code(`${metric} ${condition}`) : `${code(metric)} is ${prose(condition)}`,
    'Meaning and what to do': ({ meaning, action }) => `${prose(meaning)} ${prose(action)}`,
  }),
  /** Metrics that each agent serves on its host. */
  AgentMetrics: tableOf('limits.json', ({ agentMetrics }: Limits) => agentMetrics, {
    Metric: ({ metric }) => code(metric),
    Meaning: ({ meaning }) => prose(meaning),
  }),
  Glossary: tableOf('glossary.json', ({ terms }: Glossary) => terms, {
    Term: ({ id, term, see }) => `<Anchor id="term-${id}">${see ? `[${prose(term)}](${see})` : prose(term)}</Anchor>`,
    Meaning: ({ definition }) => prose(definition),
  }),
  AdapterTable: tableOf('adapters.json', ({ adapters }: Adapters) => adapters, {
    Adapter: ({ id }) => code(id),
    'Default file': ({ file }) => file && code(file),
    'What it writes': ({ meaning, mapping }) => [meaning, ...mapping].map(prose).join(' '),
    Options: ({ options }) => options.map(optionText).join(' <br />'),
  }),
  /** Environment variables that the agent sets for a job. */
  JobEnvironment: tableOf('job-environment.json', ({ variables }: JobEnvironment) => variables, {
    Variable: ({ name }) => code(name),
    'Set for': ({ setFor }) => setFor.map((process) => processNames[process]).join(', '),
    Meaning: ({ description }) => prose(description),
  }),
  PowerDrivers: tableOf('drivers.json', ({ power }: Drivers) => power, {
    Driver: ({ id, meaning }) => `${code(id)} ${prose(meaning)}`,
    '`host`': ({ host }) => host && prose(host),
    '`outlet`': ({ outlet }) => outlet && prose(outlet),
    '`options`': ({ options = [] }) =>
      options
        .map(({ name }) => `[${code(name)}](${keyAddress('agent', `devices[].power.options.${name}`)})`)
        .join(', '),
  }),
  FlashDrivers: tableOf('drivers.json', ({ flash }: Drivers) => flash, {
    Driver: ({ id, meaning }) => `${code(id)} ${prose(meaning)}`,
    Needs: ({ needs }) => needs && prose(needs),
    'Payload targets': ({ targets }) =>
      targets.map(({ target, meaning }) => `${code(target)} ${prose(meaning)}`).join(' <br />'),
    Verification: ({ verify }) => verifications[verify],
  }),
  /** Metrics that are recorded even without an entry in `metrics[]`. */
  BuiltinMetrics: tableOf('builtin-metrics.json', ({ metrics }: BuiltinMetrics) => metrics, {
    Metric: ({ name }) => code(name),
    Unit: ({ unit }) => code(unit),
    Kind: ({ kind }) => kind,
    'What it is': ({ meaning }) => prose(meaning),
    From: ({ producedBy }) => prose(producedBy),
    Needs: ({ needs }) => prose(needs),
  }),
  GithubOutcomes: tableOf('integrations.json', ({ github }: Integrations) => github.outcomes, {
    'Group outcome': ({ outcome, when = '' }) => `${code(outcome)} ${prose(when)}`.trim(),
    'Check run': ({ check }) => code(check),
    Remarks: ({ title, note = '' }) => `${title ? `Title “${prose(title)}”.` : ''} ${prose(note)}`.trim(),
  }),
};
