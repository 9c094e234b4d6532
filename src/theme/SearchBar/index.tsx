// The search button in the navbar. The theme's component is an empty placeholder. The search loads on first use. On
// upgrade: check that the navbar item of type "search" still renders SearchBar, but not in the side menu, and `shown`
// and `toggle` in the side menu's hook.
import { useHistory } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { SearchButton } from '@site/src/search/SearchButton';
import { SearchDialog } from '@site/src/search/SearchDialog';
import { useCallback, useEffect, useState } from 'react';

/** The bootstrap script sets this attribute on the html element. See src/boot/earlyPresses.ts. */
const asked = 'data-search-asked';

export default function SearchBar() {
  const [open, setOpen] = useState(false);
  const { shown: menuShown, toggle: toggleMenu } = useNavbarMobileSidebar();
  const history = useHistory();
  // The search stays open if a link leads to a page with a different layout, but closes when the visitor goes back.
  const onRemove = useCallback(() => (history.action === 'POP' ? takeTyped() : askAgain()), [history]);

  useEffect(() => {
    const html = document.documentElement;
    const openIfAsked = () => {
      if (html.hasAttribute(asked)) setOpen(true);
    };
    const observer = new MutationObserver(openIfAsked);
    observer.observe(html, { attributeFilter: [asked] });
    openIfAsked();
    return () => observer.disconnect();
  }, []);

  // Two modal dialogs would both handle Tab and Escape.
  useEffect(() => {
    if (open && menuShown) toggleMenu();
  }, [open, menuShown, toggleMenu]);

  return (
    <>
      <SearchButton>Search</SearchButton>
      {open && <SearchDialog onClose={() => setOpen(false)} onRemove={onRemove} takeTyped={takeTyped} />}
    </>
  );
}

/** Makes the search button of the next layout open the search. */
function askAgain(): void {
  document.documentElement.setAttribute(asked, '');
}

/** Returns the text that was typed after the shortcut, and stops collecting text. */
function takeTyped(): string {
  const html = document.documentElement;
  const typed = html.getAttribute(asked) ?? '';
  html.removeAttribute(asked);
  return typed;
}
