/** The theme's part adds languages to Prism in the browser. Here, code is highlighted while the site is built. */
export default function prismIncludeLanguages(): void {}
