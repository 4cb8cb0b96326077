import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groupOptions } from '../src/dialogs/optionGroups';
import { partnersOf } from '../src/lib/partners';
import type { OptionInfo, Rulebook } from '../src/lib/protocol';
import { defaultOf, readRules } from '../src/lib/rules';
import { describeSeat, forgetSeat, keepSeat, keptSeats, seatToken } from '../src/lib/seats';
import { installBrowser, removeBrowser, stored, tableAt } from './fakes';

beforeEach(installBrowser);
afterEach(removeBrowser);

describe('addresses', () => {
  const route = async (path: string, hash = ''): Promise<unknown> => {
    vi.stubGlobal('location', { pathname: path, hash });
    const { readRoute } = await import('../src/lib/route.svelte');
    return readRoute(path, hash);
  };

  it('lead home, to a table, or nowhere', async () => {
    expect(await route('/')).toEqual({ page: 'home' });
    expect(await route('/t/abc234')).toEqual({ page: 'table', table: 'abc234', code: '' });
    expect(await route('/t/abc234/')).toMatchObject({ page: 'table', table: 'abc234' });
    for (const path of ['/t/', '/t/a/b', '/t/..%2f', '/else']) expect(await route(path)).toEqual({ page: 'unknown' });
  });

  it('may bring rules, which no server sees either', async () => {
    expect(await route('/rules', '#kurnik@1')).toEqual({ page: 'rules', hash: '#kurnik@1' });
  });

  it('may bring the code of a seat, after the sign that no server sees', async () => {
    expect(await route('/t/abc', '#code=X%2DY')).toMatchObject({ code: 'X-Y' });
  });

  it('for others are those of the network when the page runs on this machine alone', async () => {
    vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:8765' });
    const body = { version: '1', bots: [], addresses: ['http://127.0.0.1:8765/', 'http://192.0.2.7:8765/'] };
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) })));
    const { reachable, serverInfo, tableLink } = await import('../src/lib/address.svelte');
    expect(reachable()).toEqual([]);
    await serverInfo();
    expect(reachable()).toEqual(['http://192.0.2.7:8765']);
    expect(tableLink('abc')).toBe('http://192.0.2.7:8765/t/abc');
    vi.stubGlobal('location', { hostname: 'cards.test', origin: 'https://cards.test' });
    expect(tableLink('abc')).toBe('https://cards.test/t/abc');
  });
});

describe('seats', () => {
  it('are named by their token where a table is asked for, and only there', async () => {
    const fetched = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(tableAt(1)) }));
    vi.stubGlobal('fetch', fetched);
    const { api } = await import('../src/lib/api');
    await api.table('abc', 'secret');
    await api.table('abc');
    expect(fetched.mock.calls).toMatchObject([
      ['/api/tables/abc', { headers: { authorization: 'Bearer secret' } }],
      ['/api/tables/abc', { headers: {} }],
    ]);
  });

  it('are kept by table, the last one first', () => {
    keepSeat({ table: 'one', seat: 0, token: 'a' });
    vi.advanceTimersByTime(1_000);
    keepSeat({ table: 'two', seat: 1, token: 'b' });
    expect([seatToken('one'), seatToken('two'), seatToken('three')]).toEqual(['a', 'b', '']);
    expect(keptSeats().map(([table]) => table)).toEqual(['two', 'one']);
    vi.advanceTimersByTime(1_000);
    describeSeat('one', 'game@1', ['Marek'], 2);
    expect(keptSeats()[0]).toMatchObject(['one', { token: 'a', seat: 2, rules: 'game@1', names: ['Marek'] }]);
    forgetSeat('one');
    expect(seatToken('one')).toBe('');
  });

  it('of a table that is only watched are not invented', () => {
    describeSeat('watched', 'game@1', [], 0);
    expect(keptSeats().some(([table]) => table === 'watched')).toBe(false);
  });

  it('last as long as the page where nothing can be kept', () => {
    vi.stubGlobal('localStorage', undefined);
    keepSeat({ table: 'blocked', seat: 0, token: 'c' });
    expect(seatToken('blocked')).toBe('c');
  });

  it('that somebody else wrote in another tab are seen', () => {
    keepSeat({ table: 'one', seat: 0, token: 'a' });
    stored.set('stolik.seats', JSON.stringify({ one: { token: 'z', seat: 0, rules: '', names: [], when: 1 } }));
    expect(seatToken('one')).toBe('z');
  });
});

describe('rules', () => {
  const option = (name: string, rules: string[], values = ['a', 'b']): OptionInfo => ({ name, values, rules, defaults: { '2': 'a', '4': 'b' } });
  const rule = (id: string): { id: string; text: string } => ({ id, text: '' });
  const book: Rulebook = {
    rules: 'game@1',
    sections: [
      { title: 'Pile', rules: [rule('A1'), rule('A2')] },
      { title: 'End', rules: [rule('A3')] },
    ],
  };

  it('are read from their text', () => {
    expect(readRules('game@1 players=4 tie=extra_deal')).toEqual({ preset: 'game', options: { players: '4', tie: 'extra_deal' } });
    expect(readRules('game@2')).toEqual({ preset: 'game', options: {} });
  });

  it('have defaults that depend on how many play', () => {
    expect(defaultOf(option('x', []), '4')).toBe('b');
    expect(defaultOf(option('x', []), '3')).toBe('a');
  });

  it('are asked for under the heading where the rulebook tells them, the rest at the end', () => {
    const options = [option('z', ['B9']), option('e', ['B1', 'A3']), option('p', ['A2', 'A3']), option('players', ['A1'])];
    const groups = groupOptions(options, book, false).map((group) => [group.title, group.options.map(({ name }) => name)]);
    expect(groups).toEqual([['Pile', ['p']], ['End', ['e']], ['', ['z']]]);
    expect(groupOptions(options, book, true)[0]?.options.map(({ name }) => name)).toEqual(['p', 'players']);
  });

  it('that leave no choice are not asked for', () => {
    expect(groupOptions([option('one', ['A1'], ['a'])], book, false)).toEqual([]);
    expect(groupOptions([{ ...option('list', ['A1'], ['a']), example: '0:50' }], book, false)).toHaveLength(1);
  });
});

describe('partners', () => {
  const places = Array.from({ length: 4 }, () => ({}));

  it('face each other before the match', () => {
    expect(partnersOf(tableAt(1, { players: 4, places, pairs: true }), 1)).toEqual([3]);
    expect(partnersOf(tableAt(1, { players: 4, places }), 1)).toEqual([]);
    expect(partnersOf(tableAt(1, { players: 4, places, pairs: true, draws: true }), 1)).toEqual([]);
  });

  it('are those of the same side once the match has sides', () => {
    const seats = [0, 1, 1, 0].map((side) => ({ side, count: 0 }));
    const table = tableAt(1, { players: 4, places, picture: { seats } as never });
    expect(partnersOf(table, 0)).toEqual([3]);
  });
});
