import parseSelector, { type Selector } from 'postcss-selector-parser';

/** The part of a selector that concerns one element, and how it stands to the part before it. */
type Compound = { combinator: string; conditions: Set<string> };

function readCompounds(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ combinator: '', conditions: new Set() }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim() || ' ', conditions: new Set() });
    else if (node.type !== 'universal') compounds.at(-1)?.conditions.add(node.toString().trim().replace('::', ':'));
  }
  return compounds;
}

const parsed = new Map<string, Compound[]>();

function compoundsOf(selector: string): Compound[] {
  const known = parsed.get(selector);
  if (known) return known;
  const [first] = parseSelector().astSync(selector).nodes;
  const compounds = first ? readCompounds(first) : [];
  parsed.set(selector, compounds);
  return compounds;
}

const pseudoElement = /:(?:before|after|marker|placeholder|selection|backdrop|-[\w-]+)$/;
const pseudoElementOf = ({ conditions }: Compound) =>
  [...conditions].find((condition) => pseudoElement.test(condition));

const partOfClass = /^\[class\*=["']?([\w-]+)["']?\]$/;

/** True when an element of these conditions meets `wanted`, as itself or as `[class*="part"]` of a class among them. */
function meets(conditions: Set<string>, wanted: string): boolean {
  if (conditions.has(wanted)) return true;
  const part = partOfClass.exec(wanted)?.[1];
  return (
    part !== undefined && [...conditions].some((condition) => condition.startsWith('.') && condition.includes(part))
  );
}

const includes = (wide: Compound, narrow: Compound) =>
  [...wide.conditions].every((condition) => meets(narrow.conditions, condition));

/**
 * True when every element that `narrow` means is meant by `wide` too, as far as the text of the selectors tells:
 * `.menu a` is wider than `.menu > a.active`. False when in doubt. Neither has a comma at its top level.
 */
export function isWider(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  const wanted = [...compoundsOf(wide)];
  const given = [...compoundsOf(narrow)];
  const [wantedSubject, subject] = [wanted.pop(), given.pop()];
  if (!wantedSubject || !subject || !includes(wantedSubject, subject)) return false;
  if (pseudoElementOf(wantedSubject) !== pseudoElementOf(subject)) return false;
  if ([wantedSubject, ...wanted].some(({ combinator }) => combinator.trim())) return false;
  let { combinator } = subject;
  for (const compound of given.reverse()) {
    const isAncestor = combinator === ' ' || combinator === '>';
    const ancestor = wanted.at(-1);
    if (isAncestor && ancestor && includes(ancestor, compound)) wanted.pop();
    combinator = compound.combinator;
  }
  return wanted.length === 0;
}
