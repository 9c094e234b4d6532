// All full builds that the tests use. `npm test` makes each build that it needs once, and all tests share the builds.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { redirectsFile } from '../../plugins/redirects';
import { settingNames } from '../../plugins/settings';

export const projectDirectory = path.resolve(__dirname, '../..');
/** The folder for all test output. Git ignores this folder. */
export const outputDirectory = path.join(projectDirectory, 'tests/.output');

const copyDirectory = path.join(outputDirectory, 'copied-project');
const temporaryDirectory = path.join(copyDirectory, 'temporary');

/** The name of a declared build. */
export type BuildName = 'default' | 'portable' | 'configured' | 'framework';

type Build = {
  environment: Record<string, string>;
  purpose: string;
  /** Only `npm run test:slow` makes and tests this build. */
  slow?: true;
  /** Build a copy of the project with `strangeDocument`, `strangeTitle`, and `movedAddresses` but no Git folder. */
  copy?: boolean;
};

/** Every full build that the tests use. */
export const builds: Record<BuildName, Build> = {
  default: { environment: {}, purpose: 'the site as it is released' },
  portable: {
    environment: {
      PORTABLE_BUILD: 'true',
      NODE_OPTIONS: `--require=${path.join(projectDirectory, 'tests/lib/refuseNativeBinaries.cjs')}`,
    },
    purpose: 'webpack and Babel, without native binaries',
    slow: true,
  },
  configured: {
    environment: {
      // Keep Git from using the history of the enclosing project, and the build from using the caches of other builds.
      GIT_CEILING_DIRECTORIES: outputDirectory,
      TMPDIR: temporaryDirectory,
      SITE_URL: 'https://preview.example.org',
      BASE_URL: '/sub/',
      APP_URL: 'https://app.example.org',
      ALPHA_APP_URL: 'https://app.alpha.example.org',
      GTAG_TRACKING_ID: 'G-TEST123',
      REPOSITORY_URL: 'https://git.example.org/team/site',
    },
    purpose: 'every setting set; no Git folder, a document that no check has seen, addresses that have moved',
    copy: true,
  },
  framework: {
    environment: { DISABLE_OPTIMIZATIONS: 'true' },
    purpose: 'the framework alone, without optimizations',
    slow: true,
  },
};

/** Returns the options for tests of a build: the tag `@slow` if `npm test` doesn't make that build. */
export function tagOf(build: BuildName): { tag: string[] } {
  return { tag: builds[build].slow ? ['@slow'] : [] };
}

/** Returns a build's output folder. */
export function buildDirectory(name: BuildName): string {
  const directory = path.join(outputDirectory, name);
  if (!existsSync(directory))
    throw new Error(`There is no build "${name}". Make it: npx tsx tests/makeBuilds.ts ${name}`);
  return directory;
}

/** Returns the folder with the JSON files that the framework generated during a build. */
export function generatedDirectory(name: BuildName): string {
  return `${buildDirectory(name)}-generated`;
}

/** A minimal document that a writer might add in a hurry, without front matter or a sidebar entry. */
export const strangeDocument =
  '# A page in a hurry\n\n* unfinished list\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\nNo link, no description.\n\n## Keys and certificates\n\nNo reference either.\n';

/** The title of the Slack page in the copy. */
export const strangeTitle = 'Slack </script><script>alert(1)</script>';

/** The redirects in the copy. They lead to and from the strange document. */
export const movedAddresses = [
  { from: '/docs/hurry', to: '/docs/strange' },
  { from: '/docs/strange#old-place', to: '/docs/quick-start#check-the-result' },
  { from: '/docs/#old-section', to: '/docs/troubleshoot' },
];

/** Copies the project, without the Git folder and what Git ignores, into an empty folder, and links node_modules. */
export function copyProject(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', words, { cwd: projectDirectory, encoding: 'utf8' }).split('\0')) {
    const source = path.join(projectDirectory, file);
    if (file && existsSync(source)) cpSync(source, path.join(directory, file));
  }
  symlinkSync(path.join(projectDirectory, 'node_modules'), path.join(directory, 'node_modules'));
}

function makeCopy(): string {
  copyProject(copyDirectory);
  mkdirSync(temporaryDirectory, { recursive: true });
  writeFileSync(path.join(copyDirectory, 'docs/strange.md'), strangeDocument);
  const slack = path.join(copyDirectory, 'docs/integrations/slack.mdx');
  writeFileSync(slack, readFileSync(slack, 'utf8').replace(/^title: .*/m, `title: '${strangeTitle}'`));
  writeFileSync(
    path.join(copyDirectory, redirectsFile),
    JSON.stringify({ $schema: './redirects.schema.json', redirects: movedAddresses }),
  );
  return copyDirectory;
}

const generatedFiles = ['globalData.json', 'site-metadata.json', 'routesChunkNames.json'];

/**
 * Makes one build. The log goes to NAME.log next to the build's folder.
 * @throws {Error} with the start of the log if the build fails
 */
export async function runBuild(name: BuildName): Promise<void> {
  const { environment, copy } = builds[name];
  const cwd = copy ? makeCopy() : projectDirectory;
  const own: readonly string[] = [...settingNames, 'NODE_ENV'];
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !own.includes(key)));
  const script = 'PORTABLE_BUILD' in environment ? 'build:portable' : 'build';
  const { stdout, stderr } = await promisify(execFile)(
    'npm',
    ['run', script, '--', '--out-dir', path.join(outputDirectory, name)],
    { cwd, env: { ...inherited, ...environment }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`The build "${name}" failed:\n${`${error.stdout}${error.stderr}`.slice(0, 4000)}`);
  });
  writeFileSync(path.join(outputDirectory, `${name}.log`), `${stdout}${stderr}`);
  for (const file of generatedFiles)
    cpSync(path.join(cwd, '.docusaurus', file), path.join(generatedDirectory(name), file));
}
