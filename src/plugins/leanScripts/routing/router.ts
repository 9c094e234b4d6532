import clsx from 'clsx';
import { createBrowserHistory, createLocation, createPath, type Location } from 'history';
import {
  type ComponentProps,
  createElement,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useMemo,
  useState,
} from 'react';
import { __RouterContext, type match, Router, useHistory, useLocation } from 'react-router';
import { matchPath, rootMatch } from './matchPath';

export { Redirect, StaticRouter, useHistory, useLocation } from 'react-router';
export { default as HashRouter } from '../../../lib/nothing';
export { matchPath };

/** As in the library, without the settings that the framework does not give. */
export function BrowserRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  return createElement(Router, { history }, children);
}

type LinkProps = ComponentProps<'a'> & { to: string; innerRef?: Ref<HTMLAnchorElement> };

/** A link that the router follows. Other than the library's it does not render again whenever the address changes. */
export function Link({ to, innerRef, onClick, ...props }: LinkProps): ReactNode {
  const history = useHistory();
  const address = createPath(createLocation(to, undefined, undefined, history.location));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    const isHere = createPath(history.location) === address;
    if (isHere) history.replace(to);
    else history.push(to);
  };
  return createElement('a', { ...props, ref: innerRef, href: address, onClick: follow });
}

type NavLinkProps = LinkProps & {
  activeClassName?: string;
  isActive?: (found: match | null, location: Location) => boolean;
};

/** A link that is marked while it leads to the page on the screen or to one above it. */
export function NavLink({ activeClassName = 'active', isActive, className, ...props }: NavLinkProps): ReactNode {
  const location = useLocation();
  const path = createLocation(props.to).pathname.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');
  const found = matchPath(location.pathname, { path });
  const active = isActive ? isActive(found, location) : found !== null;
  return createElement(Link, {
    ...props,
    className: active ? clsx(className, activeClassName) : className,
    'aria-current': active ? 'page' : undefined,
  });
}

type RouteProps = { location: Location; render: () => ReactNode };

/**
 * Keeps all pages at an address until the next page has loaded, which is the only thing the framework asks it for. The
 * library's own does it by rendering every link of the page twice for one press.
 */
export function Route({ location, render }: RouteProps): ReactNode {
  const history = useHistory();
  const pinned = useMemo(() => ({ history, location, match: rootMatch(location.pathname) }), [history, location]);
  return createElement(__RouterContext.Provider, { value: pinned }, render());
}
