import { Fragment } from 'react';

/** Shows text in which names between backticks are code. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
