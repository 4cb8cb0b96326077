import { describe, expect, it } from 'vitest';

import { fan, spot } from './fan';

describe('the fan of a hand', () => {
  it('lies in one row on a wide screen and fills it', () => {
    const laid = fan(17, 952, 88, false);
    expect(laid.rows).toBe(1);
    expect(laid.width).toBeCloseTo(952);
    expect(laid.step).toBeCloseTo(54);
  });

  it('does not spread a few cards further than nine tenths of their width', () => {
    expect(fan(5, 952, 88, false).step).toBeCloseTo(79.2);
  });

  it('takes a second row before less than 40 pixels of a card can be seen', () => {
    expect(fan(22, 952, 88, false).rows).toBe(1);
    expect(fan(23, 952, 88, false).rows).toBe(2);
  });

  it('has one, two or three rows on a phone', () => {
    expect([6, 7, 18, 21].map((cards) => fan(cards, 374, 60, true).rows)).toEqual([1, 2, 2, 3]);
  });

  it('shows at least 36 pixels of every card on a phone, and 30 on the narrowest', () => {
    for (let cards = 1; cards <= 60; cards += 1) {
      for (const [room, least] of [
        [374, 36],
        [344, 36],
        [304, 30],
      ] as const) {
        const laid = fan(cards, room, 60, true);
        if (laid.columns > 1) expect(laid.step).toBeGreaterThanOrEqual(least);
        expect(laid.width).toBeLessThanOrEqual(room + 0.01);
        expect(laid.rows * laid.columns).toBeGreaterThanOrEqual(cards);
      }
    }
  });

  it('leaves room between the few cards of a hand that are played one at a time', () => {
    expect(fan(3, 374, 84, true, true).step).toBeCloseTo(84 * 1.08);
    expect(fan(4, 374, 84, true, true).width).toBeLessThanOrEqual(374);
  });

  it('keeps index and suit of the row above bare', () => {
    expect(fan(40, 374, 60, true).drop).toBeGreaterThanOrEqual(60 * 0.8);
  });

  it('puts cards row by row', () => {
    const laid = fan(8, 374, 60, true);
    expect(spot(4, laid)).toEqual({ left: 0, top: laid.drop });
    expect(spot(3, laid).left).toBeCloseTo(3 * laid.step);
  });
});
