/** How what lies in the middle of the table has room there, and how the arrows walk through it. */
import type { Felt } from '../lib/protocol';
import { TALL } from './fan';

/** Widths, in widths of a card. */
const WIDEST_STEP = 0.58;
const LEAST_STEP = 0.3;
const STACK_CARDS = 2.6;

/** How far apart the cards of a stack lie, so that each index is seen. */
export function stackStep(cards: number): number {
  if (cards < 2) return 0;
  return Math.max(LEAST_STEP, Math.min(WIDEST_STEP, STACK_CARDS / (cards - 1)));
}

/** What there is room for: pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How large a card may be, and how small it must not get: what lies there is tapped. */
export interface Sizes {
  readonly most: number;
  readonly least: number;
}

/** The frame of a stack, and what stands under its cards. */
const FRAME = { width: 22, height: 44 };
const GAP = 0.2;
const LEAST_GAP = 8;
const SMALLER = 2;

export function gapOf(card: number): number {
  return Math.max(LEAST_GAP, Math.round(card * GAP));
}

/** The width of a card with which all that lies there has room; where nothing helps, one scrolls. */
export function cardWidth(felt: Felt, room: Room, { most, least }: Sizes): number {
  let card = most;
  while (card > least && heightOf(felt, room.width, card) > room.height) card -= SMALLER;
  return Math.max(least, card);
}

/** How high the rows are that cards of that width need. */
export function heightOf({ loose, stacks = [] }: Felt, width: number, card: number): number {
  const gap = gapOf(card);
  const items = [
    ...loose.map(() => ({ width: card, height: card * TALL })),
    ...stacks.map(({ cards }) => ({
      width: card * (1 + stackStep(cards.length) * (cards.length - 1)) + FRAME.width,
      height: card * TALL + FRAME.height,
    })),
  ];
  let [height, row, used] = [0, 0, 0];
  for (const item of items) {
    if (used > 0 && used + gap + item.width > width) {
      height += row + gap;
      [row, used] = [0, 0];
    }
    used += (used > 0 ? gap : 0) + item.width;
    row = Math.max(row, item.height);
  }
  return height + row;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The one that an arrow leads to from that one; itself where there is no other. */
export function nextSpot(boxes: readonly Box[], at: number, key: string): number {
  const last = boxes.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  const from = boxes[at];
  if (!from) return at;
  const down = key === 'ArrowDown';
  const middle = (box: Box): number => box.left + box.width / 2;
  const beyond = (box: Box): boolean =>
    down ? box.top >= from.top + from.height / 2 : box.top + box.height / 2 <= from.top;
  const rows = boxes.filter(beyond).map(({ top }) => top);
  const row = down ? Math.min(...rows) : Math.max(...rows);
  let best = at;
  let least = Infinity;
  for (const [other, box] of boxes.entries()) {
    if (!beyond(box) || Math.abs(box.top - row) > box.height / 2) continue;
    const far = Math.abs(middle(box) - middle(from));
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
