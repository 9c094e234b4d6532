import { createStore } from './store';

/** The next text that screen readers announce without a focus change. The Announcer renders the text. */
export const announcement = createStore('');
