import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { LoadContext, MarkdownConfig, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { listFiles } from '../../lib/files';

type Source = { file: string; text: string };

/** What worker.mjs answers: a serialised mdast, and how many extensions of Markdown it was parsed with. */
type Answer = { file: string; tree: Uint8Array; extensions: number };

type Parsed = Answer & { text: string };

type ParseAheadOptions = {
  /** Folder of the documents, from the folder of the site. */
  folder: string;
  /** The preprocessor of the configuration. */
  prepare: (text: string) => string;
  /** Fewer documents than this are not worth a thread. */
  perThread?: number;
};

/** The files of each thread. One processor stays free for the framework. */
function shares(files: readonly string[], perThread: number): string[][] {
  const most = Math.max(1, os.availableParallelism() - 1);
  const threads = Math.min(most, Math.floor(files.length / perThread));
  return Array.from({ length: threads }, (_, thread) => files.filter((_, index) => index % threads === thread));
}

/** Nothing for a document with a mistake: the framework meets it again, and then knows the document. */
function readSource(file: string, prepare: (text: string) => string): Source[] {
  try {
    return [{ file, text: prepare(readFileSync(file, 'utf8')) }];
  } catch {
    return [];
  }
}

/**
 * Parses the documents in threads of their own while the framework starts and bundles. Otherwise all Markdown goes through the one
 * thread that compiles MDX, half of the time that a build of a thousand documents takes.
 * A tree is used for exactly the text that it was made from, and only where the framework parses with as many extensions.
 * Everything else the framework parses itself.
 * On upgrade: compare worker.mjs with `createProcessorSync` of @docusaurus/mdx-loader; checks/parseAhead.test.ts compares what both make.
 */
export function parseAhead({ folder, prepare, perThread = 100 }: ParseAheadOptions) {
  const parsing = new Map<string, Promise<Parsed>>();
  const parsed = new Map<string, Parsed>();
  let isBundling = false;

  /** A fault of the thread itself is not caught and stops the build. */
  function start(sources: readonly Source[]): void {
    const answers = new Map<string, (answer: Answer) => void>();
    for (const { file, text } of sources) {
      parsing.set(file, new Promise((resolve) => answers.set(file, (answer) => resolve({ ...answer, text }))));
    }
    const thread = new Worker(path.join(__dirname, 'worker.mjs'), { workerData: sources });
    thread.on('message', (answer: Answer) => answers.get(answer.file)?.(answer));
  }

  return {
    /** Starts the threads, in a build alone. */
    plugin({ siteDir }: LoadContext): Plugin {
      if (process.env.NODE_ENV === 'production') {
        const documents = path.join(siteDir, folder);
        const names = listFiles(documents).filter((name) => /\.mdx?$/.test(name));
        const files = names.map((name) => path.join(documents, name));
        for (const share of shares(files, perThread)) start(share.flatMap((file) => readSource(file, prepare)));
      }
      return {
        name: 'parse-ahead',
        async allContentLoaded() {
          isBundling = true;
        },
      };
    },

    /** The only step before the parser that may wait. Before bundling, the framework asks for the front matter alone. */
    parseFrontMatter: (async (params) => {
      const document = isBundling && (await parsing.get(params.filePath));
      if (document) {
        parsed.set(document.file, document);
        parsing.delete(document.file);
      }
      return params.defaultParseFrontMatter(params);
    }) satisfies MarkdownConfig['parseFrontMatter'],

    /** Gives the framework the tree of a document where it would parse its text. */
    remarkPlugin(this: Processor<Root>): void {
      const { parser } = this;
      if (!parser) throw new Error('The framework has no parser for Markdown.');
      this.parser = (text, file) => {
        const document = parsed.get(file.path);
        parsed.delete(file.path);
        const { micromarkExtensions = [] } = this.data();
        const isSame = document?.text === text && document.extensions === micromarkExtensions.length;
        return isSame ? deserialize(document.tree) : parser(text, file);
      };
    },
  };
}
