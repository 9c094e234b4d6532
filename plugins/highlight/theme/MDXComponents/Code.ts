// Inline code as the plain element. Code blocks are highlighted at build time, so this component never gets one.
export default 'code';
