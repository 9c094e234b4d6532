import { createStore } from './store';

/** Text for screen readers to announce without a focus change. The Announcer renders the text. */
export const spokenMessage = createStore('');
