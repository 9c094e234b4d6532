import { causeNames } from '../../src/lib/causeNames';
import { splitAtNames } from '../../src/ui/CommandLine/exampleNames';
import { busOf } from '../../src/ui/MiniBus/busOf';
import {
  type ErrorCodes,
  type ErrorEntry,
  entryAddress,
  isCode,
  publishedEntry,
  type Step,
} from '../contracts/errorCodes';
import { blocks, code, heading, prose } from '../lib/markdown';
import { sinceText } from './since';

const kinds: Record<ErrorEntry['kind'], string> = {
  'job-reason': 'job reason',
  'test-code': 'test code',
  warning: 'warning',
  'wait-reason': 'waits',
  'api-error': 'API error',
  symptom: 'symptom',
};

/** Whose part the cause is. */
const classes = {
  product: 'product failure',
  infrastructure: 'lab error',
  configuration: 'configuration error',
  user: '',
};

/** Returns a link to the entry with the given ID. The link shows a code's ID or a symptom's title. */
function linkTo(id: string, codes: ErrorCodes): string {
  const entry = codes.entries.find((candidate) => candidate.id === id);
  return entry ? `[${isCode(id) ? code(id) : prose(entry.title)}](${entryAddress(entry, codes)})` : prose(id);
}

/** Returns an entry's bus as the attributes of a component. */
export function busAttributes(entry: ErrorEntry, entries: ErrorEntry[]): string {
  const { phases, look } = busOf(
    entry,
    entries.find(({ id }) => id === entry.code),
  );
  return `phases={${JSON.stringify(phases)}} look="${look}"`;
}

/** Returns links to related entries and sections, except for codes that the entry's text already links to. */
function related(entry: ErrorEntry, codes: ErrorCodes, texts: string): string[] {
  const { code: parent, seeAlso = [], pages = [] } = entry;
  const isNamed = (id: string) => id === parent || (isCode(id) && new RegExp(`\\b${id}\\b`).test(texts));
  const others = seeAlso
    .filter((id) => !isNamed(id))
    .flatMap((id) => codes.entries.find((other) => other.id === id) ?? []);
  return [
    ...others.map(
      (other) => `<MiniBus ${busAttributes(other, codes.entries)} size="also" /> ${linkTo(other.id, codes)}`,
    ),
    ...pages.map(({ title, to }) => `[${prose(title)}](${to})`),
  ];
}

/** Returns an entry's outcome or kind, and its effect on the job and the device. */
function codeFacts(entry: ErrorEntry, codes: ErrorCodes): string[] {
  const { code: parent, kind, httpStatus, since, fixedIn } = entry;
  const covering = codes.entries.find(({ id }) => id === parent) ?? entry;
  const phases = entry.phases ?? covering.phases ?? [];
  const facts = [
    `**${covering.outcome ?? (httpStatus ? `HTTP ${httpStatus}` : kinds[kind])}**`,
    parent && `reported as ${linkTo(parent, codes)}`,
    phases.includes('any') ? 'any phase' : phases.join(', '),
    [covering.class && classes[covering.class], covering.retriedByDefault && 'retried once'].filter(Boolean).join(', '),
    covering.healthCost && 'costs health',
    since && sinceText(since),
    fixedIn && `fixed in ${fixedIn}`,
  ];
  return facts.flatMap((fact) => fact || []);
}

/** What a command's marked name is, where the name doesn't say it. */
const nameNotes: [name: RegExp, note: string][] = [
  [/\bPORT\b/, "`PORT` is the device's `devices[].console.path`."],
  [/\bgateway-install\b/, '`gateway-install` is your [install job](/docs/how-to/create-install-job).'],
  [/\b(?:00048\.00643|5a1f3c07|1050298745)\b/, '`agentctl device scan` prints serial numbers.'],
  [/--location 1-1\b/, '`uhubctl` lists hubs and ports.'],
];

