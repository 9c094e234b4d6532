/** Returns the words that occur in names from contracts/, sorted and in lower case. `root` is the project root. */
export function contractWords(root: URL): string[];
