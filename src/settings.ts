/**
 * Facts of the company that the site states. Every page and test takes them from here.
 * `copyrightYear` is written down so that a rebuild of the same commit gives the same bytes.
 */
export const company = {
  name: 'Benchloom',
  legalName: 'Benchloom',
  tagline: 'Every build, tested on real boards',
  email: 'hello@benchloom.example',
  downloadHost: 'downloads.benchloom.example',
  copyrightYear: 2026,
} as const;

/** What makes the site faster than the framework alone, each in a plugin of its name; see `SPEED_LEVERS_OFF`. */
export const speedLevers = [
  'codeAtBuild',
  'leanScripts',
  'staticBodies',
  'criticalStyles',
  'lateScripts',
  'parseAhead',
  'cssModules',
] as const;

export type SpeedLever = (typeof speedLevers)[number];

/** What a deployment may set. All addresses are without a trailing slash, `baseUrl` begins and ends with one. */
export type Settings = {
  siteUrl: string;
  baseUrl: string;
  appUrl: string;
  alphaAppUrl: string;
  /** Empty: no analytics and no request to another origin. */
  gtagTrackingId: string;
  /** Empty: no edit links, feedback goes by mail. */
  repositoryUrl: string;
  /** True: build with webpack and Babel, without native binaries. */
  portableBuild: boolean;
  /** Levers that this build does without, to find out which one an upgrade has broken. */
  speedLeversOff: readonly SpeedLever[];
  /** True: each page carries the Content Security Policy itself, for hosts that cannot set headers. */
  metaPolicy: boolean;
};

/** A setting that cannot be used. The message is one line: setting, value, what is wanted. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function reject(name: string, value: string, wanted: string): never {
  throw new SettingsError(`${name} is ${JSON.stringify(value)}, but must be ${wanted}`);
}

function read(environment: Environment, name: string, fallback: string): string {
  return environment[name]?.trim() || fallback;
}

function parseHttpUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && !/\s/.test(value) ? url : undefined;
}

const wantedAddress = 'an http(s) URL without query and fragment, such as "https://app.example.com"';
const wantedOrigin = 'an http(s) URL without path, such as "https://www.example.com"; the path goes into BASE_URL';

function readAddress(environment: Environment, name: string, fallback: string, wanted = wantedAddress): string {
  const value = read(environment, name, fallback);
  const url = parseHttpUrl(value);
  if (!url || url.search || url.hash || url.username) return reject(name, value, wanted);
  if (wanted === wantedOrigin && url.pathname !== '/') return reject(name, value, wanted);
  return value.replace(/\/+$/, '');
}

function readBaseUrl(environment: Environment): string {
  const value = read(environment, 'BASE_URL', '/');
  return /^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value)
    ? value
    : reject('BASE_URL', value, 'a path that begins and ends with a slash, such as "/" or "/docs-site/"');
}

function readTrackingId(environment: Environment): string {
  const value = read(environment, 'GTAG_TRACKING_ID', '');
  return /^(?:(?:G|UA|AW)-[A-Za-z0-9]+(?:-[0-9]+)?)?$/.test(value)
    ? value
    : reject('GTAG_TRACKING_ID', value, 'empty or an id such as "G-ABC123" (G-, UA- or AW-, then letters and digits)');
}

function readSwitch(environment: Environment, name: string): boolean {
  const value = read(environment, name, 'false');
  return value === 'true' || value === 'false' ? value === 'true' : reject(name, value, '"true" or "false"');
}

function readLevers(environment: Environment, name: string): SpeedLever[] {
  const value = read(environment, name, '');
  const names = value.split(',').filter(Boolean);
  const levers = speedLevers.filter((lever) => names.includes(lever));
  return levers.length === new Set(names).size
    ? levers
    : reject(name, value, `empty or names from ${speedLevers.join(', ')}, with commas between them`);
}

/**
 * Reads and checks every setting of the site.
 * @throws {SettingsError} for the first value that cannot be used.
 */
export function readSettings(environment: Environment): Settings {
  return {
    siteUrl: readAddress(environment, 'SITE_URL', 'https://www.benchloom.example', wantedOrigin),
    baseUrl: readBaseUrl(environment),
    appUrl: readAddress(environment, 'APP_URL', 'https://app.benchloom.example'),
    alphaAppUrl: readAddress(environment, 'ALPHA_APP_URL', 'https://app.alpha.benchloom.example'),
    gtagTrackingId: readTrackingId(environment),
    repositoryUrl: environment.REPOSITORY_URL?.trim() ? readAddress(environment, 'REPOSITORY_URL', '') : '',
    portableBuild: readSwitch(environment, 'PORTABLE_BUILD'),
    speedLeversOff: readLevers(environment, 'SPEED_LEVERS_OFF'),
    metaPolicy: readSwitch(environment, 'META_POLICY'),
  };
}
