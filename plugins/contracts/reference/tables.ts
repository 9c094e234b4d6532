import { keyAnchor } from '../../../src/lib/keyAnchor';
import { keyPages } from './links';
import { blocks, code, heading, prose, table } from './markdown';

type Limit = {
  id: string;
  group: string;
  name: string;
  value: number | string;
  unit?: string;
  applies: string;
  keys?: string[];
  fixed?: boolean;
};

type Ending = { outcome: string; reasons: string[] };

type State = {
  id: string;
  meaning: string;
  entersWhen?: string;
  leavesWhen?: string;
  limitIds?: string[];
  onFailure?: Ending[];
};

/** contracts/job-environment.json. */
export type JobEnvironment = {
  variables: { name: string; setFor: (keyof typeof processNames)[]; description: string }[];
};

/** The parts of contracts/limits.json that pages show. */
export type Limits = {
  limits: Limit[];
  ports: {
    port: number;
    protocol: string;
    direction: string;
    host: string;
    who: string;
    purpose: string;
    public: boolean;
  }[];
  states: { job: State[] };
  sizes: { id: string; devices: number; compute: string; storage: string; processes: string }[];
  metrics: { metric: string; condition: string; meaning: string; action: string }[];
  compose: {
    services: { name: string; sizes: string[]; profile?: string; purpose: string }[];
    volumes: { name: string; path: string; service: string; holds: string; backup: boolean }[];
  };
};

/** How severe the fault is that a security change removes, and which versions have it. */
type Advisory = { severity: 'none' | 'low' | 'moderate' | 'high' | 'critical'; affected: string };

/** contracts/releases.json. */
export type Releases = {
  releases: {
    version: string;
    date: string;
    breaking: boolean;
    headline: string;
    changes: Record<'added' | 'changed' | 'fixed' | 'deprecated' | 'security', string[]>;
    /** One for each entry of `changes.security`, in its order. */
    advisories?: Advisory[];
    /** Keys that the release adds, changes, or deprecates, as `FILE:PATH`. */
    keys?: string[];
    upgrade: string;
    /** Minor versions of agents that a server of this release accepts. */
    agents: { from: string; to: string };
    agentSkew: string;
  }[];
};

/** contracts/glossary.json. */
export type Glossary = { terms: { id: string; term: string; definition: string; see?: string }[] };

/** contracts/adapters.json. */
export type Adapters = {
  adapters: { id: string; file?: string; meaning: string; mapping: string[]; options: Option[] }[];
};

/** contracts/drivers.json. */
export type Drivers = {
  power: { id: string; meaning: string; host: string | null; outlet: string | null; options?: Option[] }[];
  flash: { id: string; meaning: string; needs: string | null; targets: { target: string; meaning: string }[] }[];
};

/** contracts/builtin-metrics.json. */
export type BuiltinMetrics = {
  metrics: { name: string; unit: string; kind: string; producedBy: string; meaning: string; needs: string }[];
};

/** contracts/integrations.json, the part about GitHub. */
export type Integrations = {
  github: {
    outcomes: { outcome: string; when?: string; check: string; title?: string; note?: string }[];
  };
};

type Option = { name: string; type: string; default?: unknown; required: boolean; meaning: string };

const errorLink = (reason: string) => `[${code(reason)}](/docs/troubleshoot#${reason})`;

function amount({ value, unit }: Limit): string {
  return [typeof value === 'number' ? String(value) : prose(value), unit !== 'count' && unit]
    .filter(Boolean)
    .join('\u00a0');
}

/**
 * Returns a limit with its unit, for a sentence: `90 days`.
 * @throws {Error} if there is no limit with this id
 */
export function limitText({ limits }: Limits, id: string): string {
  const limit = limits.find((candidate) => candidate.id === id);
  if (!limit) throw new Error(`contracts/limits.json has no limit "${id}"`);
  return limit.unit === 'd' ? `${limit.value} days` : amount(limit);
}

function keyLink(key: string): string {
  const [file = '', path = ''] = key.split(':');
  const page = keyPages[file];
  return page ? `[${code(path)}](${page}#${keyAnchor(path)})` : code(path);
}

function endText({ outcome, reasons }: Ending): string {
  const name = outcome === 'unchanged' ? 'outcome unchanged' : code(outcome);
  return [name, reasons.map(errorLink).join(', ')].filter(Boolean).join(': ');
}

/** Returns the table of job states: conditions, limits, and failures. */
export function jobStateTable({ states, limits }: Limits): string {
  const limitLine = (limit: Limit) => `${prose(limit.name)}: ${amount(limit)}`;
  return table(states.job, {
    State: ({ id }) => code(id),
    'Enters when': ({ entersWhen = '' }) => prose(entersWhen),
    'Leaves when': ({ leavesWhen = '' }) => prose(leavesWhen),
    Limit: ({ limitIds = [] }) =>
      limitIds.flatMap((id) => limits.filter((limit) => limit.id === id).map(limitLine)).join(' <br />'),
    'On failure': ({ onFailure = [] }) => onFailure.map(endText).join(' <br />'),
  });
}

