import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import { longestWhole } from '../lib/longestWhole';

/** Matches code between backticks, or a link to a page as in Markdown. */
const marks = /`([^`]*)`|\[([^\]`]+)\]\((\/[^)\s]+)\)/;

/** Keeps a word of code, such as a flag, in one piece. Browsers would break it after its hyphens. */
function keepFlag(word: string, index: number) {
  if (!word.includes('-') || word.length > longestWhole) return word;
  return (
    <span className="nowrap" key={`${index}-${word}`}>
      {word}
    </span>
  );
}

/** Shows text in which names between backticks are code, and `[title](/address)` is a link. */
export function CodeText({ text }: { text: string }) {
  return text.split(marks).map((part, index, parts) => {
    const key = `${index}-${part}`;
    if (index % 4 === 0) return <Fragment key={key}>{part}</Fragment>;
    if (index % 4 === 1) return part !== undefined && <code key={key}>{part.split(/(\s)/).map(keepFlag)}</code>;
    const to = index % 4 === 2 && parts[index + 1];
    return (
      to && (
        <Link key={key} to={to}>
          {part}
        </Link>
      )
    );
  });
}
