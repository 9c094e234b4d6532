import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns whether a post isn't a draft. Otherwise, the framework would make a blog without posts. */
export function hasPosts(directory: string): boolean {
  const posts = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));
  return posts.some((file) => !/^draft: +true *$/m.test(readFileSync(path.join(directory, file), 'utf8')));
}
