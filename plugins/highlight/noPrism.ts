/** Replaces prism-react-renderer in the browser, because code is highlighted at build time. The theme imports only `Prism`. */
export const Prism = {};
