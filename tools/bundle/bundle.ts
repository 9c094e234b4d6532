/**
 * Makes the offline bundle: `npm run bundle [FOLDER]`. Writes the site as a tar archive, its SBOM (CycloneDX), and
 * checksums to FOLDER (default: dist/). The same commit, settings, and Node version always produce the same bytes.
 * The SBOM records the settings. Fails if the working tree has uncommitted changes, because no commit would identify
 * the bundle's contents.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';
import { listFiles } from '../../plugins/lib/files';
import { readSettingsOrExit, type Settings } from '../../plugins/settings';
import { sourceDate } from '../../plugins/settings/sourceDate';
import { type Bom, pinBom } from './bom';

const root = path.resolve(__dirname, '../..');

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function refuseChanges(): void {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (!changes) return;
  console.error(
    `The working tree has uncommitted changes, so no bundle was made. Commit or discard these changes:\n${changes.trimEnd()}`,
  );
  process.exit(1);
}

/** Returns the packages that provide fonts. The bundler doesn't track them. */
function fontPackages(): string[] {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.entries(devDependencies)
    .filter(([name]) => name.startsWith('@fontsource-variable/'))
    .map(([name, version]) => `${name}@${version}`);
}

function build(site: string, date: number): void {
  const environment = { ...process.env, SOURCE_DATE_EPOCH: String(date) };
  const { status } = spawnSync('npm', ['run', 'build', '--', '--out-dir', site], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed, so no bundle was made.');
}

async function pack(output: string, name: string, date: number): Promise<string> {
  const archive = path.join(output, `${name}.tar.gz`);
  const files = listFiles(path.join(output, name)).map((file) => `${name}/${file}`);
  for (const file of files) chmodSync(path.join(output, file), 0o644);
  // `portable` omits the owner, group, and system-specific data. `mtime` gives all files the same date.
  await create({ file: archive, cwd: output, gzip: { level: 9 }, portable: true, mtime: new Date(date * 1000) }, files);
  return archive;
}

function writeSbom(output: string, name: string, date: number, archive: string, settings: Settings): string {
  const printed = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const delivered = JSON.parse(
    readFileSync(path.join(root, '.docusaurus/delivered-packages.json'), 'utf8'),
  ) as string[];
  const { info } = JSON.parse(readFileSync(path.join(root, 'node_modules/pyodide/pyodide-lock.json'), 'utf8')) as {
    info: { python: string };
  };
  const site = {
    name: 'benchloom-site',
    date,
    sha256: sha256(archive),
    delivered: [...delivered, ...fontPackages()],
    settings,
    cpython: info.python,
  };
  const file = path.join(output, `${name}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(pinBom(JSON.parse(printed) as Bom, site), null, 2)}\n`);
  return file;
}

async function main(): Promise<void> {
  refuseChanges();
  const settings = readSettingsOrExit(process.env);
  const output = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const name = `benchloom-site-${version}`;
  const date = sourceDate(root);
  rmSync(path.join(output, name), { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  build(path.join(output, name), date);
  const archive = await pack(output, name, date);
  const files = [archive, writeSbom(output, name, date, archive, settings)];
  const sums = files.map((file) => `${sha256(file)}  ${path.basename(file)}\n`).join('');
  writeFileSync(path.join(output, `${name}.sha256`), sums);
  rmSync(path.join(output, name), { recursive: true });
  console.log(`Wrote ${name}.tar.gz, .cdx.json, and .sha256 to ${output}`);
}

void main();
