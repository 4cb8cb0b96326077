/** How the melds of a side lie: beside each other, or in two rows where they are many. */
import type { Group } from '../lib/protocol';

export interface Placed {
  readonly group: Group;
  /** Its place among all of them. */
  readonly number: number;
}

/** So many groups, and so many cards beside each other, lie in one row. */
const ONE_ROW = 6;
const WIDEST = 12;
/** Widths, in widths of a card. */
const SQUARED = 1.9;
const STEP = 0.48;
const GAP = 0.25;
const ENDS = 0.4;

/** In one row, or parted so that both rows are about as wide; their order stays. */
export function rowsOf(groups: readonly Group[]): Placed[][] {
  const placed = groups.map((group, number) => ({ group, number }));
  const widths = groups.map(widthOf);
  const whole = sum(widths);
  if (groups.length <= ONE_ROW && whole <= WIDEST) return [placed];
  let upper = 0;
  let best = 0;
  let least = whole;
  for (const [at, width] of widths.entries()) {
    upper += width;
    const wider = Math.max(upper, whole - upper);
    if (wider < least) [best, least] = [at + 1, wider];
  }
  return [placed.slice(0, best), placed.slice(best)];
}

function widthOf({ cards, squared, ends }: Group): number {
  const strip = 1 + STEP * (cards.length - 1) + (ends?.length ? ENDS : 0);
  return (squared ? SQUARED : strip) + GAP;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
