import { createSearch, type Hit } from './ranking';
import { addressOf, type IndexedPage, type SearchFile } from './sections';

/** Returns the page without its text, because a URL names a page or an error code. */
function titlesOf(page: IndexedPage): IndexedPage {
  const isTitle = ({ anchor }: IndexedPage['sections'][number]) =>
    anchor === '' || page.path.startsWith('/docs/troubleshoot/');
  const sections = page.sections.filter(isTitle).map((section) => {
    const name = addressOf(page, section).replace(/^.*[/#]/, '');
    // An error code's search words describe its symptoms.
    return { ...section, text: '', code: '', words: section.anchor ? [name] : [...section.words, name] };
  });
  return { ...page, sections };
}

/**
 * Returns up to three pages or error codes that match a URL, those that match its last part first.
 * @param address path and fragment without the base URL
 */
export async function nearestPages(
  address: string,
  { pages, synonyms }: Pick<SearchFile, 'pages' | 'synonyms'>,
): Promise<Hit[]> {
  const search = await createSearch({ pages: pages.map(titlesOf), synonyms, faults: [] });
  const parts = address.replace(/^\/docs\/|\.html?\b|%[\da-f]{2}/gi, ' ').split(/[/#]/);
  const name = parts.findLast((part) => part.trim() !== '') ?? '';
  const named = new Set(search(name).map(({ to }) => to));
  return search([name, ...parts].join(' '))
    .filter(({ terms }) => terms.size > 0)
    .sort((one, other) => Number(named.has(other.to)) - Number(named.has(one.to)))
    .slice(0, 3);
}
