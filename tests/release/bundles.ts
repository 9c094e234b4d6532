import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { extract } from 'tar';
import { outputDirectory, projectDirectory } from '../lib/builds';

const folder = path.join(outputDirectory, 'release');
/** Two clones whose paths differ in length and depth. */
const clones = [path.join(folder, 'first'), path.join(folder, 'second/deeper/clone')] as const;

function run(command: string, parameters: string[], cwd: string): string {
  const { SOURCE_DATE_EPOCH: _, ...env } = process.env;
  return execFileSync(command, parameters, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function makeBundles(commit: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const clone of clones) {
    mkdirSync(clone, { recursive: true });
    run('git', ['clone', '--quiet', projectDirectory, clone], projectDirectory);
    run('git', ['checkout', '--quiet', commit], clone);
  }
  const [first, second] = clones;
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], first);
  run('npm', ['run', 'bundle'], first);
  // The clones share one installation but not the caches in it, so the second build also starts from scratch.
  rmSync(path.join(first, 'node_modules/.cache'), { recursive: true, force: true });
  renameSync(path.join(first, 'node_modules'), path.join(second, 'node_modules'));
  run('npm', ['run', 'bundle'], second);
}

/**
 * Makes bundles of the latest commit in two clones, unless the bundles already exist.
 * @returns the folder with the files of each bundle
 */
export function bundleFolders(): [string, string] {
  const commit = run('git', ['rev-parse', 'HEAD'], projectDirectory).trim();
  const dist = clones.map((clone) => path.join(clone, 'dist')) as [string, string];
  const isMade =
    dist.every((each) => existsSync(each)) && run('git', ['rev-parse', 'HEAD'], clones[0]).trim() === commit;
  if (!isMade) makeBundles(commit);
  return dist;
}

/** Returns the path of a bundle file with an extension, such as `.tar.gz`. */
export function bundleFile(dist: string, ending: string): string {
  const name = readdirSync(dist).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`${dist} has no file *${ending}`);
  return path.join(dist, name);
}

/** Unpacks the bundle and returns the folder to serve. */
export function unpackBundle(): string {
  const archive = bundleFile(bundleFolders()[0], '.tar.gz');
  const target = path.join(folder, 'unpacked');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  extract({ file: archive, cwd: target, sync: true });
  return path.join(target, path.basename(archive, '.tar.gz'));
}
