/** What stands beside a seat for a while: what was said there, and the seconds that its turn still has. */
import { getContext, setContext } from 'svelte';

export interface Besides {
  /** What was said there just now; empty where nothing was. */
  said(seat: number): string;
  /** The seconds that are left of its turn; 0: none are counted. */
  seconds(seat: number): number;
}

const KEY = Symbol('beside');

export function setBesides(besides: Besides): void {
  setContext(KEY, besides);
}

/** Nothing where a table is only played again. */
export function getBesides(): Besides | undefined {
  return getContext<Besides | undefined>(KEY);
}
