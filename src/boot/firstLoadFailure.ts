import type { Bootstrap } from './bootstrap';

/**
 * Defines `fail` and `loadScript`. If a script of the first load fails, a red box appears above the page, which stays
 * readable. Retry loads the script again. `fail` does the same for chunks. On the home page, the box also contains the
 * framework's banner about a wrong base URL.
 *
 * There are three red boxes: this one for the first load, `components/LoadFailure` for parts that load later, and
 * `theme/Loading`, which shows the second one for pages.
 */
export function installFirstLoadFailure(bootstrap: Bootstrap): void {
  let box: HTMLElement | undefined;
  bootstrap.fail = (retry) => {
    delete document.documentElement.dataset.asked;
    if (!box) {
      if (!bootstrap.retried) window.showBaseUrlBanner?.();
      const shown = document.createElement('div');
      shown.className = 'load-failure load-failure--page';
      shown.setAttribute('role', 'alert');
      const button = document.createElement('button');
      button.type = 'button';
      button.append('Retry');
      button.onclick = () => {
        shown.remove();
        box = undefined;
        bootstrap.retried = true;
      };
      const paragraph = document.createElement('p');
      paragraph.append('Part of this page didn’t load. Check your connection, then press Retry.');
      shown.append(paragraph, button);
      document.body.prepend(shown);
      box = shown;
    }
    box.lastChild?.addEventListener('click', retry);
  };
  bootstrap.loadScript = (script) => {
    const copy = script.cloneNode() as HTMLScriptElement;
    copy.type = '';
    copy.async = false;
    copy.onerror = () => bootstrap.fail(() => bootstrap.loadScript(script));
    document.head.append(copy);
  };
}
