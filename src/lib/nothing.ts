/** Stands in for a module of the framework that this site does without. */
export default {};
