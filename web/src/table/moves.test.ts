import { describe, expect, it } from 'vitest';

import type { Deed, Picture } from '../lib/protocol';
import { groupId, groupPlace, movesBetween, placesOf, playedIn, toSeats, type Places } from './moves';

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

describe('what is played to the middle', () => {
  const name = { code: 'x' };
  const base: Picture = {
    goal: name,
    deal: 1,
    dealer: 0,
    turn: 1,
    stage: null,
    seats: [0, 1, 0, 1].map((side) => ({ side, count: 2 })),
    lanes: [0, 1].map((side) => ({ seats: [side, side + 2], total: 0, groups: [], facts: [{ name, value: 4 }] })),
    stock: 0,
    pile: { cards: [] },
    bare: true,
    table: { loose: ['3c', '5d', 'Ks'], stacks: [{ cards: ['2h', '6h'], name, key: 'B8', id: '7' }] },
  };
  const held = (counts: number[]): Picture['seats'] => counts.map((count, at) => ({ side: at % 2, count }));
  const between = (after: Partial<Picture>, deeds: Deed[]): string[] => {
    const [first, second] = [placesOf(base, null), placesOf({ ...base, ...after }, null)];
    const moves = toSeats(movesBetween(first, second), { ...base, ...after }, playedIn(deeds));
    return moves.map(({ card, from, to }) => `${card || '?'} ${from} > ${to}`).sort();
  };

  it('goes with what it takes to the seat that took it, whichever of its side that is', () => {
    const lanes = base.lanes.map((lane, side) => (side === 1 ? { ...lane, facts: [{ name, value: 7 }] } : lane));
    const table = { ...base.table, loose: ['Ks'] };
    const deeds = [{ code: 'captured', seat: 3, cards: ['3c', '5d'], params: { card: '8h' } }];
    expect(between({ lanes, table, seats: held([2, 2, 2, 1]) }, deeds)).toEqual([
      '3c loose > seat:3',
      '5d loose > seat:3',
      '? seat:3 > seat:3',
    ]);
  });

  it('comes from the seat that played it, although cards are dealt at the same time', () => {
    const table = { ...base.table, loose: ['3c', '5d', 'Ks', '9d'] };
    const first = { ...base, stock: 8, seats: held([0, 1, 0, 0]) };
    const second = { ...base, stock: 0, table };
    const moves = toSeats(
      movesBetween(placesOf(first, null), placesOf(second, null)),
      second,
      playedIn([{ code: 'trailed', seat: 1, cards: ['9d'] }, { code: 'dealt_again', params: { number: 2, count: 0 } }]),
    );
    expect(moves.filter(({ card }) => card === '9d')).toEqual([{ card: '9d', from: 'seat:1', to: 'loose' }]);
  });

  it('joins a stack that keeps its place while it grows', () => {
    const stacks = [{ cards: ['2h', '6h', '5d', '3s'], name, key: 'C8', id: '7' }];
    const deeds = [{ code: 'called', seat: 1, cards: ['5d', '2h', '6h'], params: { card: '3s' } }];
    expect(between({ table: { loose: ['3c', 'Ks'], stacks }, seats: held([2, 1, 2, 2]) }, deeds)).toEqual([
      '3s seat:1 > stack:7',
      '5d loose > stack:7',
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
