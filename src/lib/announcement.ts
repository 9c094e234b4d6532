import { createStore } from './store';

/** What screen readers announce next, without a change of focus. The Announcer renders the text. */
export const announcement = createStore('');
