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

/** The severity of the vulnerability that a security change fixes, and the affected versions. */
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
    /** Minor agent versions that this release's server accepts. */
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

/** The GitHub part of contracts/integrations.json. */
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
 * Returns a limit with its unit for a sentence, such as `90 days`.
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
  const limitOf = (id: string) => limits.find((limit) => limit.id === id);
  return table(
    ['State', 'Enters when', 'Leaves when', 'Limit', 'On failure'],
    states.job.map(({ id, entersWhen, leavesWhen, limitIds = [], onFailure = [] }) => [
      code(id),
      prose(entersWhen ?? '–'),
      prose(leavesWhen ?? '–'),
      limitIds
        .map(limitOf)
        .flatMap((limit) => (limit ? [`${prose(limit.name)}: ${amount(limit)}`] : []))
        .join(' <br />') || '–',
      onFailure.map(endText).join(' <br />') || '–',
    ]),
  );
}

/** Returns the table of one group's limits, with the keys that change them. */
export function limitTable({ limits }: Limits, group: string): string {
  return table(
    ['Limit', 'Value', 'Applies', 'Key'],
    limits
      .filter((limit) => limit.group === group)
      .map((limit) => [
        prose(limit.name),
        amount(limit),
        prose(limit.applies),
        limit.keys?.map(keyLink).join(', ') || (limit.fixed ? 'fixed' : '–'),
      ]),
  );
}

/** Returns the table of ports on the server and the agent host. */
export function portTable({ ports }: Limits): string {
  return table(
    ['Port', 'Where', 'Who', 'For'],
    ports.map(({ port, protocol, direction, host, who, purpose }) => [
      `${port}/${protocol} ${direction}`,
      prose(host),
      prose(who),
      prose(purpose),
    ]),
  );
}

/** Returns the table of recommended sizes for a self-hosted server. */
export function sizeTable({ sizes }: Limits): string {
  return table(
    ['Size', 'Devices', 'Compute', 'Storage', 'Processes'],
    sizes.map(({ id, devices, compute, storage, processes }) => [
      id,
      `up to ${devices}`,
      prose(compute),
      prose(storage),
      prose(processes),
    ]),
  );
}

/** Returns the table of Compose services, with the sizes that have them. */
export function composeServiceTable({ compose }: Limits): string {
  return table(
    ['Service', 'Sizes', 'What it does'],
    compose.services.map(({ name, sizes, purpose }) => [code(name), sizes.join(', '), prose(purpose)]),
  );
}

/** Returns the table of Compose volumes: mount point and content. */
export function composeVolumeTable({ compose }: Limits): string {
  return table(
    ['Volume', 'Service and path', 'What it holds', 'Back up'],
    compose.volumes.map(({ name, path, service, holds, backup }) => [
      code(name),
      `${code(service)} ${code(path)}`,
      prose(holds),
      backup ? 'yes' : 'no',
    ]),
  );
}

