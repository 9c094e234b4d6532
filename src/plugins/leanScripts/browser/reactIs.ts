/** The check that react-router imports for its messages to developers, which a release does not have. */
export { default as isValidElementType } from '../../../lib/nothing';