/** Returns the table of limits in one group, with the keys that change them. */
export function limitTable({ limits }: Limits, group: string): string {
  const members = limits.filter((limit) => limit.group === group);
  return table(members, {
    Limit: ({ name }) => prose(name),
    Value: amount,
    Applies: ({ applies }) => prose(applies),
    Key: ({ keys = [], fixed }) => keys.map(keyLink).join(', ') || (fixed && 'fixed'),
  });
}

/** Returns the table of ports on server and agent host. */
export function portTable({ ports }: Limits): string {
  return table(ports, {
    Port: ({ port, protocol, direction }) => `${port}/${protocol} ${direction}`,
    Where: ({ host }) => prose(host),
    Who: ({ who }) => prose(who),
    For: ({ purpose }) => prose(purpose),
  });
}

/** Returns the table of recommended sizes for a self-hosted server. */
export function sizeTable({ sizes }: Limits): string {
  return table(sizes, {
    Size: ({ id }) => id,
    Devices: ({ devices }) => `up to ${devices}`,
    Compute: ({ compute }) => prose(compute),
    Storage: ({ storage }) => prose(storage),
    Processes: ({ processes }) => prose(processes),
  });
}

/** Returns the table of services in the Compose file, with the sizes that have them. */
export function composeServiceTable({ compose }: Limits): string {
  return table(compose.services, {
    Service: ({ name }) => code(name),
    Sizes: ({ sizes }) => sizes.join(', '),
    'What it does': ({ purpose }) => prose(purpose),
  });
}

/** Returns the table of volumes in the Compose file: mount point and content. */
export function composeVolumeTable({ compose }: Limits): string {
  return table(compose.volumes, {
    Volume: ({ name }) => code(name),
    'Service and path': ({ service, path }) => `${code(service)} ${code(path)}`,
    'What it holds': ({ holds }) => prose(holds),
    'Back up': ({ backup }) => (backup ? 'yes' : 'no'),
  });
}

