import { createStore } from './store';

/** What screen readers announce next, while the focus stays where it is. The Announcer renders it. */
export const announcement = createStore('');
