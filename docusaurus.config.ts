import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { version } from './package.json';
import { linkChecks } from './src/linkChecks';
import cacheBySettings from './src/plugins/cacheBySettings';
import inlineScripts from './src/plugins/inlineScripts';
import licences from './src/plugins/licences';
import publishContracts from './src/plugins/publishContracts';
import repeatableNames from './src/plugins/repeatableNames';
import routeLoading from './src/plugins/routeLoading';
import securityTxt from './src/plugins/securityTxt';
import webFonts from './src/plugins/webFonts';
import { codeTheme } from './src/prismTheme';
import { expandReferences } from './src/reference/expand';
import { company, readSettings, type Settings, SettingsError } from './src/settings';

function readSettingsOrStop(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`Setting ${error.message}.`);
    process.exit(1);
  }
}

const settings = readSettingsOrStop();

const blog: PresetOptions['blog'] =
  process.env.NODE_ENV === 'development'
    ? { path: 'blog', routeBasePath: 'blog', blogTitle: 'Drafts', showReadingTime: false }
    : false;

const preset: PresetOptions = {
  blog,
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    versions: { current: { label: 'Next' } },
    editUrl: settings.repositoryUrl ? `${settings.repositoryUrl}/edit/main/` : undefined,
  },
  theme: { customCss: ['./src/css/tokens.css', './src/css/theme.css', './src/css/print.css'] },
  sitemap: { changefreq: null, priority: null },
};

// The theme's types know no item types of the site itself.
const appLink = (item: { page: 'login' | 'signup'; label: string; className: string }) =>
  ({ type: 'custom-appLink', position: 'right', ...item }) as object;

const navbar: ThemeConfig['navbar'] = {
  title: company.name,
  items: [
    { to: '/#features', label: 'Features', activeBaseRegex: `^${settings.baseUrl.replaceAll('.', '\\.')}$` },
    { to: '/solutions', label: 'Solutions' },
    { to: '/plans', label: 'Plans' },
    { to: '/consulting', label: 'Consulting' },
    { type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' },
    { to: '/about-us', label: 'About Us' },
    appLink({ page: 'login', label: 'Log In', className: 'navbar-action' }),
    appLink({ page: 'signup', label: 'Start Free Trial', className: 'navbar-action navbar-action--primary' }),
  ],
};

const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Products',
      items: [
        { label: 'Platform', to: '/' },
        { label: 'Key features', to: '/#features' },
        { label: 'Plans', to: '/plans' },
      ],
    },
    {
      title: 'Resources',
      items: [
        { label: 'Documentation', to: '/docs/' },
        { label: 'Release notes', to: '/docs/release-notes' },
        { label: 'Contact us', to: '/contact' },
      ],
    },
    {
      title: 'Company',
      items: [
        { label: 'About us', to: '/about-us' },
        { label: 'Terms of use', to: '/terms-of-use' },
        { label: 'Privacy notice', to: '/privacy-notice' },
      ],
    },
  ],
  copyright: `Copyright © ${company.copyrightYear} ${company.legalName}`,
};

const themeConfig: ThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  navbar,
  footer,
  prism: { theme: codeTheme, additionalLanguages: ['bash', 'python', 'json'] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
};

const analytics: PluginConfig[] = settings.gtagTrackingId
  ? [
      [
        '@docusaurus/plugin-google-gtag',
        { trackingID: settings.gtagTrackingId, anonymizeIP: true } satisfies GtagOptions,
      ],
    ]
  : [];

const future: Config['future'] = settings.portableBuild
  ? {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        useCssCascadeLayers: true,
        siteStorageNamespacing: true,
        fasterByDefault: false,
        mdx1CompatDisabledByDefault: true,
      },
      faster: false,
    }
  : { v4: true };

const config: Config = {
  title: company.name,
  tagline: company.tagline,
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future,
  // Plain keys: the names in the privacy notice are the names in the browser.
  storage: { type: 'localStorage', namespace: false },
  ...linkChecks,
  markdown: {
    ...linkChecks.markdown,
    preprocessor: ({ fileContent }) => expandReferences(fileContent, __dirname),
  },
  clientModules: ['./src/clientModules/firstLoad.ts', './src/clientModules/lateFonts.ts'],
  customFields: {
    version,
    appAddresses: { production: settings.appUrl, alpha: settings.alphaAppUrl },
    analytics: settings.gtagTrackingId !== '',
  },
  plugins: [
    cacheBySettings,
    repeatableNames,
    publishContracts,
    licences,
    securityTxt,
    routeLoading,
    webFonts,
    inlineScripts,
    ...analytics,
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
