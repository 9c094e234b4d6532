// Leaves out the metadata for crawlers of other search services, six tags on every page: the site has its own search.
// On upgrade: nothing to check.
export default function SearchMetadata() {
  return null;
}
