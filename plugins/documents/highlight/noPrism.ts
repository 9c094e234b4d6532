/** Replaces prism-react-renderer in the browser, where no code is highlighted. The theme imports only `Prism`. */
export const Prism = {};

/** Replaces the theme's loader for Prism languages. */
export default function prismIncludeLanguages(): void {}
