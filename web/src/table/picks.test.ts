import { describe, expect, it } from 'vitest';

import type { Chip, Choice } from '../lib/protocol';
import { aimed, included, numbersOf, placeOfToken, playedOn, toggled, tokenOfPlace, tokensOf, wholeOnes } from './picks';

const label = { code: 'felt-close' };
const chip = (cards: string): Chip => ({ cards: cards.split(' '), label });
const of = (tokens: string): Set<string> => new Set(tokens.split(' ').filter(Boolean));
/** On the table 8h, 3c and 5d, a build of eight, and a 5c that could stand for the 5d. */
const CHIPS = [chip('8h'), chip('3c 5d'), chip('B8'), chip('3c 5c')];
const take: Choice = {
  offers: [
    { act: 'take 8s: 3c 5d 8h B8', label, primary: true },
    { act: 'trail 8s', label, place: 'table' },
  ],
};

describe('an act', () => {
  it.each([
    ['take 8h: 3d 5c 8c B8 C8/2', '8h', '3d 5c 8c B8 C8/2'],
    ['build 10 5s: 5c', '5s', '5c'],
    ['raise 9 As: B8', 'As', 'B8'],
    ['trail Ks', '', ''],
    ['lay KcKdKs; discard 4c', '', ''],
  ])('%s names the card that is played, and what lies on the table', (act, played, tokens) => {
    expect(playedOn(act)).toBe(played);
    expect(tokensOf(act)).toEqual(of(tokens));
  });
});

describe('what the next step needs', () => {
  it('is what was picked, and the proposal as long as nothing was', () => {
    expect(included(of(''), take)).toEqual(of('3c 5d 8h B8'));
    expect(included(of('8h'), take)).toEqual(of('8h'));
    expect(included(of(''), null)).toEqual(of(''));
  });

  it('is nothing once all was left out: then nothing is proposed', () => {
    const emptied = aimed(take, 'nothing');
    expect(emptied?.offers.some(({ primary }) => primary)).toBe(false);
    expect(included(of(''), emptied)).toEqual(of(''));
  });

  it('is to put the card on the table where it was dropped there', () => {
    expect(aimed(take, 'table')?.offers.map(({ primary }) => primary)).toEqual([false, true]);
  });

  it('is the only thing that can be done, unless that is refused', () => {
    const trail = { act: 'trail Kh', label, place: 'table' };
    expect(aimed({ offers: [trail] }, '')?.offers[0]?.primary).toBe(true);
    const refused = { ...trail, refusal: { code: 'no_trail_now' } };
    expect(aimed({ offers: [refused] }, '')?.offers[0]?.primary).toBeFalsy();
  });
});

describe('groups', () => {
  it('are taken where all of one is, and no card counts for two of them', () => {
    expect(wholeOnes(CHIPS, of('3c 5d 8h B8'))).toEqual([true, true, true, false]);
    expect(wholeOnes(CHIPS, of('3c 5d 5c'))).toEqual([false, true, false, false]);
    expect(wholeOnes(CHIPS, of('3c 5c'))).toEqual([false, false, false, true]);
  });

  it('are left out by a tap and taken in by another one', () => {
    const without = toggled(1, CHIPS, of('3c 5d 8h B8'));
    expect(without).toEqual(of('8h B8'));
    expect(toggled(1, CHIPS, without)).toEqual(of('8h B8 3c 5d'));
  });

  it('give way to one that needs their cards', () => {
    expect(toggled(3, CHIPS, of('3c 5d 8h'))).toEqual(of('8h 3c 5c'));
  });

  it('number their cards: a card that is taken by its one group, else by all that it could be in', () => {
    expect(numbersOf('3c', CHIPS, of('3c 5d 8h'))).toEqual([2]);
    expect(numbersOf('3c', CHIPS, of(''))).toEqual([2, 4]);
    expect(numbersOf('B8', CHIPS, of(''))).toEqual([3]);
    expect(numbersOf('Ks', CHIPS, of(''))).toEqual([]);
  });
});

describe('a place in the middle', () => {
  it('is that of a card or a stack, or the bare table', () => {
    expect(placeOfToken('8h', ['B8'])).toBe('card:8h');
    expect(placeOfToken('B8', ['B8'])).toBe('stack:B8');
    expect(['card:8h', 'stack:B8', 'table', 'meld:K'].map(tokenOfPlace)).toEqual(['8h', 'B8', '', '']);
  });
});
