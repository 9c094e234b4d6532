/** Words of code up to this length, in characters, stay on one line. They fit on a phone. */
export const longestWhole = 24;
