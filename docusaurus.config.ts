import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, LoadContext, PluginConfig } from '@docusaurus/types';
import { version } from './package.json';
import { hasFullHistory, pageChanges } from './src/lastUpdate';
import { linkChecks } from './src/linkChecks';
import { pageTemplate } from './src/pageTemplate';
import cacheBySettings from './src/plugins/cacheBySettings';
import codeAtBuild from './src/plugins/codeAtBuild';
import { rehypeCode } from './src/plugins/codeAtBuild/rehypeCode';
import cssModules from './src/plugins/cssModules';
import finishBuild, { type FinishOptions } from './src/plugins/finishBuild';
import { importOnUse } from './src/plugins/importOnUse';
import inlineScripts from './src/plugins/inlineScripts';
import leanScripts from './src/plugins/leanScripts';
import licences from './src/plugins/licences';
import markdownPages from './src/plugins/markdownPages';
import movedAddresses from './src/plugins/movedAddresses';
import { parseAhead } from './src/plugins/parseAhead';
import publishContracts from './src/plugins/publishContracts';
import readerTools from './src/plugins/readerTools';
import releaseFeeds from './src/plugins/releaseFeeds';
import repeatableNames from './src/plugins/repeatableNames';
import routeLoading from './src/plugins/routeLoading';
import searchIndex from './src/plugins/searchIndex';
import securityTxt from './src/plugins/securityTxt';
import shortClassNames from './src/plugins/shortClassNames';
import siteIcons from './src/plugins/siteIcons';
import { rehypeStatic } from './src/plugins/staticBodies/rehypeStatic';
import styleSheets from './src/plugins/styleSheets';
import webFonts from './src/plugins/webFonts';
import { codeTheme } from './src/prismTheme';
import { expandReferences } from './src/reference/expand';
import { company, readSettings, type Settings, SettingsError, type SpeedLever } from './src/settings';

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

const uses = (lever: SpeedLever) => !settings.speedLeversOff.includes(lever);

const docsFolder = 'docs';

const expand = (content: string) => expandReferences(content, __dirname);

const ahead = uses('parseAhead') && parseAhead({ folder: docsFolder, prepare: expand });

const rehypePlugins: NonNullable<(PresetOptions['docs'] & object)['rehypePlugins']> = [
  ...(uses('codeAtBuild') ? [rehypeCode] : []),
  ...(uses('staticBodies') ? [[rehypeStatic, { baseUrl: settings.baseUrl }]] : []),
];

const blog: PresetOptions['blog'] =
  process.env.NODE_ENV === 'development'
    ? { path: 'blog', routeBasePath: 'blog', blogTitle: 'Drafts', showReadingTime: false }
    : false;

const preset: PresetOptions = {
  blog,
  docs: {
    path: docsFolder,
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    versions: { current: { label: 'Next' } },
    ...(ahead && { beforeDefaultRemarkPlugins: [ahead.remarkPlugin] }),
    remarkPlugins: [importOnUse],
    rehypePlugins,
    editUrl: settings.repositoryUrl ? `${settings.repositoryUrl}/edit/main/` : undefined,
    showLastUpdateTime: hasFullHistory(__dirname),
  },
  pages: { remarkPlugins: [importOnUse], rehypePlugins },
  theme: { customCss: ['./src/css/tokens.css', './src/css/theme.css', './src/css/code.css', './src/css/print.css'] },
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
    { type: 'search', position: 'right', className: 'navbar-search' },
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

const finish: PluginConfig = [
  finishBuild,
  {
    analytics: settings.gtagTrackingId !== '',
    metaPolicy: settings.metaPolicy,
    criticalStyles: uses('criticalStyles'),
    lateScripts: uses('lateScripts'),
    shortScripts: !settings.portableBuild,
  } satisfies FinishOptions,
];

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
  future: { ...future, experimental_vcs: pageChanges(__dirname) },
  // Plain keys: the names in the privacy notice are the names in the browser.
  storage: { type: 'localStorage', namespace: false },
  ...(uses('lateScripts') && { ssrTemplate: pageTemplate }),
  ...linkChecks,
  markdown: {
    ...linkChecks.markdown,
    // No page has short codes such as :smile:, and to look for them takes time.
    emoji: false,
    ...(ahead && { parseFrontMatter: ahead.parseFrontMatter }),
    preprocessor: ({ fileContent }) => expand(fileContent),
  },
  clientModules: [
    './src/clientModules/firstLoad.ts',
    './src/clientModules/lateFonts.ts',
    './src/clientModules/prefetchOnce.ts',
    './src/clientModules/copyCode.ts',
  ],
  customFields: {
    version,
    appAddresses: { production: settings.appUrl, alpha: settings.alphaAppUrl },
    analytics: settings.gtagTrackingId !== '',
    repositoryUrl: settings.repositoryUrl,
  },
  plugins: [
    ...(ahead ? [ahead.plugin] : []),
    (context) => cacheBySettings(context, settings),
    repeatableNames,
    shortClassNames,
    ...(uses('cssModules') ? [cssModules] : []),
    publishContracts,
    readerTools,
    licences,
    securityTxt,
    markdownPages,
    releaseFeeds,
    siteIcons,
    routeLoading,
    searchIndex,
    styleSheets,
    webFonts,
    (context) => inlineScripts(context, { lateScripts: uses('lateScripts') }),
    movedAddresses,
    finish,
    (context) => codeAtBuild(context, { enabled: uses('codeAtBuild') }),
    ...(uses('leanScripts')
      ? [(context: LoadContext) => leanScripts(context, { codeAtBuild: uses('codeAtBuild') })]
      : []),
    ...analytics,
  ],
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
