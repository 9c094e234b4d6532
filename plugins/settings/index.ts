import { RefusedInput } from './refuse';

/** The settings of a deployment. URLs have no trailing slash. `baseUrl` starts and ends with a slash. */
export type Settings = {
  siteUrl: string;
  baseUrl: string;
  appUrl: string;
  alphaAppUrl: string;
  /** Google Analytics ID. If empty, there are no analytics. */
  gtagTrackingId: string;
  /** If empty, there are no edit links, and "Report a problem" opens an email. */
  repositoryUrl: string;
};

/** The names of all settings, which are environment variables. */
export const settingNames = [
  'SITE_URL',
  'BASE_URL',
  'APP_URL',
  'ALPHA_APP_URL',
  'GTAG_TRACKING_ID',
  'REPOSITORY_URL',
] as const;

type SettingName = (typeof settingNames)[number];
type Environment = Readonly<Record<string, string | undefined>>;

function reject(name: string, value: string, wanted: string): never {
  throw new RefusedInput(`Setting ${name} is ${JSON.stringify(value)}, but it must be ${wanted}.`);
}

function read(environment: Environment, name: SettingName, fallback: string): string {
  return environment[name]?.trim() || fallback;
}

// `new URL` repairs much that's wrong, such as missing slashes, and resolves `..`, so the form is checked before.
const addressForm = /^https?:\/\/[\p{L}\p{N}_.:[\]-]+(?:\/(?!\.\.?(?:\/|$))[A-Za-z0-9._~+@-]+)*\/?$/iu;

const wantedAddress =
  'an http(s) URL without a user name, query, fragment, dot segment, or special character, such as "https://www.example.com"';
const wantedOrigin = 'an http(s) URL without a path, such as "https://www.example.com"; put the path in BASE_URL';

function readAddress(environment: Environment, name: SettingName, fallback: string, wanted = wantedAddress): string {
  const value = read(environment, name, fallback);
  if (!value) return '';
  const url = addressForm.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (wanted === wantedOrigin && url.pathname !== '/')) return reject(name, value, wanted);
  return url.origin + url.pathname.replace(/\/$/, '');
}

function readBaseUrl(environment: Environment): string {
  const value = read(environment, 'BASE_URL', '/');
  return /^\/(?:(?!\.\.?\/)[A-Za-z0-9._~-]+\/)*$/.test(value)
    ? value
    : reject(
        'BASE_URL',
        value,
        'a path without dot segments that begins and ends with a slash, such as "/" or "/docs-site/"',
      );
}

function readTrackingId(environment: Environment): string {
  const value = read(environment, 'GTAG_TRACKING_ID', '');
  return /^(?:(?:G|UA)-[A-Za-z0-9]+(?:-[0-9]+)?)?$/.test(value)
    ? value
    : reject('GTAG_TRACKING_ID', value, 'empty, or an ID such as "G-ABC123" (G- or UA-, then letters and digits)');
}

/**
 * Reads and checks all settings.
 * @throws {RefusedInput} for the first invalid value
 */
export function readSettings(environment: Environment): Settings {
  return {
    siteUrl: readAddress(environment, 'SITE_URL', 'https://www.benchloom.example', wantedOrigin),
    baseUrl: readBaseUrl(environment),
    appUrl: readAddress(environment, 'APP_URL', 'https://app.benchloom.example'),
    alphaAppUrl: readAddress(environment, 'ALPHA_APP_URL', 'https://app.alpha.benchloom.example'),
    gtagTrackingId: readTrackingId(environment),
    repositoryUrl: readAddress(environment, 'REPOSITORY_URL', ''),
  };
}
