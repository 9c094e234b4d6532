// Shows inline code as a plain element. Code blocks are highlighted at build time, so they never get here.
export default 'code';
