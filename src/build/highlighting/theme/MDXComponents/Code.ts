// Code within a line. Fences are highlighted at build time, so no `code` of a page is a block.
export default 'code';
