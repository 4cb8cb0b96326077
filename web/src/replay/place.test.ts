import { describe, expect, it } from 'vitest';

import { DEALT, placeHash, readPlace } from './place';

describe('the place in a replay', () => {
  it('an address leads back to the deal and the move that it was made for', () => {
    for (const place of [{ deal: 0, at: 0 }, { deal: 0, at: 59 }, { deal: 4, at: 0 }]) {
      expect(readPlace(placeHash(place, 1))).toEqual(place);
    }
  });

  it('deals and moves are counted from one, and where the cards were dealt first the address is plain', () => {
    expect(placeHash({ deal: 1, at: 59 }, 1)).toBe('#deal=2&move=60');
    expect(placeHash({ deal: 0, at: 1 }, 1)).toBe('');
  });

  it('what is no place in an address leads to the beginning', () => {
    for (const hash of ['', '#', '#deal=0&move=-3', '#deal=x&move=1e3', '#move=99999999', '#code=abc']) {
      expect(readPlace(hash)).toEqual({ deal: 0, at: DEALT });
    }
  });
});
