import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProse } from '../../checks/prose/prose';
import { codeMark } from '../../checks/readPages';
import { formatFinding } from '../../checks/report';
import { company } from '../../src/lib/company';
import { markdownPath } from '../../src/lib/markdownPath';
import { allRoutes, docsRoutes, isGuide, readBuilt, staticPage } from '../lib/site';

test('text on marketing pages, in contracts, and in data follows the rules for documents', () => {
  const findings = allRoutes.flatMap((route) => {
    const $ = staticPage(route);
    const elements = $('main :is(p, li, td, th, h1, h2, h3, figcaption)')
      .not('pre *, svg *, li:has(p), .printed-source')
      .toArray();
    const prose = elements.map((element) => {
      const part = $(element).clone();
      part.find('code, kbd, var').replaceWith(codeMark);
      // The reference shows the values of a flag as the reader types them.
      part.find('svg, ul, ol, button, [popover], script, [data-part="facts"]').remove();
      const text = part.text().replaceAll('\u00a0', ' ');
      return { line: 1, text, depth: 0 };
    });
    return checkProse({ file: route, prose }).map(formatFinding);
  });
  assert.deepEqual([...new Set(findings)], []);
});

/** How many words a guide may have, code included. Wiring and GitHub take more. */
const wordsOf: Record<string, number> = { '/docs/how-to/wire-a-board': 2500, '/docs/integrations/github': 2500 };

test('a guide is short, and few of its sentences begin with a condition', () => {
  const guides = docsRoutes.filter(isGuide).map((route) => {
    const markdown = readBuilt(markdownPath(route)).replaceAll(company.name, 'name');
    const text = markdown.replace(/^ *(`{3,}).*?^ *\1$/gms, '').replace(/^ *(?:\||#).*$/gm, '');
    const parts = text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n\n|^ *(?:-|\d+\.) +/mu);
    return { route, words: markdown.split(/\s+/).length, sentences: parts.filter((part) => /\S\s+\S/.test(part)) };
  });
  const share = (all: string[], start: RegExp) => all.filter((sentence) => start.test(sentence)).length / all.length;
  const long = guides.filter(({ route, words }) => words > (wordsOf[route] ?? 2000));
  const conditional = guides.filter(
    ({ sentences }) => sentences.length > 40 && share(sentences, /^(?:If|When|Unless|Should)\b/) > 0.12,
  );
  assert.deepEqual(
    [...long, ...conditional].map(({ route, words }) => `${route}: ${words} words`),
    [],
  );
  assert.ok(guides.reduce((sum, { words }) => sum + words, 0) <= 64_000);
  assert.ok(
    share(
      guides.flatMap(({ sentences }) => sentences),
      /^If\b/,
    ) <= 0.08,
  );
});

test("a page's Markdown separates everything that the page separates", () => {
  for (const route of docsRoutes) {
    const text = readBuilt(markdownPath(route))
      .replace(/^ *(`{3,}).*?^ *\1$/gms, '')
      .replace(/(`+)[^`]+\1/g, '`')
      .replace(/\]\([^)]*\)|https?:\S+/g, ']');
    // Types such as `re.Match` and `module:Class`, and i.MX, aren't two sentences.
    const glued =
      /[a-z\])`][.:;?!](?:\*\*|\[)?[A-Z][a-z]+(?! ·|\\\[)\b|[a-z.:;?!]\*\*\p{L}|\p{L}\p{L}`|`\p{L}\p{L}|[a-z]\[[A-Z]|\]\p{L}\p{L}/gu;
    assert.deepEqual(text.match(glued), null, route);
  }
});
