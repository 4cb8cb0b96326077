/** Where one is in a replay, as the address tells it: so that a reload, or a link kept for later, comes back to it. */

export interface Place {
  /** The place of the deal among those of the match, and that of the moment in the deal, both from 0. */
  readonly deal: number;
  readonly at: number;
}

/** People count from 1. */
export function readPlace(hash: string): Place {
  const found = new URLSearchParams(hash.slice(1));
  return { deal: counted(found.get('deal')), at: counted(found.get('move')) };
}

function counted(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0;
}

/** The part of the address after the path; the beginning needs none. */
export function placeHash({ deal, at }: Place): string {
  return deal === 0 && at === 0 ? '' : `#${new URLSearchParams({ deal: String(deal + 1), move: String(at + 1) })}`;
}
