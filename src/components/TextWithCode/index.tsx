/** Text of a content file in which backticks mark code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have no other name
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
