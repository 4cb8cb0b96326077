/** Steps that were put ready in the own turn, and the cards of the hand that they need. */
import type { Held } from './order';

export interface Step {
  readonly act: string;
  readonly ids: readonly number[];
}

export function allHeld(ids: Iterable<number>, held: ReadonlySet<number>): boolean {
  return [...ids].every((id) => held.has(id));
}

export function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...ids].filter((other) => other !== id));
}

/** The ids of the cards of a step: those that were meant where they are the very same cards, else any such cards. */
export function idsOf(cards: readonly string[], meant: readonly number[], hand: readonly Held[]): readonly number[] {
  const first = new Set(meant);
  const free = [...hand].sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  return cards.flatMap((card) => {
    const at = free.findIndex((held) => held.card === card);
    return at < 0 ? [] : free.splice(at, 1).map(({ id }) => id);
  });
}
