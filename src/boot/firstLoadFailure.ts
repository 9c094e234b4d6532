import type { Bootstrap } from './bootstrap';

/**
 * Defines `fail` and `loadScript`. If a script of the first load fails, a red box appears above the page, which stays
 * readable. Retry loads the script again. `fail` does the same for chunks.
 *
 * There are three red boxes: this one for the first load, `ui/LoadFailure` for parts that load later, and
 * `theme/Loading`, which shows the second one for pages.
 */
export function installFirstLoadFailure(bootstrap: Bootstrap): void {
  const retries: (() => void)[] = [];
  bootstrap.fail = (retry) => {
    delete document.documentElement.dataset.asked;
    // The box is already there.
    if (retries.push(retry) > 1) return;
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div class="load-failure load-failure--page" role="alert"><p>Part of this page didn’t load. Check your connection, then press Retry.</p><button type="button">Retry</button></div>',
    );
    const box = document.body.firstChild as HTMLElement;
    (box.lastChild as HTMLElement).onclick = () => {
      box.remove();
      bootstrap.retried = true;
      for (const again of retries.splice(0)) again();
    };
  };
  bootstrap.loadScript = (url) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.onerror = () => bootstrap.fail(() => bootstrap.loadScript(url));
    document.head.append(script);
  };
}
