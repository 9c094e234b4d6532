import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { LoadContext, MarkdownConfig, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { listFiles } from '../../lib/files';

type Document = { file: string; text: string };

/** A serialised mdast. Missing when the text cannot be parsed: the framework then meets the mistake and tells the writer. */
type Tree = Uint8Array | undefined;

export type ParseAheadOptions = {
  /** Folder of the documents, from the folder of the site. */
  folder: string;
  /** The preprocessor of the configuration. */
  prepare: (text: string) => string;
  /** Fewer documents than this are not worth a thread. */
  perThread?: number;
};

function readDocuments(folder: string, prepare: (text: string) => string): Document[] {
  const names = listFiles(folder).filter((name) => /\.mdx?$/.test(name));
  return names.map((name) => {
    const file = path.join(folder, name);
    return { file, text: prepare(readFileSync(file, 'utf8')) };
  });
}

/** What each thread parses. One processor stays free for the framework. */
function shares(documents: readonly Document[], perThread: number): Document[][] {
  const most = Math.max(1, os.availableParallelism() - 1);
  const threads = Math.min(most, Math.floor(documents.length / perThread));
  return Array.from({ length: threads }, (_, thread) => documents.filter((_, index) => index % threads === thread));
}

/**
 * Parses the documents in threads of their own while the framework starts and bundles. Otherwise all Markdown goes through the one
 * thread that compiles MDX, half of the time that a build of a thousand documents takes.
 * A tree is used for exactly the text that it was made from. The framework parses every other text itself.
 * On upgrade: compare worker.mjs with `createProcessorSync` of @docusaurus/mdx-loader; checks/parseAhead.test.ts compares what both make.
 */
export function parseAhead({ folder, prepare, perThread = 100 }: ParseAheadOptions) {
  const asked = new Map<string, Promise<{ text: string; tree: Tree }>>();
  const arrived = new Map<string, { text: string; tree: Tree }>();
  let isBundling = false;

  /** A mistake in a thread is not caught and stops the build. */
  function start(documents: readonly Document[]): void {
    const answers = new Map<string, (tree: Tree) => void>();
    for (const { file, text } of documents) {
      asked.set(file, new Promise((resolve) => answers.set(file, (tree) => resolve({ text, tree }))));
    }
    const thread = new Worker(path.join(__dirname, 'worker.mjs'), { workerData: documents });
    thread.on('message', ({ file, tree }: { file: string; tree: Tree }) => answers.get(file)?.(tree));
  }

  return {
    plugin({ siteDir }: LoadContext): Plugin {
      if (process.env.NODE_ENV === 'production') {
        const documents = readDocuments(path.join(siteDir, folder), prepare);
        for (const share of shares(documents, perThread)) start(share);
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
      const document = isBundling && (await asked.get(params.filePath));
      if (document) arrived.set(params.filePath, document);
      return params.defaultParseFrontMatter(params);
    }) satisfies MarkdownConfig['parseFrontMatter'],

    remarkPlugin(this: Processor<Root>): void {
      const { parser } = this;
      if (!parser) throw new Error('The framework has no parser for Markdown.');
      this.parser = (text, file) => {
        const document = arrived.get(file.path);
        arrived.delete(file.path);
        return document?.tree && document.text === text ? deserialize(document.tree) : parser(text, file);
      };
    },
  };
}
