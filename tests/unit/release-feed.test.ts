import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { load } from 'cheerio';
import { readContract } from '../../plugins/contracts/readContract';
import { atomFeed } from '../../plugins/finish/atomFeed';
import type { Releases } from '../../plugins/reference/tables';

// Set a distant time zone, because the dates must not depend on the machine.
process.env.TZ = 'Asia/Tokyo';

const history = readContract<Releases>(path.resolve(__dirname, '../..'), 'releases.json');
const site = { name: 'Benchloom', address: 'https://www.example.com/sub', copyright: '© Benchloom' };
const titles = history.releases.map(({ version, headline }) => `${version}: ${headline.replaceAll('`', '')}`);
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

describe('the release feed', () => {
  test('has what RFC 4287 requires', () => {
    const $ = load(atomFeed(history, site), { xml: true });
    for (const name of ['id', 'title', 'updated', 'author > name']) assert.equal($(`feed > ${name}`).length, 1, name);
    assert.equal($('feed > link[rel="self"]').attr('href'), 'https://www.example.com/sub/feeds/releases.atom');
    const entries = $('feed > entry').toArray();
    assert.deepEqual(
      entries.map((entry) => $(entry).children('title').text()),
      titles,
    );
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'content']) assert.equal($(entry).children(name).length, 1, name);
      assert.match($(entry).children('updated').text(), rfc3339);
      assert.match($(entry).children('content').text(), /<h2>Agents<\/h2>/);
      assert.equal($(entry).children('link').attr('href'), $(entry).children('id').text());
    }
    const ids = entries.map((entry) => $(entry).children('id').text());
    assert.equal(new Set(ids).size, titles.length);
    const [newest] = history.releases;
    assert.equal($('feed > updated').text(), `${`${newest?.date}-01`.slice(0, 10)}T12:00:00.000Z`);
  });
});
