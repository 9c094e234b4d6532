// Leaves the button out of the static page: it is hidden until a reader has scrolled, and then the script runs.
// On upgrade: check that DocRoot/Layout still renders BackToTopButton.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';

export default function BrowserOnlyBackToTopButton() {
  return useIsBrowser() ? <BackToTopButton /> : null;
}
