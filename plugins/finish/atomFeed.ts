import { Feed } from 'feed';
import { escapeHtml } from '../../src/lib/escapeHtml';
import { releaseFeed } from '../../src/lib/releaseFeed';
import { advisoryText, changeNames, type Releases, releaseAnchor } from '../reference/tables';

type Release = Releases['releases'][number];

/** Facts about the site: its name, its URL including the base URL but no trailing slash, and its copyright. */
export type FeedSite = { name: string; address: string; copyright: string };

/** Converts a contract's text, which can contain inline code, to HTML. */
function html(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}

/** Returns noon on the release date. If only the month is known, uses its first day, because a feed needs a day. */
function dateOf({ date }: Release): Date {
  return new Date(`${date.length === 7 ? `${date}-01` : date}T12:00:00Z`);
}

/** Returns a configuration key with its filename, because a key such as `fail` isn't clear on its own. */
function keyText(key: string): string {
  const [file = '', path = ''] = key.split(':');
  return `<code>${escapeHtml(path)}</code> in <code>${file}.json</code>`;
}

function contentOf({ breaking, changes, advisories = [], keys = [], upgrade, agentSkew }: Release): string {
  const itemOf = (kind: string, change: string, index: number) => {
    const advisory = kind === 'security' ? advisories[index] : undefined;
    return `<li>${html(advisory ? `${change} ${advisoryText(advisory)}` : change)}</li>`;
  };
  return [
    breaking && '<p><strong>Breaking change.</strong></p>',
    ...changeNames.flatMap(([kind, name]) =>
      changes[kind].length > 0
        ? [`<h2>${name}</h2><ul>${changes[kind].map((change, index) => itemOf(kind, change, index)).join('')}</ul>`]
        : [],
    ),
    keys.length > 0 && `<h2>Keys</h2><ul>${keys.map((key) => `<li>${keyText(key)}</li>`).join('')}</ul>`,
    `<h2>Upgrade</h2><p>${html(upgrade)}</p>`,
    `<h2>Agents</h2><p>${html(agentSkew)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the Atom feed of the release history, newest first. */
export function atomFeed({ releases }: Pick<Releases, 'releases'>, { name, address, copyright }: FeedSite): string {
  const page = `${address}/docs/release-notes`;
  const feed = new Feed({
    id: page,
    title: `${name} releases`,
    description: `What each release of ${name} adds, changes, and fixes, and how to upgrade to it.`,
    link: page,
    language: 'en',
    copyright,
    generator: name,
    favicon: `${address}/favicon.ico`,
    updated: releases[0] && dateOf(releases[0]),
    feedLinks: { atom: `${address}/${releaseFeed}` },
    author: { name, link: `${address}/` },
  });
  for (const release of releases) {
    const link = `${page}#${releaseAnchor(release)}`;
    const title = `${release.version}: ${release.headline.replaceAll('`', '')}`;
    const date = dateOf(release);
    feed.addItem({ title, id: link, link, date, published: date, content: contentOf(release) });
  }
  return `${feed.atom1()}\n`;
}
