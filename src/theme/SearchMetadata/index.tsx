// Removes the metadata for external search services, six tags on every page, because the site has its own search.
// On upgrade: nothing to check.
export default function SearchMetadata() {
  return null;
}
