import { createStore } from './store';

/** What screen readers say next, while the focus stays where it is. The Announcer has the element that they read. */
export const announcement = createStore('');
