/**
 * Which page is shown: `/` home, `/t/ID` a table, `/t/ID#code=CODE` a seat handed over, `/games` the matches that are
 * over, `/games/ID` one of them, `/games/file` one from a file, `/g/ID` one that was shared, `/rules#RULES` a rule set
 * that was sent.
 */

export type Route =
  | { page: 'home' | 'games' | 'unknown' }
  | { page: 'table'; table: string; code: string }
  | { page: 'rules'; hash: string }
  | { page: 'replay'; table: string }
  | { page: 'shared'; id: string };

/** Stands for the id of a table where a record comes from a file; ids are longer. */
const FILE = 'file';

export function readRoute(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (/^\/rules\/?$/.test(path)) return { page: 'rules', hash };
  const match = /^\/games(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(path);
  if (match) return match[1] === undefined ? { page: 'games' } : { page: 'replay', table: match[1] === FILE ? '' : match[1] };
  const shared = /^\/g\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  if (shared !== undefined) return { page: 'shared', id: shared };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  if (table === undefined) return { page: 'unknown' };
  return { page: 'table', table, code: new URLSearchParams(hash.slice(1)).get('code') ?? '' };
}

const here = (): Route => readRoute(location.pathname, location.hash);

let current: Route = $state.raw(here());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string): void {
  history.pushState(null, '', path);
  current = here();
  window.scrollTo(0, 0);
}

/** Take the code out of the address, so that it is neither seen nor kept nor passed on. */
export function dropCode(): void {
  history.replaceState(null, '', location.pathname);
  current = here();
}

/** For links inside the page: an ordinary click needs no new page, one for a new tab does. */
export function follow(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).pathname);
}

export function followRoute(): () => void {
  const changed = (): void => {
    current = here();
  };
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}
