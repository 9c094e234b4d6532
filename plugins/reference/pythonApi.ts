import { keyAnchor } from '../../src/lib/keyAnchor';
import type { PythonName } from '../contracts/readPythonApi';
import { blocks, code, entryHead, heading, prose, required, row, rows } from '../lib/markdown';

const addressOf = (name: string) => `/docs/reference/python-api#${keyAnchor(name)}`;

/** Returns each name as tests write it, such as `ctx.measure` for `Context.measure`, based on the API's properties. */
function callsOf(api: PythonName[]): Map<string, string> {
  const calls = new Map([['Context', 'ctx']]);
  for (const [owner, place] of calls)
    for (const { name, kind, type } of api.filter((each) => each.name.startsWith(`${owner}.`))) {
      const target = kind === 'property' ? type.replace(' | None', '') : name;
      for (const each of [name, target]) if (!calls.has(each)) calls.set(each, name.replace(owner, place));
    }
  return calls;
}

/** Returns the URLs of classes and members in the forms that text uses, such as `Context.skip` and `ctx.skip`. */
export function pythonAddresses(api: PythonName[]): [name: string, address: string][] {
  const calls = callsOf(api);
  const named = api.filter(({ name, kind }) => kind === 'class' || name.includes('.'));
  return named.flatMap(({ name }): [string, string][] => [
    [name, addressOf(name)],
    [calls.get(name) ?? name, addressOf(name)],
  ]);
}

/** Returns a type in which each name links to its entry. A long type can wrap after a bracket. */
function typeText(type: string, api: PythonName[]): string {
  const isOurs = (word: string) => api.some(({ name }) => name === word);
  const linked = prose(type).replace(/[A-Z]\w+/g, (word) => (isOurs(word) ? `[${word}](${addressOf(word)})` : word));
  return linked.replaceAll('\\[', '\\[<wbr />');
}

function nameEntry({ name, kind, type, text, signature, parameters, raises }: PythonName, api: PythonName[]): string {
  const isDecorator = kind === 'function' && !name.includes('.');
  const call = isDecorator ? `@${name}` : (callsOf(api).get(name) ?? name);
  const classFact = type ? `subclass of ${typeText(type, api)}` : call !== name && prose(call);
  const returned = kind === 'function' && !isDecorator && type !== 'None' && `returns ${typeText(type, api)}`;
  const synopsis = kind === 'type' ? type : signature !== undefined && `${call}(${signature})`;
  const fact = (anchor: string, label: string, about: (string | false)[], description: string) =>
    row(`<Anchor id="${anchor}">${code(label)}</Anchor>`, about, prose(description));
  return blocks([
    entryHead(heading(3, code(name), keyAnchor(name)), [kind === 'class' ? classFact : returned]),
    synopsis && `<Synopsis>${code(synopsis)}</Synopsis>`,
    ...text.map(prose),
    rows([
      ...api
        .filter((each) => each.kind === 'property' && each.name.startsWith(`${name}.`))
        .map((each) =>
          fact(keyAnchor(each.name), each.name.replace(/.*\./, ''), [typeText(each.type, api)], each.text.join(' ')),
        ),
      ...parameters.map((each) => {
        const standard = each.default === null ? required : `default ${prose(each.default)}`;
        return fact(`${keyAnchor(name)}--${each.name}`, each.name, [typeText(each.type, api), standard], each.text);
      }),
      ...Object.entries(raises).map(([exception, when]) =>
        fact(`${keyAnchor(name)}--${exception}`, exception, ['raised'], when),
      ),
    ]),
  ]);
}

/** Returns the entries for Python API names and their members as Markdown. */
export function pythonApi(api: PythonName[], names: string[]): string {
  const entriesOf = (name: string) =>
    api.filter((each) => each.kind !== 'property' && (each.name === name || each.name.startsWith(`${name}.`)));
  return blocks(names.flatMap(entriesOf).map((each) => nameEntry(each, api)));
}
