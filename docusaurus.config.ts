import type { Options as GtagOptions } from '@docusaurus/plugin-google-gtag';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { version } from './package.json';
import bootstrap from './plugins/bootstrap';
import contracts from './plugins/contracts';
import { readContract } from './plugins/contracts/readContract';
import marketingData from './plugins/data/marketing';
import pythonRuntime from './plugins/data/pythonRuntime';
import readerTools from './plugins/data/readerTools';
import configValidators from './plugins/data/validators';
import documents from './plugins/documents';
import highlight from './plugins/documents/highlight';
import { rehypePlugins } from './plugins/documents/rehypePlugins';
import { remarkDocument } from './plugins/documents/remarkDocument';
import finish from './plugins/finish';
import licenses from './plugins/finish/licenses';
import { pageTemplate } from './plugins/finish/pageTemplate';
import { typographic } from './plugins/lib/typographic';
import type { Releases } from './plugins/reference/tables';
import { readSettings } from './plugins/settings';
import { hasPosts } from './plugins/settings/hasPosts';
import { hasFullHistory, pageChanges } from './plugins/settings/lastUpdate';
import { exitIfRefused, refuseLinks, refuseVersions } from './plugins/settings/refuse';
import { codeTheme } from './src/lib/codeTheme';
import { company } from './src/lib/company';

const i18n = { defaultLocale: 'en', locales: ['en'] };
const settings = exitIfRefused(() => {
  refuseLinks(__dirname);
  refuseVersions(__dirname, i18n.locales, process.env.DOCUSAURUS_CURRENT_LOCALE);
  return readSettings(process.env);
});
const { baseUrl } = settings;
const isDevelopment = process.env.NODE_ENV === 'development';
const hasBlog = isDevelopment || hasPosts(`${__dirname}/blog`);
const hasDates = hasFullHistory(__dirname);
const [release] = readContract<Releases>(__dirname, 'releases.json').releases;

const mdx = {
  beforeDefaultRemarkPlugins: [remarkDocument(__dirname)],
  rehypePlugins,
};

const preset: PresetOptions = {
  blog: hasBlog && {
    ...mdx,
    blogTitle: 'Blog',
    blogDescription: `Posts by the people who make ${company.name}: how to test on real boards, what a red job means, and how to keep a lab reliable.`,
    showReadingTime: false,
  },
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    numberPrefixParser: false,
    versions: { current: { label: 'Next' } },
    ...mdx,
    editUrl: settings.repositoryUrl ? `${settings.repositoryUrl}/edit/main/` : undefined,
  },
  pages: mdx,
  theme: {
    customCss: ['./src/styles/tokens.css', './src/styles/theme.css', './src/styles/code.css', './src/styles/print.css'],
  },
  sitemap: { changefreq: null, priority: null, lastmod: hasDates ? 'date' : null },
};

// The theme's types don't include the site's own item types.
const appLink = (item: { page: 'login' | 'signup'; label: string; className: string }) =>
  ({ type: 'custom-appLink', position: 'right', ...item }) as object;

const navbar: ThemeConfig['navbar'] = {
  title: company.name,
  items: [
    { to: '/#features', label: 'Features', activeBaseRegex: '/features/?$' },
    { to: '/solutions', label: 'Solutions' },
    { to: '/plans', label: 'Plans' },
    { to: '/consulting', label: 'Consulting' },
    { type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', 'aria-current': 'true' },
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
        ...(hasBlog ? [{ label: 'Blog', to: '/blog' }] : []),
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

const analytics: PluginConfig = settings.gtagTrackingId
  ? ['@docusaurus/plugin-google-gtag', { trackingID: settings.gtagTrackingId, anonymizeIP: true } satisfies GtagOptions]
  : null;

const plugins: PluginConfig[] = [
  // Pages, data, and tools generated from contracts/ and docs/
  documents,
  contracts,
  readerTools,
  configValidators,
  pythonRuntime,
  marketingData,
  // Performance
  highlight,
  // Runs before the bundle. Sets the consent defaults that the analytics tag reads.
  bootstrap,
  analytics,
  licenses,
  // Finishes the HTML, and writes the search index, Markdown, redirects, feed, and host files.
  [finish, { analytics: settings.gtagTrackingId !== '' }],
];

const config: Config = {
  title: company.name,
  tagline: company.tagline,
  url: settings.siteUrl,
  baseUrl,
  // A script that doesn't load, as under a wrong base URL, has its own message (see src/boot/firstLoadFailure.ts).
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` } },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}site.webmanifest` } },
  ],
  i18n,
  future: {
    v4: true,
    // Without `swcJsLoader`, babel.config.js compiles the site. The bundler's disk cache is off, because its key doesn't
    // include the settings or the plugins' code, so a build could reuse outdated pages.
    faster: { swcJsLoader: false, rspackPersistentCache: false },
    experimental_vcs: pageChanges,
  },
  // Without a namespace, the storage keys match the names in the privacy notice.
  storage: { type: 'localStorage', namespace: false },
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  // checks/build.ts counts the warnings about links and pages as findings.
  onBrokenAnchors: 'warn',
  markdown: {
    emoji: false,
    parseFrontMatter: async ({ defaultParseFrontMatter, ...params }) => {
      const parsed = await defaultParseFrontMatter(params);
      const { description } = parsed.frontMatter;
      if (typeof description === 'string') parsed.frontMatter.description = typographic(description);
      const changed = hasDates && (await pageChanges.getFileLastUpdateInfo(params.filePath));
      // With showLastUpdateTime, the framework would put a hash of each date into the main bundle.
      if (changed) parsed.frontMatter.last_update ??= { date: new Date(changed.timestamp).toISOString() };
      return parsed;
    },
    // `:::tip Title` and `## Heading {#id}`
    mdx1Compat: { admonitions: true, headingIds: true },
  },
  clientModules: [
    './src/behaviors/arrive.ts',
    './src/behaviors/copyCode.ts',
    './src/behaviors/RouteLoading/routeLoading.ts',
    './src/behaviors/scrollBoxes.ts',
    './src/behaviors/scrollSidebar.ts',
  ],
  customFields: {
    version,
    date: release?.date,
    appAddresses: { production: settings.appUrl, alpha: settings.alphaAppUrl },
    analytics: settings.gtagTrackingId !== '',
    repositoryUrl: settings.repositoryUrl,
  },
  plugins,
  presets: [['classic', preset]],
  themeConfig,
};

export default config;
