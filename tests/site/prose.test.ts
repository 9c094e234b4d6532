import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkProse } from '../../checks/prose/prose';
import { codeMark } from '../../checks/prose/texts';
import { formatFinding } from '../../checks/samples/report';
import { allRoutes, staticPage } from '../lib/site';

test('the texts of marketing pages, contracts, and data keep the rules for text in documents', () => {
  const findings = allRoutes.flatMap((route) => {
    const $ = staticPage(route);
    const elements = $('main :is(p, li, td, th, h1, h2, h3, figcaption)')
      .not('pre *, svg *, li:has(p), .printed-source')
      .toArray();
    const texts = elements.map((element) => {
      const part = $(element).clone();
      part.find('code, kbd, var').replaceWith(codeMark);
      // The reference shows the values of a flag as the reader types them.
      part.find('svg, ul, ol, button, [popover], script, [data-part="facts"]').remove();
      const text = part.text().replaceAll('\u00a0', ' ');
      return { file: route, line: 1, text, heading: false };
    });
    return checkProse(texts).map(formatFinding);
  });
  assert.deepEqual([...new Set(findings)], []);
});
