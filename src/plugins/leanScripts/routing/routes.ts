import { type ComponentType, createElement, type Key, type ReactNode } from 'react';
import { type match, Route, type RouteComponentProps, type RouteProps, useLocation } from 'react-router';
import { matchPath, rootMatch } from './matchPath';

type PageProps = RouteComponentProps & { route: RouteConfig };

type RouteConfig = RouteProps & { key?: Key; component: ComponentType<PageProps>; routes?: RouteConfig[] };

type Branch = { route: RouteConfig; match: match }[];

/** The routes that an address leads through, from the outermost, as in the library. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string, branch: Branch = []): Branch {
  for (const route of routes) {
    const found = route.path ? matchPath(pathname, route) : (branch.at(-1)?.match ?? rootMatch(pathname));
    if (!found) continue;
    branch.push({ route, match: found });
    return route.routes ? matchRoutes(route.routes, pathname, branch) : branch;
  }
  return branch;
}

function FirstMatch({ routes }: { routes: readonly RouteConfig[] }): ReactNode {
  const { pathname } = useLocation();
  const index = routes.findIndex((route) => !route.path || matchPath(pathname, route));
  const route = routes[index];
  if (!route) return null;
  const { key = index, path, exact, strict, component } = route;
  const render = (props: RouteComponentProps) => createElement(component, { ...props, route });
  return createElement(Route, { key, path, exact, strict, render });
}

/** The page of the first route that matches the address. The library's own makes an element for every route of the site. */
export function renderRoutes(routes?: readonly RouteConfig[]): ReactNode {
  return routes ? createElement(FirstMatch, { routes }) : null;
}
