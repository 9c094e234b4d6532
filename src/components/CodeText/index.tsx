import { Fragment } from 'react';

/** Renders text, with names between backticks as code. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
