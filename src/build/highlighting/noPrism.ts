/** Replaces prism-react-renderer in the browser, where nothing highlights code. The theme imports only this. */
export const Prism = {};