/** Returns the table of server metrics to watch: threshold, meaning, action. */
export function watchTable({ metrics }: Limits): string {
  return table(metrics, {
    'Act when': ({ metric, condition }) =>
      /^[<>]/.test(condition) ? code(`${metric} ${condition}`) : `${code(metric)} is ${condition}`,
    'Meaning and what to do': ({ meaning, action }) => `${prose(meaning)} ${prose(action)}`,
  });
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

/** The upgrade note of a release that needs nothing in particular. */
const usualUpgrade = 'No extra steps.';

/** How many server versions the table of agent versions shows unfolded. */
const recentVersions = 5;

/** Returns severity and affected versions of a security change in a sentence. */
export function advisoryText({ severity, affected }: Advisory): string {
  return `Severity: ${severity}. Affected: ${affected}.`;
}

type Release = Releases['releases'][number];

function changeItems({ changes, advisories = [] }: Release, kind: keyof Release['changes']): string {
  return changes[kind]
    .map((change, index) => {
      const advisory = kind === 'security' ? advisories[index] : undefined;
      return `- ${prose(change)}${advisory ? ` ${prose(advisoryText(advisory))}` : ''}`;
    })
    .join('\n');
}

/** Names of configuration files, as people write them, by the first part of a key. */
export const keyFiles: Record<string, string> = {
  agent: 'agent.json',
  dip: 'dip.json',
  'job-package': 'job-package.json',
  server: 'server.json',
};

/** Returns the changed keys of a release by file, each with a link. */
function changedKeys(keys: string[]): string {
  const files = [...new Set(keys.map((key) => key.replace(/:.*/, '')))];
  const list = files.map(
    (file) =>
      `${code(keyFiles[file] ?? file)}: ${keys
        .filter((key) => key.startsWith(`${file}:`))
        .map(keyLink)
        .join(', ')}`,
  );
  return `**Keys.** ${list.join('; ')}.`;
}

function upgradeNote({ upgrade, agentSkew }: Release): string[] {
  if (upgrade !== usualUpgrade) return [`**Upgrade.** ${prose(upgrade)}`, `**Agents.** ${prose(agentSkew)}`];
  return [
    '<details>\n<summary>Upgrade: the usual steps</summary>',
    `${prose(upgrade)} ${prose(agentSkew)}`,
    '</details>',
  ];
}

function releaseNote(release: Release): string {
  const { version, date, breaking, headline, changes, keys = [] } = release;
  const marks = [breaking && 'Breaking', changes.security.length > 0 && 'Security'].filter(Boolean).join(' ');
  return blocks([
    '<Release>',
    heading(2, version, releaseAnchor(release)),
    `<ReleaseFacts date="${date}" marks="${marks}" />`,
    '<ReleaseText>',
    `**${prose(headline)}**`,
    ...changeNames.flatMap(([kind, name]) =>
      changes[kind].length > 0 ? [`**${name}**`, changeItems(release, kind)] : [],
    ),
    keys.length > 0 && changedKeys(keys),
    ...upgradeNote(release),
    '</ReleaseText>',
    '</Release>',
  ]);
}

/** Returns the release history as Markdown, newest first. */
export function releaseNotes({ releases }: Releases): string {
  return blocks(releases.map(releaseNote));
}

/** Returns the agents that each server accepts: one row for each minor version, newest first, older ones folded. */
export function agentVersions({ releases }: Releases): string {
  const versions = [...new Map(releases.toReversed().map(({ agents }) => [agents.to, agents])).values()].toReversed();
  const rows = (agents: typeof versions) =>
    table(agents, {
      Server: ({ to }) => to,
      'Agents that it accepts': ({ from, to }) => (from === to ? to : `${from} to ${to}`),
    });
  return blocks([
    rows(versions.slice(0, recentVersions)),
    '<details>\n<summary>Older servers</summary>',
    rows(versions.slice(recentVersions)),
    '</details>',
  ]);
}

/** Returns the table of terms. */
export function glossary({ terms }: Glossary): string {
  return table(terms, {
    Term: ({ id, term, see }) => `<Anchor id="term-${id}">${see ? `[${prose(term)}](${see})` : prose(term)}</Anchor>`,
    Meaning: ({ definition }) => prose(definition),
  });
}

function optionText({ name, type, default: standard, required, meaning }: Option): string {
  const facts = [
    type,
    required && 'required',
    standard !== undefined && `default ${code(JSON.stringify(standard))}`,
  ].filter(Boolean);
  return `${code(name)} (${facts.join(', ')}): ${prose(meaning)}`;
}

/** Returns the table of built-in output adapters: default file, mapping, options. */
export function adapterTable({ adapters }: Adapters): string {
  return table(adapters, {
    Adapter: ({ id }) => code(id),
    'Default file': ({ file }) => file && code(file),
    'What it writes': ({ meaning, mapping }) => [meaning, ...mapping].map(prose).join(' '),
    Options: ({ options }) => options.map(optionText).join(' <br />'),
  });
}

/** The processes of a job that a variable is set for, as the table names them. */
const processNames = {
  entry: 'entry',
  hook: 'hooks',
  adapter: 'output adapters',
  'command-adapter': '`command` adapters',
};

/** Returns the table of environment variables that the agent sets for a job. */
export function jobEnvironmentTable({ variables }: JobEnvironment): string {
  return table(variables, {
    Variable: ({ name }) => code(name),
    'Set for': ({ setFor }) => setFor.map((process) => processNames[process]).join(', '),
    Meaning: ({ description }) => prose(description),
  });
}

function powerOptionLink({ name }: Option): string {
  return `[${code(name)}](${keyPages.agent}#${keyAnchor(`devices[].power.options.${name}`)})`;
}

/** Returns the table of power drivers, with the keys that each reads. */
export function powerDriverTable({ power }: Drivers): string {
  return table(power, {
    Driver: ({ id, meaning }) => `${code(id)} ${prose(meaning)}`,
    '`host`': ({ host }) => host && prose(host),
    '`outlet`': ({ outlet }) => outlet && prose(outlet),
    '`options`': ({ options = [] }) => options.map(powerOptionLink).join(', '),
  });
}

/** Returns the table of flash drivers, with requirements and payload targets. */
export function flashDriverTable({ flash }: Drivers): string {
  return table(flash, {
    Driver: ({ id, meaning }) => `${code(id)} ${prose(meaning)}`,
    Needs: ({ needs }) => needs && prose(needs),
    'Payload targets': ({ targets }) =>
      targets.map(({ target, meaning }) => `${code(target)} ${prose(meaning)}`).join(' <br />'),
  });
}

/** Returns the table of metrics that are recorded without an entry in `metrics[]`. */
export function metricTable({ metrics }: BuiltinMetrics): string {
  return table(metrics, {
    Metric: ({ name }) => code(name),
    Unit: ({ unit }) => code(unit),
    Kind: ({ kind }) => kind,
    'What it is': ({ meaning }) => prose(meaning),
    From: ({ producedBy }) => prose(producedBy),
    Needs: ({ needs }) => prose(needs),
  });
}

/** Returns the table of group outcomes on GitHub. */
export function githubOutcomeTable({ github }: Integrations): string {
  return table(github.outcomes, {
    'Group outcome': ({ outcome, when = '' }) => `${code(outcome)} ${prose(when)}`.trim(),
    'Check run': ({ check }) => code(check),
    Remarks: ({ title, note = '' }) => `${title ? `Title “${prose(title)}”.` : ''} ${prose(note)}`.trim(),
  });
}
