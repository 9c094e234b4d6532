/** Replaces the theme's loader for Prism languages, because code is highlighted at build time. */
export default function prismIncludeLanguages(): void {}
