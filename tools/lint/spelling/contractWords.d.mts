/** The words of the names that contracts/ defines, lower case and sorted; `root` is the root of the project. */
export function contractWords(root: URL): string[];
