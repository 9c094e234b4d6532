import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { load } from 'cheerio';
import { readContract } from '../../plugins/contracts/readContract';
import { releaseFeeds } from '../../plugins/finish/releaseFeeds';
import type { Releases } from '../../plugins/reference/tables';

// Set a distant time zone, because the dates must not depend on the machine.
process.env.TZ = 'Asia/Tokyo';

const history = readContract<Releases>(path.resolve(__dirname, '../..'), 'releases.json');
const site = { name: 'Benchloom', address: 'https://www.example.com/sub', copyright: '© Benchloom' };
const files = Object.fromEntries(releaseFeeds(history, site));
const titles = history.releases.map(({ version, headline }) => `${version}: ${headline.replaceAll('`', '')}`);
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

describe('release feeds', () => {
  test('the Atom feed has what RFC 4287 requires', () => {
    const $ = load(String(files['feeds/releases.atom']), { xml: true });
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
      assert.equal($(entry).children('link').attr('href'), $(entry).children('id').text());
    }
    const ids = entries.map((entry) => $(entry).children('id').text());
    assert.equal(new Set(ids).size, titles.length);
    const [newest] = history.releases;
    assert.equal($('feed > updated').text(), `${`${newest?.date}-01`.slice(0, 10)}T12:00:00.000Z`);
  });

  test('the JSON feed has what version 1 requires', () => {
    const feed = JSON.parse(String(files['feeds/releases.json'])) as {
      version: string;
      title: string;
      feed_url: string;
      items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
    };
    assert.match(feed.version, /^https:\/\/jsonfeed\.org\/version\/1/);
    assert.equal(feed.title, 'Benchloom releases');
    assert.equal(feed.feed_url, 'https://www.example.com/sub/feeds/releases.json');
    assert.deepEqual(
      feed.items.map(({ title }) => title),
      titles,
    );
    for (const { id, url, content_html: content, date_published: date } of feed.items) {
      assert.equal(id, url);
      assert.match(date, rfc3339);
      assert.match(content, /<h2>Agents<\/h2>/);
    }
  });
});
