/** Where one is in a replay, as the address tells it: so that a reload, or a link kept for later, comes back to it. */

/** Stands for the moment at which the cards of a deal lie on the table; before it there is nothing to see. */
export const DEALT = -1;

export interface Place {
  /** The place of the deal among those of the match, and that of the moment in the deal, both from 0; or `DEALT`. */
  readonly deal: number;
  readonly at: number;
}

/** People count from 1. */
export function readPlace(hash: string): Place {
  const found = new URLSearchParams(hash.slice(1));
  return { deal: counted(found.get('deal')), at: counted(found.get('move'), DEALT) };
}

function counted(text: string | null, none = 0): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : none;
}

/** The part of the address after the path; the beginning, where the cards have been dealt, needs none. */
export function placeHash({ deal, at }: Place, dealt: number): string {
  return deal === 0 && at === dealt ? '' : `#${new URLSearchParams({ deal: String(deal + 1), move: String(at + 1) })}`;
}
