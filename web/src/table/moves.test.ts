import { describe, expect, it } from 'vitest';

import { groupId, groupPlace, movesBetween, placesOf, type Places } from './moves';

const places = (given: Record<string, string>): Places =>
  new Map(
    Object.entries(given).map(([place, text]) => [
      place,
      text === '' ? [] : text.split(' ').map((card) => (card === '?' ? '' : card)),
    ]),
  );

const told = (before: Record<string, string>, after: Record<string, string>) =>
  movesBetween(places(before), places(after)).map(({ card, from, to }) => `${card || '?'} ${from} > ${to}`);

describe('the moves between two pictures', () => {
  it('are none where nothing changed', () => {
    expect(told({ pile: '7h 9c', stock: '? ?' }, { pile: '7h 9c', stock: '? ?' })).toEqual([]);
  });

  it('draw unseen cards to a seat, and seen ones to the own hand', () => {
    expect(told({ stock: '? ? ?', 'seat:1': '?' }, { stock: '?', 'seat:1': '? ? ?' })).toEqual([
      '? stock > seat:1',
      '? stock > seat:1',
    ]);
    expect(told({ stock: '? ?', hand: '7h' }, { stock: '?', hand: '7h 7h' })).toEqual(['7h stock > hand']);
  });

  it('discard a card of a seat that nobody saw before', () => {
    expect(told({ 'seat:1': '? ?', pile: '9c' }, { 'seat:1': '?', pile: '9c 7h' })).toEqual(['7h seat:1 > pile']);
  });

  it('take the cards that lay face down under a pile: only the taker sees which they were', () => {
    expect(told({ hand: '', pile: '? 9c' }, { hand: '5h', pile: '', 'group:0:9': '9c' })).toEqual([
      '9c pile > group:0:9',
      '5h pile > hand',
    ]);
    expect(told({ 'seat:1': '', pile: '? 9c' }, { 'seat:1': '?', pile: '', 'group:1:9': '9c' })).toEqual([
      '9c pile > group:1:9',
      '? pile > seat:1',
    ]);
  });

  it('take a pile: cards that are seen go where they are seen again, the rest to the seat', () => {
    const before = { 'seat:1': '? ?', pile: '5d 9c' };
    const after = { 'seat:1': '?', pile: '', 'group:1:9': '9c 9s 9h' };
    expect(told(before, after)).toEqual(['9c pile > group:1:9', '9s seat:1 > group:1:9']);
    expect(told({ 'seat:1': '?', pile: '5d 9c' }, { 'seat:1': '? ?', pile: '', 'group:1:9': '9c' })).toEqual([
      '9c pile > group:1:9',
      '5d pile > seat:1',
    ]);
  });

  it('bring cards of the stock in the same moment in which a group is complete', () => {
    expect(told({ hand: 'Kc 4c', stock: '? ? ?', 'group:0:K': 'Kd' }, { hand: '4c 7h 8s', stock: '?', 'group:0:K': 'Kd Kc' })).toEqual([
      'Kc hand > group:0:K',
      '7h stock > hand',
      '8s stock > hand',
    ]);
  });

  it('lay cards of the own hand into a new group', () => {
    expect(told({ hand: 'Kc Kd Ks 4c' }, { hand: '4c', 'group:0:K': 'Kc Kd Ks' })).toEqual([
      'Kc hand > group:0:K',
      'Kd hand > group:0:K',
      'Ks hand > group:0:K',
    ]);
  });
});

describe('the places of a picture', () => {
  it('are those of groups that keep theirs while they grow', () => {
    const name = { code: 'x' };
    const before = { cards: ['5h', '6h', '7h'], name, key: '5h-7h', id: 'h1' };
    const after = { cards: ['5h', '6h', '7h', '8h'], name, key: '5h-8h', id: 'h1' };
    expect([groupPlace(0, false, 2, before), groupPlace(0, false, 3, after)]).toEqual(['group:0:h1', 'group:0:h1']);
    expect([groupId({ cards: [], name, key: '8/2' }, 1), groupId({ cards: [], name }, 4)]).toEqual(['8/2', '#4']);
  });

  it('show the own hand, and only the number of cards of others', () => {
    const group = { cards: ['Kc', 'Kd'], name: { code: 'x' }, key: 'K' };
    const found = placesOf(
      {
        goal: { code: 'x' },
        deal: 1,
        dealer: 0,
        turn: 0,
        stage: null,
        seats: [
          { side: 0, count: 1 },
          { side: 1, count: 2 },
        ],
        lanes: [{ seats: [0], total: 0, groups: [group], beside: [{ cards: ['3h'], name: { code: 'y' } }] }],
        stock: 1,
        pile: { cards: ['9c'] },
      },
      { seat: 0, hand: ['7h'] },
    );
    expect(Object.fromEntries(found)).toEqual({
      stock: [''],
      pile: ['9c'],
      hand: ['7h'],
      'seat:1': ['', ''],
      'group:0:K': ['Kc', 'Kd'],
      'beside:0:#0': ['3h'],
    });
  });
});
