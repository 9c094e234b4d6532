/** Stands in for a module of the framework that this site does without; as a component it shows nothing. */
export default function nothing(): null {
  return null;
}
