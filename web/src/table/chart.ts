/** The totals of a match over its deals, as a drawing: which numbers, how they are divided, where the names stand. */

import type { Picture } from '../lib/protocol';

/** What is drawn. */
export interface Graph {
  /** The numbers of the deals; the first is that before the earliest one known, where the lines begin. */
  readonly deals: readonly number[];
  /** The totals of each lane at these deals. */
  readonly totals: readonly (readonly number[])[];
  readonly low: number;
  readonly high: number;
  /** The goal of the match; 0: there is none that can be reached. */
  readonly goal: number;
}

/** Nothing before a deal has ended. */
export function graphOf({ sheets = [], lanes, goal }: Picture): Graph | null {
  const [first] = sheets;
  if (first === undefined) return null;
  const totals = lanes.map((_, lane) => [
    (first.totals[lane] ?? 0) - (first.points[lane] ?? 0),
    ...sheets.map(({ totals }) => totals[lane] ?? 0),
  ]);
  const target = Number(goal.params?.target ?? 0);
  const all = [0, target, ...totals.flat()];
  return {
    deals: [first.number - 1, ...sheets.map(({ number }) => number)],
    totals,
    low: Math.min(...all),
    high: Math.max(...all),
    goal: target,
  };
}

/** Round numbers from below the lowest to above the highest one, `most` steps (two at least) between them or fewer. */
export function ticks(low: number, high: number, most: number): number[] {
  let at = 0;
  // on both sides of 0 there is a step each, however wide they are
  while (stepsOf(low, high, sizeOf(at)) > Math.max(2, most)) at += 1;
  const from = Math.floor(low / sizeOf(at));
  return Array.from({ length: stepsOf(low, high, sizeOf(at)) + 1 }, (_, step) => (from + step) * sizeOf(at));
}

/** 1, 2, 5, 10, 20, 50, 100… */
function sizeOf(at: number): number {
  return ([1, 2, 5][at % 3] ?? 1) * 10 ** Math.floor(at / 3);
}

function stepsOf(low: number, high: number, step: number): number {
  return Math.max(1, Math.ceil(high / step) - Math.floor(low / step));
}

/** Which of so many deals have their number below, with `most` numbers or fewer: every one, second, fifth, tenth… */
export function numbered(deals: readonly number[], most: number): number[] {
  const every = ticks(0, deals.length, Math.max(1, most))[1] ?? 1;
  return deals.filter((number) => number % every === 0);
}

/** Places for texts that would stand at these heights: at least `gap` apart, in their order, between the two ends. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = heights.map(() => top);
  let free = top;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, free);
    free = (placed[at] ?? 0) + gap;
  }
  let end = bottom;
  for (const at of order.toReversed()) {
    placed[at] = Math.max(top, Math.min(placed[at] ?? 0, end));
    end = (placed[at] ?? 0) - gap;
  }
  return placed;
}
