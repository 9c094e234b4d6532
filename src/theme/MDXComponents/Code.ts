// Renders inline code as a plain element. Code blocks are highlighted at build time and never reach this component.
export default 'code';
