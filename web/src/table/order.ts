/** In which order a person holds the hand, and which of equal cards is which. */
import type { Picture } from '../lib/protocol';

export type Order = 'rank' | 'suit';

/** How a hand is best held: by suit where the contract of the deal asks for nothing but sequences. */
export function bestOrder({ order, where }: Picture): string | undefined {
  const { sets, runs } = where?.params ?? {};
  return sets === 0 && Number(runs) > 0 ? 'suit' : order;
}

/** The order that a person wants; who leaves it to the game has the one that is best there. */
export function wantedOrder(preferred: 'game' | Order, best: string | undefined): Order {
  if (preferred !== 'game') return preferred;
  return best === 'suit' ? 'suit' : 'rank';
}

/** The other order. */
export function otherOrder(order: Order): Order {
  return order === 'rank' ? 'suit' : 'rank';
}

/** A card in the hand; equal cards are told apart by their ids. `fresh` came in last. */
export interface Held {
  readonly id: number;
  readonly card: string;
  readonly fresh: boolean;
}

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const SUITS = ['s', 'h', 'd', 'c'];
/** By suit red and black ones alternate. */
const SUITS_APART = ['s', 'h', 'c', 'd'];
const JOKER = 'Jk';

/** The rank of a card's text: `10` of `10d`, `Jk` of `Jkr`. */
export function rankOf(card: string): string {
  return card.startsWith(JOKER) ? JOKER : card.slice(0, -1);
}

/** The suit of a card's text; a joker has none. */
export function suitOf(card: string): string {
  return card.startsWith(JOKER) ? '' : card.slice(-1);
}

/** The hand as it is held: wild cards first, then from the ace down, or suit by suit. */
export function ordered<T extends { readonly card: string }>(
  hand: readonly T[],
  order: Order,
  wild: readonly string[],
): T[] {
  const place = (card: string): number[] => {
    const rank = rankOf(card);
    const high = rank === JOKER ? -1 : RANKS.indexOf(rank);
    if (wild.includes(rank)) return [0, rank === JOKER ? 0 : 1, SUITS.indexOf(suitOf(card))];
    return order === 'rank' ? [1, high, SUITS.indexOf(suitOf(card))] : [1, SUITS_APART.indexOf(suitOf(card)), high];
  };
  return [...hand].sort((a, b) => compare(place(a.card), place(b.card)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

/**
 * The hand that came from the table, with the ids that its cards had: those in `first` leave before others like them.
 * What came in is fresh; where nothing changed, what was fresh stays so.
 */
export function renewed(
  before: readonly Held[],
  cards: readonly string[],
  first: ReadonlySet<number>,
  nextId: () => number,
): readonly Held[] {
  const kept = new Map<string, Held[]>();
  for (const held of [...before].sort((a, b) => Number(first.has(a.id)) - Number(first.has(b.id)))) {
    kept.set(held.card, [...(kept.get(held.card) ?? []), held]);
  }
  const staying: Held[] = [];
  const coming: string[] = [];
  for (const card of cards) {
    const held = kept.get(card)?.shift();
    if (held) staying.push(held);
    else coming.push(card);
  }
  if (coming.length === 0 && staying.length === before.length) return before;
  const ring = before.length > 0;
  if (coming.length === 0) return staying;
  return [
    ...staying.map((held) => ({ ...held, fresh: false })),
    ...coming.map((card) => ({ id: nextId(), card, fresh: ring })),
  ];
}

export function isWild(card: string, wild: readonly string[]): boolean {
  return card !== '' && wild.includes(rankOf(card));
}
