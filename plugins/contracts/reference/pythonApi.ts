import { keyAnchor } from '../../../src/lib/keyAnchor';
import type { PythonName } from '../readPythonApi';
import { row, rows } from './commandReference';
import { blocks, code, heading, prose } from './markdown';

const addressOf = (name: string) => `/docs/reference/python-api#${keyAnchor(name)}`;

/** Returns how a test writes each name: `ctx.measure` for `Context.measure`, by the properties that lead there. */
function callsOf(api: PythonName[]): Map<string, string> {
  const calls = new Map([['Context', 'ctx']]);
  for (const [owner, place] of calls)
    for (const { name, kind, type } of api.filter((each) => each.name.startsWith(`${owner}.`))) {
      const call = name.replace(owner, place);
      const target = type.replace(' | None', '');
      calls.set(name, call);
      if (kind === 'property' && !calls.has(target)) calls.set(target, call);
    }
  return calls;
}

/** Returns the addresses of classes, and of their members in the forms that texts use: `Context.skip` and `ctx.skip`. */
export function pythonAddresses(api: PythonName[]): [name: string, address: string][] {
  const calls = callsOf(api);
  return api
    .filter(({ name, kind }) => kind === 'class' || name.includes('.'))
    .flatMap(({ name }) =>
      [name, (name.includes('.') && calls.get(name)) || name].map((form): [string, string] => [form, addressOf(name)]),
    );
}

/** Returns a type with links to the entries of its names. A long one breaks after a bracket. */
function typeText(type: string, api: PythonName[]): string {
  const isOurs = (word: string) => api.some(({ name }) => name === word);
  const linked = prose(type).replace(/[A-Z]\w+/g, (word) => (isOurs(word) ? `[${word}](${addressOf(word)})` : word));
  return linked.replaceAll('\\[', '\\[<wbr />');
}

function entry({ name, kind, type, text, signature, parameters, raises }: PythonName, api: PythonName[]): string {
  const isDecorator = kind === 'function' && !name.includes('.');
  const call = isDecorator ? `@${name}` : (callsOf(api).get(name) ?? name);
  const members = api.filter((each) => each.kind === 'property' && each.name.startsWith(`${name}.`));
  const facts = {
    class: type ? `subclass of ${typeText(type, api)}` : call !== name && prose(call),
    function: isDecorator ? 'decorator' : type !== 'None' && `returns ${typeText(type, api)}`,
    property: false,
    type: 'type',
  }[kind];
  const anchor = (id: string, label: string) => `<Anchor id="${id}">${code(label)}</Anchor>`;
  return blocks([
    '<EntryHead>',
    heading(3, code(name), keyAnchor(name)),
    facts && `<EntryFacts>${facts}</EntryFacts>`,
    '</EntryHead>',
    ...text.map(prose),
    kind === 'type' && `<Synopsis>${code(type)}</Synopsis>`,
    signature !== undefined && `<Synopsis>${code(`${call}(${signature})`)}</Synopsis>`,
    rows([
      ...members.map((each) =>
        row(
          anchor(keyAnchor(each.name), each.name.slice(name.length + 1)),
          typeText(each.type, api),
          false,
          each.text.map(prose).join(' '),
        ),
      ),
      ...parameters.map((each) => {
        const standard = each.default === null ? 'required' : `default **${prose(each.default)}**`;
        const label = anchor(`${keyAnchor(name)}--${each.name}`, each.name);
        return row(label, typeText(each.type, api), standard, prose(each.text));
      }),
      ...Object.entries(raises).map(([exception, when]) => row(code(exception), 'raised', false, prose(when))),
    ]),
  ]);
}

/**
 * Returns entries of the Python API as Markdown: functions, types, and classes with their members.
 * @throws {Error} if the API doesn't have one of the names
 */
export function pythonApi(api: PythonName[], names: string[]): string {
  const entries = names.flatMap((name) => {
    const found = api.filter((each) => each.name === name || each.name.startsWith(`${name}.`));
    if (found.length === 0) throw new Error(`contracts/benchloom.pyi has no public name "${name}"`);
    return found.filter(({ kind }) => kind !== 'property');
  });
  return blocks(entries.map((each) => entry(each, api)));
}
