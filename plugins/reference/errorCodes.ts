import { causeNames } from '../../src/lib/causeNames';
import {
  type ErrorCodes,
  type ErrorEntry,
  entryAddress,
  fixOf,
  isCode,
  type Load,
  type Result,
  type Shared,
  type Step,
  titleLinker,
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

/** Who has to fix the cause. */
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

/** Returns links to related entries and sections, except for those to which the entry's text already links. */
function related(entry: ErrorEntry, codes: ErrorCodes, text: string): string[] {
  const { code: parent, seeAlso = [], pages = [] } = entry;
  const isNamed = (id: string) => id === parent || new RegExp(isCode(id) ? `\\b${id}\\b` : `#${id}\\)`).test(text);
  return [
    ...seeAlso.filter((id) => !isNamed(id)).map((id) => linkTo(id, codes)),
    ...pages.filter(({ to }) => !text.includes(`](${to})`)).map(({ title, to }) => `[${prose(title)}](${to})`),
  ];
}

/** Returns an entry's outcome or kind, and its effect on the job and the device. */
function codeFacts(entry: ErrorEntry, codes: ErrorCodes): string[] {
  const { code: parent, kind, httpStatus, since, fixedIn } = entry;
  const covering = codes.entries.find(({ id }) => id === parent) ?? entry;
  const facts = [
    `**${covering.outcome ?? (httpStatus ? `HTTP ${httpStatus}` : kinds[kind])}**`,
    parent && `reported as ${linkTo(parent, codes)}`,
    [covering.class && classes[covering.class], covering.retriedByDefault && 'retried once'].filter(Boolean).join(', '),
    covering.healthCost && 'counts against health',
    since && sinceText(since),
    fixedIn && `fixed in ${fixedIn}`,
  ];
  return facts.flatMap((fact) => fact || []);
}

/** What an example name in a command is, where the name doesn't say it. */
const nameNotes: [name: RegExp, note: string][] = [
  [/\bPORT\b/, "`PORT` is the device's `devices[].console.path`."],
  [/\b(?:00048\.00643|5a1f3c07|1050298745)\b/, '`agentctl device scan` prints serial numbers.'],
  [
    /\busbsdmux\b/,
    'For an SDWire, use `sd-mux-ctrl -- --device-serial=SERIAL` with `--status` (get), `--ts` (host), or `--dut`.',
  ],
];

/** Returns what the names in a command are, where the names don't say it. */
export const notesOf = (command: string): string[] =>
  nameNotes.flatMap(([name, note]) => (name.test(command) ? note : []));

/** Returns a function that shows a command. Explains each of its names once. */
function commandWriter(): (step: { command?: string; on?: string }) => string {
  const explained = new Set<string>();
  return ({ command, on }) => {
    if (!command) return '';
    const notes = notesOf(command).filter((note) => !explained.has(note));
    for (const note of notes) explained.add(note);
    // A tag must not contain these characters in a string (see `linkNames`).
    const value = JSON.stringify(command).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
    return `<CommandLine command={${value}}${on ? ` on="${on}"` : ''} />${notes.length > 0 ? `<p>${notes.join(' ')}</p>` : ''}`;
  };
}

type Writer = ReturnType<typeof commandWriter>;

/** A short mark beside a name or a step. */
function mark(text: string): string {
  return `<small data-aside="">${text}</small>`;
}

/** Returns several steps as a numbered list, or a single step as it is. */
function stepList(items: string[]): string {
  if (items.length === 1) return `<div>${items[0]}</div>`;
  return blocks(['<ol>', ...items.map((item) => `<li>${item}</li>`), '</ol>']);
}

/** Maximum number of steps of a fix that's shown again at another cause. */
const maxRepeated = 3;

/** Returns the checks, each with its results as rows. */
function checkList({ id, causes, check }: ErrorEntry, codes: ErrorCodes, handsOn: string, write: Writer): string {
  const letterLink = (letter: string) => {
    const { name = '' } = causes.find((cause) => cause.letter === letter) ?? {};
    return `<a aria-label={${JSON.stringify(`${letter}: ${name.replaceAll('`', '')}`)}} href="#${id}-${letter}">${letter}</a>`;
  };
  const row = ({ result, causes: letters = [], entry, then, check: next }: Result) => {
    const ways = [...letters.map(letterLink), entry && linkTo(entry, codes), next && `check ${next}`].filter(Boolean);
    const way = ways.join(' ') || (!then && 'next check');
    return `<li><span>${prose(then ? `${result}. ${then}` : result)}</span>${way ? ` <span>${way}</span>` : ''}</li>`;
  };
  const items = check.map((each) => {
    const { question, text, results } = each;
    const words = [question && `**${prose(question)}**`, each.handsOn && handsOn, text && prose(text)];
    const rows = results ? `<ul>${results.map(row).join('')}</ul>` : '';
    const command = write(each);
    return `<li><div>${words.filter(Boolean).join(' ')}</div>${command && `<div>${command}</div>`}${rows}</li>`;
  });
  return blocks(['<ol>', ...items, '</ol>']);
}

/** Returns the causes, each with what tells it apart and its fix. */
function causeList(entry: ErrorEntry, { load }: Shared, handsOn: string, write: Writer): string {
  const { id, causes } = entry;
  const writeStep = (step: Step | Load) =>
    'load' in step
      ? `[${load.name}](${load.to}): it ${load.effect}.${write(load)}`
      : `${prose(step.text)}${write(step)}`;
  const items = causes.map((cause) => {
    const { letter, name, tell } = cause;
    const steps = fixOf(cause, entry);
    const title = `<h4>${causes.length > 1 ? `<b>${letter}</b> ` : ''}${prose(name)}</h4>`;
    const isShown = cause.fix || steps.length <= maxRepeated;
    return blocks([
      `<Cause id="${id}-${letter}">`,
      `<div>${title}${cause.handsOn ? handsOn : ''}${tell ? `<p>${prose(tell)}</p>` : ''}</div>`,
      isShown ? stepList(steps.map(writeStep)) : `<div>The same as for cause ${cause.fixOf}.</div>`,
      '</Cause>',
    ]);
  });
  return blocks(['<ul>', ...items, '</ul>']);
}

function entryText(entry: ErrorEntry, codes: ErrorCodes): string {
  const { id, title, symptom, installs, phases, causes } = entry;
  const { shared } = codes;
  const handsOn = mark(`[${shared.handsOn.name}](${shared.handsOn.to})`);
  const write = commandWriter();
  const covering = codes.entries.find((other) => other.id === entry.code);
  const text = blocks([
    '<h3>Symptom</h3>',
    `<p>${prose(symptom)}</p>`,
    '<h3>Check</h3>',
    installs && `<p>${prose(shared.installs.short)} [Image or bench?](${shared.installs.to})</p>`,
    checkList(entry, codes, handsOn, write),
    `<h3>${causes.length > 1 ? 'Causes and fixes' : 'Cause and fix'}</h3>`,
    causeList(entry, shared, handsOn, write),
  ]);
  const parts = titleLinker(codes, prose)(text).replace(causeNames, (name) => `[${name}](#${id}-${name.at(-1)})`);
  const links = related(entry, codes, parts);
  return blocks([
    '<Entry>',
    heading(2, prose(title), id),
    `<EntryFacts${isCode(id) ? ` code="${id}"` : ''} phases={${JSON.stringify(phases ?? covering?.phases ?? [])}}>`,
    codeFacts(entry, codes)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    '</EntryFacts>',
    parts,
    links.length > 0 && blocks(['<h3>See also</h3>', `<p data-aside="">${links.join('; ')}</p>`]),
    '</Entry>',
  ]);
}

/** The names that most commands contain. Appears once on each page. */
const commandNote =
  'In commands, replace example names, such as `gateway@released`, `rpi4-07`, and the [install job](/docs/how-to/create-install-job) `gateway-install`, with your own. The prompt says where a command runs.';

/** Returns one group's symptoms and codes as Markdown, each with symptom, check, cause, and fix. */
export function errorCodes(codes: ErrorCodes, group: string): string {
  const title = codes.groups.find(({ id }) => id === group)?.title;
  if (!title) throw new Error(`contracts/error-codes.json has no group "${group}"`);
  const entries = codes.entries.filter((entry) => entry.group === title);
  return blocks([commandNote, ...entries.map((entry) => entryText(entry, codes))]);
}
