/** Returns the words in names from contracts/, in lower case and sorted. `root` is the project root. */
export function contractWords(root: URL): string[];
