import { useHistory } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useCallback, useEffect, useState } from 'react';
import { SearchButton } from './SearchButton';
import { SearchDialog } from './SearchDialog';

/** The bootstrap script sets this attribute on the html element. See src/boot/searchShortcut.ts. */
const asked = 'data-search-asked';

/** The search button and, once it's pressed, the search, which loads on first use. */
function Search() {
  const [open, setOpen] = useState(false);
  const { shown: menuShown, toggle: toggleMenu } = useNavbarMobileSidebar();
  const history = useHistory();
  // The search stays open if a link leads to a page with a different layout, but closes when the visitor goes back.
  const onRemove = useCallback(() => (history.action === 'POP' ? takeTyped() : askAgain()), [history]);

  useEffect(() => {
    const html = document.documentElement;
    // The browser reports later that the dialog has closed. A press until then opens it again.
    const openIfAsked = () => {
      if (!open && html.hasAttribute(asked)) setOpen(true);
    };
    const observer = new MutationObserver(openIfAsked);
    observer.observe(html, { attributeFilter: [asked] });
    openIfAsked();
    return () => observer.disconnect();
  }, [open]);

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

type Props = {
  className?: string;
  /** The theme sets this prop in the side menu on narrow screens, where there's no search. */
  mobile?: boolean;
};

/** The navbar item with the search. */
export function SearchItem({ className, mobile = false }: Props) {
  return mobile ? null : (
    <div className={className}>
      <Search />
    </div>
  );
}
