// The library without its histories of the hash and of the memory, which the router asks for and this site never uses.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';
export { default as createHashHistory, default as createMemoryHistory } from '../../../lib/nothing';