/** Returns a function that shows a step. A legend explains names to replace below the first command that has them. */
function stepWriter(): (step: Step) => string {
  let isFirst = true;
  const explained = new Set<string>();
  return ({ text, command, on }) => {
    if (!command) return prose(text);
    const notes = nameNotes.flatMap(([name, note]) => (name.test(command) && !explained.has(note) ? note : []));
    for (const note of notes) explained.add(note);
    const hasLegend = notes.length > 0 || (isFirst && splitAtNames(command).length > 1);
    const legend = hasLegend ? `<Legend${isFirst ? '' : ' more'}>${notes.join(' ')}</Legend>` : '';
    if (hasLegend) isFirst = false;
    // A tag must not contain these characters in a string (see `linkNames`).
    const value = JSON.stringify(command).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    return `${prose(text)}<CommandLine command={${value}}${on ? ` on="${on}"` : ''} />${legend}`;
  };
}

/** Returns numbered steps, or the only one. */
function stepList(items: string[]): string {
  if (items.length === 1) return `<div>${items[0]}</div>`;
  return blocks(['<ol>', ...items.map((item) => `<li>${item}</li>`), '</ol>']);
}

/** The letters of causes. */
const letters = 'ABCDEFGH';

/** Returns items with the letters of their causes, or the only one. `id` starts the anchors of causes. */
function letterList(of: string, items: string[], id?: string): string {
  const [only] = items;
  if (items.length === 1 && only) return only;
  const lettered = items.map(
    (item, index) =>
      `<Lettered${id ? ` id="${id}-${letters[index]}"` : ''} of="${of}" letter="${letters[index]}">\n\n${item}\n\n</Lettered>`,
  );
  return blocks(['<ul>', ...lettered, '</ul>']);
}

/** Links the titles of other entries, which appear in quotation marks. */
function linkTitles(markdown: string, codes: ErrorCodes): string {
  return markdown.replace(/"([^"\n]+)"/g, (quoted, title) => {
    const entry = codes.entries.find((candidate) => prose(candidate.title) === title);
    return entry ? `[${title}](${entryAddress(entry, codes)})` : quoted;
  });
}

/** Where readers see who has a device, and take it. */
const takeDevice = '/docs/how-to/maintain-devices#take-the-device';

function entryText(entry: ErrorEntry, codes: ErrorCodes): string {
  const { id, title, symptom } = entry;
  const { hardware, check, causes, fixes, confirm, cause, fix } = publishedEntry(entry, codes.shared);
  const writeStep = stepWriter();
  const links = related(entry, codes, [symptom, confirm, cause, ...fix].join(' '));
  const part = (name: string, content: string) => blocks([`<EntryPart name="${name}">`, content, '</EntryPart>']);
  const parts = blocks([
    part('Seen', `<div>${prose(symptom)}</div>`),
    part('Check', stepList(check.map(writeStep))),
    part(
      'Cause',
      letterList(
        'Cause',
        causes.map(({ name, tell = '' }) => `<div>**${prose(name)}**${tell && ` ${prose(tell)}`}</div>`),
        id,
      ),
    ),
    part(
      'Fix',
      letterList(
        'Fix for cause',
        fixes.map(({ steps }) => stepList(steps.map(writeStep))),
      ),
    ),
    links.length > 0 && part('See also', blocks(['<ul>', ...links.map((link) => `<li>${link}</li>`), '</ul>'])),
  ]);
  return blocks([
    '<Entry>',
    heading(2, prose(title), id),
    `<EntryFacts${isCode(id) ? ` code="${id}"` : ''} ${busAttributes(entry, codes.entries)}>`,
    codeFacts(entry, codes)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    '</EntryFacts>',
    hardware && `<TakeDevice>[Take the device before those steps](${takeDevice})</TakeDevice>`,
    linkTitles(parts, codes)
      .replace(causeNames, (name) => `[${name}](#${id}-${name.at(-1)})`)
      .replace(/\b[Ii]n maintenance\b(?![^[\]]*\]\()/, `[$&](${takeDevice})`),
    '</Entry>',
  ]);
}

/** Returns one group's symptoms and codes as Markdown, each with symptom, check, cause, and fix. */
export function errorCodes(codes: ErrorCodes, group: string): string {
  const title = codes.groups.find(({ id }) => id === group)?.title;
  if (!title) throw new Error(`contracts/error-codes.json has no group "${group}"`);
  return blocks(codes.entries.filter((entry) => entry.group === title).map((entry) => entryText(entry, codes)));
}
