// Leaves the button out of the static HTML: it's hidden until the reader scrolls, which needs JavaScript anyway.
// On upgrade: check that DocRoot/Layout still renders BackToTopButton.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';

export default function BrowserOnlyBackToTopButton() {
  return useIsBrowser() ? <BackToTopButton /> : null;
}
