import { describe, expect, it } from 'vitest';

import type { LoggedDeed } from '../lib/client.svelte';
import { nextStep, sinceOwn, untold } from './telling';

const PACE = 1000;
/** Deeds by their seats: each has the number of its place, from 1, as its key. */
const log = (seats: readonly number[]): LoggedDeed[] => seats.map((seat, at) => ({ key: at + 1, code: 'drew', seat }));

describe('what is told next', () => {
  it('is nothing where everything was', () => {
    expect(nextStep(log([1, 1]), 2, 0, PACE)).toBeNull();
  });

  it('is one move after the other, each long enough to be read', () => {
    const moves = log([1, 1, 2, 2, 3]);
    expect(nextStep(moves, 2, 300, PACE)).toEqual({ until: 4, wait: 700 });
    expect(nextStep(moves, 4, 5000, PACE)).toEqual({ until: 5, wait: 0 });
  });

  it('goes on at once where the same move goes on', () => {
    expect(nextStep(log([1, 1, 1]), 2, 0, PACE)).toEqual({ until: 3, wait: 0 });
  });

  it('comes more quickly where much has happened', () => {
    const wait = (moves: number): number => nextStep(log([9, ...Array.from({ length: moves }, (_, at) => at)]), 1, 0, PACE)?.wait ?? -1;
    expect([wait(3), wait(4), wait(6)]).toEqual([1000, 500, 250]);
  });

  it('is the newest of all where somebody has been away, or wants everything at once', () => {
    const long = log([...Array(12).keys()]);
    expect(nextStep(long, 1, 0, PACE)).toEqual({ until: 12, wait: 0 });
    expect(nextStep(log([1, 2, 3]), 1, 0, 0)).toEqual({ until: 3, wait: 0 });
  });

  it('leaves so many moves that are not told', () => {
    expect([untold(log([1, 1, 2, 3]), 2), untold(log([1, 1]), 2)]).toEqual([2, 0]);
  });
});

describe('what happened since my turn', () => {
  it('begins after the last thing that I did', () => {
    expect(sinceOwn(log([0, 1, 0, 2, 3]), 0).map(({ key }) => key)).toEqual([4, 5]);
  });

  it('is everything for who has done nothing, and for who looks on', () => {
    expect(sinceOwn(log([1, 2]), 0)).toHaveLength(2);
    expect(sinceOwn(log([-1, 2]), -1)).toHaveLength(2);
  });
});