/** Returns the table of server metrics to monitor: threshold, meaning, and action. */
export function watchTable({ metrics }: Limits): string {
  return table(
    ['Act when', 'Meaning and what to do'],
    metrics.map(({ metric, condition, meaning, action }) => [
      /^[<>]/.test(condition) ? code(`${metric} ${condition}`) : `${code(metric)} is ${condition}`,
      `${prose(meaning)} ${prose(action)}`,
    ]),
  );
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

/** The upgrade note of a release with no extra steps. */
const usualUpgrade = 'No extra steps.';

/** How many server versions the table of agent versions shows unfolded. */
const recentVersions = 5;

/** Returns a security change's severity and affected versions in a sentence. */
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

/** The names of configuration files, by the first part of a key. */
export const keyFiles: Record<string, string> = {
  agent: 'agent.json',
  dip: 'dip.json',
  'job-package': 'job-package.json',
  server: 'server.json',
};

/** Returns a release's changed keys by file, each with a link. */
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

/** Returns the agent versions that each server accepts: one row per minor version, newest first, older ones folded. */
export function agentVersions({ releases }: Releases): string {
  const rows = releases
    .map(({ agents: { from, to } }) => [to, from === to ? to : `${from} to ${to}`])
    .filter(([server], index, all) => all.findIndex(([other]) => other === server) === index);
  const head = ['Server', 'Supported agent versions'];
  return blocks([
    table(head, rows.slice(0, recentVersions)),
    '<details>\n<summary>Older servers</summary>',
    table(head, rows.slice(recentVersions)),
    '</details>',
  ]);
}

/** Returns the table of terms. */
export function glossary({ terms }: Glossary): string {
  return table(
    ['Term', 'Meaning'],
    terms.map(({ id, term, definition, see }) => [
      `<Anchor id="term-${id}">${see ? `[${prose(term)}](${see})` : prose(term)}</Anchor>`,
      prose(definition),
    ]),
  );
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
  return table(
    ['Adapter', 'Default file', 'What it writes', 'Options'],
    adapters.map(({ id, file, meaning, mapping, options }) => [
      code(id),
      file ? code(file) : '–',
      [meaning, ...mapping].map(prose).join(' '),
      options.map(optionText).join(' <br />') || '–',
    ]),
  );
}

/** The job processes that a variable is set for, as the table calls them. */
const processNames = {
  entry: 'entry',
  hook: 'hooks',
  adapter: 'output adapters',
  'command-adapter': '`command` adapters',
};

/** Returns the table of environment variables that the agent sets for a job. */
export function jobEnvironmentTable({ variables }: JobEnvironment): string {
  return table(
    ['Variable', 'Set for', 'Meaning'],
    variables.map(({ name, setFor, description }) => [
      code(name),
      setFor.map((process) => processNames[process]).join(', '),
      prose(description),
    ]),
  );
}

function powerOptionLink({ name }: Option): string {
  return `[${code(name)}](${keyPages.agent}#${keyAnchor(`devices[].power.options.${name}`)})`;
}

/** Returns the table of power drivers, with the keys that each reads. */
export function powerDriverTable({ power }: Drivers): string {
  return table(
    ['Driver', '`host`', '`outlet`', '`options`'],
    power.map(({ id, meaning, host, outlet, options = [] }) => [
      `${code(id)} ${prose(meaning)}`,
      host ? prose(host) : '–',
      outlet ? prose(outlet) : '–',
      options.map(powerOptionLink).join(', ') || '–',
    ]),
  );
}

/** Returns the table of flash drivers, with requirements and payload targets. */
export function flashDriverTable({ flash }: Drivers): string {
  return table(
    ['Driver', 'Needs', 'Payload targets'],
    flash.map(({ id, meaning, needs, targets }) => [
      `${code(id)} ${prose(meaning)}`,
      needs ? prose(needs) : '–',
      targets.map(({ target, meaning: place }) => `${code(target)} ${prose(place)}`).join(' <br />') || '–',
    ]),
  );
}

/** Returns the table of metrics that are recorded without an entry in `metrics[]`. */
export function metricTable({ metrics }: BuiltinMetrics): string {
  return table(
    ['Metric', 'Unit', 'Kind', 'What it is', 'From', 'Needs'],
    metrics.map(({ name, unit, kind, producedBy, meaning, needs }) => [
      code(name),
      code(unit),
      kind,
      prose(meaning),
      prose(producedBy),
      prose(needs),
    ]),
  );
}

/** Returns the table of group outcomes on GitHub. */
export function githubOutcomeTable({ github }: Integrations): string {
  return table(
    ['Group outcome', 'Check run', 'Remarks'],
    github.outcomes.map(({ outcome, when, check, title, note }) => [
      [code(outcome), when && prose(when)].filter(Boolean).join(' '),
      code(check),
      [title && `Title “${prose(title)}”.`, note && prose(note)].filter(Boolean).join(' ') || '–',
    ]),
  );
}
