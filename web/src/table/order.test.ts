import { describe, expect, it } from 'vitest';

import type { Picture } from '../lib/protocol';
import { bestOrder, ordered, otherOrder, rankOf, renewed, suitOf, wantedOrder, type Held } from './order';

const cards = (text: string) => text.split(' ').map((card) => ({ card }));
const shown = (held: readonly { card: string }[]) => held.map(({ card }) => card).join(' ');

describe('the order of a hand', () => {
  it('has wild cards first, then ranks from the ace down', () => {
    const hand = cards('4c Ah 2d 10s Ks Jkb As 2c');
    expect(shown(ordered(hand, 'rank', ['2', 'Jk']))).toBe('Jkb 2d 2c As Ah Ks 10s 4c');
  });

  it('goes suit by suit, twos at the end where they are not wild', () => {
    expect(shown(ordered(cards('2s 4c Ah 10s Kd As'), 'suit', []))).toBe('As 10s 2s Ah 4c Kd');
  });

  it('is the one that somebody chose, else the one that is best in the game', () => {
    expect([wantedOrder('game', undefined), wantedOrder('game', ''), wantedOrder('game', 'suit')]).toEqual([
      'rank',
      'rank',
      'suit',
    ]);
    expect([wantedOrder('rank', 'suit'), wantedOrder('suit', '')]).toEqual(['rank', 'suit']);
    expect([otherOrder('rank'), otherOrder('suit')]).toEqual(['suit', 'rank']);
  });

  it('keeps sequences together suit by suit, also with the same card three times', () => {
    expect(shown(ordered(cards('5h 7h Jkr 6h 5h 2c 9s 5h 6h'), 'suit', ['2', 'Jk']))).toBe('Jkr 2c 9s 7h 6h 6h 5h 5h 5h');
  });

  it('is best by suit where the deal asks for sequences alone, or the game does', () => {
    const of = (order: string, params?: Record<string, number>) =>
      bestOrder({ order, where: params ? { code: 'desk-where-contract', params } : null } as unknown as Picture);
    expect([of('', { sets: 0, runs: 2 }), of('', { sets: 1, runs: 1 }), of('', { sets: 3, runs: 0 })]).toEqual(['suit', '', '']);
    expect([of('suit'), of('')]).toEqual(['suit', '']);
  });

  it('reads ranks and suits of card texts', () => {
    expect([rankOf('10d'), suitOf('10d'), rankOf('Jkr'), suitOf('Jkr')]).toEqual(['10', 'd', 'Jk', '']);
  });
});

describe('a hand that came from the table', () => {
  let next = 10;
  const renew = (before: readonly Held[], text: string, first: number[] = []) =>
    renewed(before, text.split(' '), new Set(first), () => (next += 1));
  const held = (id: number, card: string, fresh = false): Held => ({ id, card, fresh });

  it('keeps the ids of cards that stay, and rings those that came', () => {
    const after = renew([held(1, '7h'), held(2, '9c', true)], '7h 9c Kd');
    expect(after.map(({ card, fresh }) => [card, fresh])).toEqual([
      ['7h', false],
      ['9c', false],
      ['Kd', true],
    ]);
    expect(after.slice(0, 2).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('lets those leave first that were selected, of two that are equal', () => {
    expect(renew([held(1, '7h'), held(2, '7h'), held(3, '9c')], '7h 9c', [1]).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('rings nothing of a first hand', () => {
    expect(renew([], '7h 9c').some(({ fresh }) => fresh)).toBe(false);
  });

  it('is the very same where nothing changed', () => {
    const before = [held(1, '7h', true), held(2, '9c')];
    expect(renew(before, '7h 9c')).toBe(before);
  });
});
