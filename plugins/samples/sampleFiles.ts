import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code } from 'mdast';
import { readAttributes } from '../lib/attributes';

/** The parts of a page's fenced code block that a run needs. */
export type SampleBlock = {
  language: string;
  /** The attributes of the fence. */
  meta: { title?: string; fragment?: string; run?: string; replay?: string };
  value: string;
  /** The line number of the fence in the page. */
  fenceLine: number;
};

/** A file that a run needs. Its name is relative to the run's directory. */
export type SampleFile = { name: string; text: string };

/** Events from the `smoke` package in the simulation. Adapter samples convert the events to reports. */
const savedEvents = path.join(__dirname, 'events.jsonl');

type Manifest = { devices?: { tags?: object } };

/** Returns the block of a fence in a parsed page. */
export function blockOf({ lang, meta, value, position }: Code): SampleBlock {
  return { language: lang ?? '', meta: readAttributes(meta ?? ''), value, fenceLine: position?.start.line ?? 1 };
}

/** Returns whether a block can run in the simulation. Only test files and hooks can. */
export function runs({ language, meta, value }: SampleBlock): boolean {
  if (language !== 'python') return false;
  return meta.run !== undefined || /^@(?:test|perf|setup|teardown)\b|^def run\(ctx\b/m.test(value);
}

/** Returns the filename in a title, such as `events.jsonl` for `One line of results/events.jsonl, wrapped`. */
export function fileName(title = ''): string {
  const paths = title.split(/[\s,:]+/);
  const path = paths.find((word) => /\.\w+$/.test(word)) ?? paths[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the directory in a title, such as `smoke` for `smoke/main.py, one more test`. */
function folderName(title = ''): string {
  return /^[\w-]+(?=\/)/.exec(title)?.[0] ?? '';
}

/**
 * Returns the files that a block's run needs: its Python file, manifest, and answers. Files in the same directory take
 * precedence, then those closest on the page. Excerpts on the page are added to the manifest.
 * @param others all blocks on the page
 */
export function sampleFiles(block: SampleBlock, others: readonly SampleBlock[]): SampleFile[] {
  if (block.meta.replay !== undefined)
    return [
      { name: fileName(block.meta.title), text: `${block.value}\n` },
      { name: '../events.jsonl', text: readFileSync(savedEvents, 'utf8') },
    ];
  const base = extendedFile(block, others) ?? block;
  const parts = base === block ? [block] : [base, block];
  const manifest = manifestText(block, base, others);
  const [answers] = byDistance(base, others, /^answers[\w-]*\.json$/);
  return [
    { name: 'main.py', text: parts.map(({ value }) => `${value}\n`).join('\n\n') },
    ...(manifest ? [{ name: 'job-package.json', text: manifest }] : []),
    ...(answers ? [{ name: 'answers.json', text: `${answers.value}\n` }] : []),
  ];
}

/**
 * Returns the simulation module that runs a sample, and the module's arguments.
 * @param files files of the run
 */
export function sampleArgv({ meta }: SampleBlock, files: readonly SampleFile[]): string[] {
  if (meta.replay !== undefined) return ['benchloom.replay', '../events.jsonl', ...meta.replay.split(' ')];
  const option = (name: string, flag: string) => (files.some((file) => file.name === name) ? [flag, name] : []);
  return [
    ...['benchloom.run', 'main.py', '--simulate'],
    ...option('answers.json', '--script'),
    ...option('job-package.json', '--manifest'),
  ];
}

function manifestText(block: SampleBlock, base: SampleBlock, others: readonly SampleBlock[]): string | undefined {
  const [manifest] = byDistance(base, others, /^job-package\.json$/);
  const excerpts = block.meta.run === undefined || isAddition(block) ? manifestExcerpts(others) : {};
  const tags = [base, block].some(({ value }) => /\.tags\b/.test(value)) ? deviceTags(others) : {};
  const isComplete = manifest || !folderName(base.meta.title);
  if (isComplete && Object.keys({ ...excerpts, ...tags }).length === 0) return manifest && `${manifest.value}\n`;
  const written: Manifest = { ...(manifest ? JSON.parse(manifest.value) : minimalManifest(base)), ...excerpts };
  const devices = { ...written.devices, tags: { ...written.devices?.tags, ...tags } };
  return `${JSON.stringify({ ...written, devices }, undefined, 2)}\n`;
}

/** Returns the default manifest, for pages that show only excerpts of a manifest, or a package's folder without one. */
function minimalManifest({ meta }: SampleBlock): object {
  const name = folderName(meta.title) || 'sample';
  const entry = { file: 'main.py' };
  return { schema_version: 4, name, version: '0.1.0', kind: 'test', entry, devices: { type: 'simulated' } };
}

/** Returns the device tags from an `agent.json` excerpt on the page. */
function deviceTags(others: readonly SampleBlock[]): object {
  const excerpt = others.find(({ meta }) => meta.fragment === 'agent:devices[].tags');
  return excerpt ? JSON.parse(excerpt.value) : {};
}

/** Returns the first `main.py` that runs on its own, for additions such as `main.py, one more test`. */
function extendedFile(block: SampleBlock, others: readonly SampleBlock[]): SampleBlock | undefined {
  if (!isAddition(block)) return undefined;
  return others.find(
    (other) => other.meta.run && !isAddition(other) && fileName(other.meta.title) === fileName(block.meta.title),
  );
}

function isAddition({ meta }: SampleBlock): boolean {
  return meta.title?.includes(',') ?? false;
}

/** Returns the manifest keys that excerpts on the page add, such as `params`. */
function manifestExcerpts(others: readonly SampleBlock[]): Record<string, unknown> {
  return Object.fromEntries(
    others.flatMap(({ meta, value }) => {
      const key = /^job-package:(\w+)$/.exec(meta.fragment ?? '')?.[1];
      return key ? [[key, JSON.parse(value)]] : [];
    }),
  );
}

/** Returns the page's complete JSON files with matching names: first those in the block's directory, then by distance. */
function byDistance({ fenceLine, meta }: SampleBlock, others: readonly SampleBlock[], name: RegExp): SampleBlock[] {
  const folder = folderName(meta.title);
  const rank = (other: SampleBlock) => (folder && folderName(other.meta.title) === folder ? 0 : 1);
  const distance = (other: SampleBlock) => Math.abs(other.fenceLine - fenceLine);
  return others
    .filter((other) => other.language === 'json' && !other.meta.fragment && name.test(fileName(other.meta.title)))
    .sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b));
}
