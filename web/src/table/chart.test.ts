import { describe, expect, it } from 'vitest';

import type { Picture, Sheet } from '../lib/protocol';
import { graphOf, numbered, spread, ticks } from './chart';

const sheet = (number: number, points: number[], totals: number[]): Sheet => ({
  number,
  points,
  totals,
  lines: [],
  ended: { code: 'event-deal_ended_out', params: { number } },
});
const match = (sheets: Sheet[], target?: number): Picture =>
  ({ sheets, lanes: [{}, {}], goal: { code: 'goal', params: target === undefined ? {} : { target } } }) as unknown as Picture;

describe('the line of the score', () => {
  it('is not there before a deal has ended', () => {
    expect(graphOf(match([]))).toBeNull();
  });

  it('begins at nothing, also where only one deal was played', () => {
    const graph = graphOf(match([sheet(1, [720, -105], [720, -105])], 5000));
    expect(graph).toMatchObject({ deals: [0, 1], totals: [[0, 720], [0, -105]], low: -105, high: 5000, goal: 5000 });
  });

  it('begins with what was there before where earlier deals are not known', () => {
    const graph = graphOf(match([sheet(3, [100, 50], [1735, 1260]), sheet(4, [5, 10], [1740, 1270])], 5000));
    expect(graph).toMatchObject({ deals: [2, 3, 4], totals: [[1635, 1735, 1740], [1210, 1260, 1270]], low: 0 });
  });

  it('has no goal in a game of so many deals, and goes down to the minus points', () => {
    const graph = graphOf(match([sheet(1, [-40, 20], [-40, 20]), sheet(2, [-30, -5], [-70, 15])]));
    expect(graph).toMatchObject({ low: -70, high: 20, goal: 0 });
  });
});

describe('its numbers', () => {
  it('are round ones on both sides of all points', () => {
    expect(ticks(0, 5000, 5)).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
    expect(ticks(0, 21, 5)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(ticks(-105, 5000, 5)).toEqual([-2000, 0, 2000, 4000, 6000]);
    expect(ticks(-70, 20, 5)).toEqual([-80, -60, -40, -20, 0, 20]);
    expect(ticks(0, 0, 5)).toEqual([0, 1]);
  });

  it('name as many deals as there is room for', () => {
    const deals = (count: number): number[] => Array.from({ length: count + 1 }, (_, at) => at);
    expect(numbered(deals(3), 8)).toEqual([0, 1, 2, 3]);
    expect(numbered(deals(40), 8)).toEqual([0, 10, 20, 30, 40]);
    expect(numbered(deals(12), 8)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  });
});

describe('the names at the ends of the lines', () => {
  it('stay where they are while they do not touch', () => {
    expect(spread([10, 80], 20, 0, 100)).toEqual([10, 80]);
  });

  it('give way to each other in the order of their lines', () => {
    expect(spread([50, 45, 52], 20, 0, 200)).toEqual([65, 45, 85]);
  });

  it('stay within the drawing', () => {
    expect(spread([95, 98, 99], 20, 0, 100)).toEqual([60, 80, 100]);
  });
});
