import { describe, expect, it } from 'vitest';

import { cardsOfAct } from './acts';
import type { Held } from './order';

const hand = 'Kc Kd 2h 10d Jkr 7h 7h Jc'.split(' ').map((card, id) => ({ id, card, fresh: false }));
const cards = (act: string, first: number[] = []) => cardsOfAct(act, hand, new Set(first));

const hold = (...held: string[]): Held[] => held.map((card, id) => ({ id, card, fresh: false }));

describe('the cards of an act', () => {
  it('are those that it names, glued or apart', () => {
    expect(cards('lay KcKd2h; discard 10d')).toEqual([0, 1, 2, 3]);
    expect(cards('take 7h 7h')).toEqual([5, 6]);
  });

  it('tell a joker from a jack and a king', () => {
    expect(cards('lay JkJK')).toEqual([4, 7, 0]);
  });

  it('are not those of the meld that they go to', () => {
    expect(cards('add 2h to K')).toEqual([2]);
    expect(cards('take onto 7')).toEqual([]);
  });

  it('are all of a sequence that is named by its ends, the ace low or high', () => {
    expect(cardsOfAct('run Jh-Ah', hold('Qh', 'Ah', 'Kh', 'Jh', '2h'), new Set())).toEqual([3, 0, 2, 1]);
    expect(cardsOfAct('run Ah-3h', hold('3h', 'Ah', '2h'), new Set())).toEqual([1, 2, 0]);
    expect(cardsOfAct('add Ah to 2:h high', hold('Ah'), new Set())).toEqual([0]);
  });

  it('are the one that is played upon what lies on the table', () => {
    const held = hold('10h', '5s', '5c');
    expect(cardsOfAct('build 10 5s: 5c', held, new Set())).toEqual([1]);
    expect(cardsOfAct('take 10h: 3c 7d B10', held, new Set())).toEqual([0]);
    expect(cardsOfAct('trail 5c', held, new Set())).toEqual([2]);
  });

  it('are none of an act without cards', () => {
    expect(cards('draw')).toEqual([]);
  });

  it('are the selected ones before others like them', () => {
    expect(cards('discard 7h', [6])).toEqual([6]);
    expect(cards('discard 7', [6])).toEqual([6]);
  });

  it('are none where one of them is not in the hand', () => {
    expect(cards('lay KcKdKs')).toEqual([]);
  });
});
