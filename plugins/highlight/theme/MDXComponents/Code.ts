// Inline code as the plain element. Code blocks are highlighted at build time, so none is left for this component.
export default 'code';
