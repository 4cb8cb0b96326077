import { describe, expect, it } from 'vitest';

import { rowsOf } from './rows';

const group = (count: number, more: object = {}) => ({
  cards: Array.from({ length: count }, () => '7h'),
  name: { code: 'desk-group-7' },
  ...more,
});
const sizes = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => row.map(({ number }) => number));

describe('the melds of a side', () => {
  it('lie beside each other while they are few', () => {
    expect(sizes(rowsOf([]))).toEqual([[]]);
    expect(sizes(rowsOf([group(7, { squared: true }), group(3), group(4)]))).toEqual([[0, 1, 2]]);
  });

  it('lie in two rows of about one width where they are many, in their order', () => {
    const eight = Array.from({ length: 8 }, () => group(3));
    expect(sizes(rowsOf(eight))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
    const wide = [group(7, { squared: true }), group(6), group(6), group(6, { ends: ['', '8h'] })];
    expect(sizes(rowsOf(wide))).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
