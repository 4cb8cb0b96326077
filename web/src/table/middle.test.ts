import { describe, expect, it } from 'vitest';

import type { Felt, Group } from '../lib/protocol';
import { cardWidth, heightOf, nextSpot, stackStep, type Box } from './middle';

const cards = (count: number): string[] => Array.from({ length: count }, (_, at) => `${at}`);
const stack = (count: number): Group => ({ cards: cards(count), name: { code: 'desk-build' } });
const loose = (count: number): Felt => ({ loose: cards(count) });

describe('the cards in the middle', () => {
  it('need one row as long as they fit beside each other, and then another one', () => {
    // 50 wide, 71 high, 10 apart: six need 350
    expect(heightOf(loose(6), 350, 50)).toBe(71);
    expect(heightOf(loose(7), 350, 50)).toBe(71 + 10 + 71);
  });

  it('need room for the frame and the words of a stack', () => {
    // a card, another 0.58 beside it, and 22: 101 wide, 44 higher than a card
    expect(heightOf({ loose: [], stacks: [stack(2)] }, 350, 50)).toBe(115);
    expect(heightOf({ loose: cards(4), stacks: [stack(2)] }, 350, 50)).toBe(115);
    expect(heightOf({ loose: cards(5), stacks: [stack(2)] }, 350, 50)).toBe(71 + 10 + 115);
  });

  it('are as large as there is room for, and never too small for a finger', () => {
    const room = { width: 366, height: 300 };
    const sizes = { most: 70, least: 44 };
    expect(cardWidth(loose(6), room, sizes)).toBe(70);
    const dozen = cardWidth(loose(12), room, sizes);
    expect(dozen).toBeGreaterThanOrEqual(60);
    expect(heightOf(loose(12), 366, dozen)).toBeLessThanOrEqual(300);
    expect(cardWidth(loose(30), room, sizes)).toBe(44);
  });

  it('of a stack show every index, and lie closer the more they are', () => {
    expect(stackStep(1)).toBe(0);
    expect(stackStep(2)).toBeCloseTo(0.58);
    expect(stackStep(8)).toBeCloseTo(2.6 / 7);
    expect(stackStep(14)).toBeCloseTo(0.3);
  });
});

describe('the arrows', () => {
  // three cards in a row, and two under them, between those above
  const boxes: Box[] = [
    ...[0, 60, 120].map((left) => ({ left, top: 0, width: 50, height: 71 })),
    ...[30, 90].map((left) => ({ left, top: 81, width: 50, height: 71 })),
  ];

  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [4, 'ArrowRight', 4],
    [0, 'ArrowLeft', 0],
    [0, 'ArrowDown', 3],
    [2, 'ArrowDown', 4],
    [4, 'ArrowDown', 4],
    [4, 'ArrowUp', 1],
    [1, 'ArrowUp', 1],
    [3, 'Home', 0],
    [0, 'End', 4],
  ])('lead from %i by %s to %i', (from, key, to) => {
    expect(nextSpot(boxes, from, key)).toBe(to);
  });

  it('find a card that lies beside a higher stack, in the row above it', () => {
    const row: Box[] = [
      { left: 0, top: 22, width: 50, height: 71 },
      { left: 60, top: 0, width: 100, height: 115 },
      { left: 0, top: 125, width: 50, height: 71 },
    ];
    expect(nextSpot(row, 2, 'ArrowUp')).toBe(0);
    expect(nextSpot(row, 1, 'ArrowDown')).toBe(2);
  });
});
