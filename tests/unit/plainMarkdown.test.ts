import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainMarkdown } from '../../plugins/finish/markdown/plainMarkdown';

const convert = (html: string) =>
  plainMarkdown(
    `<main><nav>Home</nav><div class="theme-doc-markdown markdown">${html}</div></main>`,
    'https://docs.example.com/sub/docs/page',
  );

test('text, terms, rows, and headings are kept, and heading links, controls, and definitions are removed', () => {
  assert.equal(
    convert(
      '<header><h1>Page</h1></header><h2 id=a>Keys <code>k<wbr>x</code></h2><a class=heading-link href=#a>#</a>' +
        '<p>A <button popovertarget=term-dip>DIP</button><span popover=auto>Package.</span> takes 5\u00A0ms.' +
        '<ul><li><code>--wait</code> Waits. <span data-part=facts>since 2.1</span></ul>',
    ),
    '## Keys `kx`\n\nA DIP takes 5 ms.\n\n- `--wait` Waits. (since 2.1)\n',
  );
});

test('code keeps its language, title, and every byte', () => {
  assert.equal(
    convert(
      '<div><div class=code-title>main.py</div><button aria-label="Copy main.py"></button>' +
        '<pre class=language-python><code><span class=keyword>if</span> a &lt; b:\n    pass\n\n\n</code></pre></div>',
    ),
    '```python title="main.py"\nif a < b:\n    pass\n\n\n```\n',
  );
});

test('a command line keeps where it runs', () => {
  assert.equal(
    convert('<pre class=language-bash data-prompt=host><code>ls</code></pre>'),
    '```bash title="host"\nls\n```\n',
  );
});

test('admonitions become quotes, and tabs, summaries, and line breaks keep only their text', () => {
  assert.equal(
    convert(
      '<div class="theme-admonition theme-admonition-warning"><div class=admonition-title><svg/>Keep it</div><p>First.</div>' +
        '<div role=tablist><div role=tab>Linux</div></div><div role=tabpanel hidden><p hidden><strong>Linux</strong><p>Run.</div>' +
        '<details><summary>Sample</summary>One<br>two.<br>Three</details>',
    ),
    '> **Warning: Keep it**\n>\n> First.\n\n**Linux**\n\nRun.\n\n**Sample**\n\nOne; two. Three\n',
  );
});

test('links and images get full URLs', () => {
  assert.equal(
    convert(
      '<p><a href=/sub/docs/x#y>a</a> <a href=#c>b</a> <a href=https://g.example/>c</a> <img src=/sub/i.png alt=Bench>',
    ),
    '[a](https://docs.example.com/sub/docs/x#y) [b](https://docs.example.com/sub/docs/page#c) [c](https://g.example/) ![Bench](https://docs.example.com/sub/i.png)\n',
  );
});
