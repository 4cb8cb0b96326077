import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import type { LoggedDeed } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Picture, Place, TableNow } from '../lib/protocol';
import { awaySeat } from './absent.svelte';
import { clockedSeat } from './clock.svelte';
import { doingOf } from './doing';
import { finishingOf } from './finishing';
import { Late } from './late';
import { lostSince } from './since.svelte';

const person = (name: string, more: Partial<Place> = {}): Place => ({ name, kind: 'person', ...more });
const lane = (...seats: number[]) => ({ seats, total: 0, groups: [] });
const picture = (more: Partial<Picture> = {}): Picture =>
  ({ turn: 1, stage: { code: 'desk-stage-take', params: { draw: 1, pile: 'yes' } }, seats: [{}, {}, {}, {}], lanes: [lane(0, 2), lane(1, 3)], ...more }) as unknown as Picture;
const table = (more: Partial<TableNow> = {}): TableNow =>
  ({ phase: 'playing', places: [person('Ala'), person('Basia'), person('Celina'), person('Danka')], picture: picture(), ...more }) as unknown as TableNow;

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

describe('clockedSeat', () => {
  it('is the seat in turn where seconds are counted, and none while several are asked', () => {
    expect(clockedSeat(table({ left: 20 }))).toBe(1);
    expect(clockedSeat(table())).toBe(-1);
    const poll = { seats: [2], waits: { code: 'x' } };
    expect(clockedSeat(table({ left: 5, picture: picture({ turn: -1, poll }) }))).toBe(-1);
    expect(clockedSeat(table({ left: 5, phase: 'pause' }))).toBe(-1);
  });
});

describe('Late', () => {
  const mine = (key: number): LoggedDeed => ({ key, code: 'discarded', seat: 1 });
  const seen = (log: LoggedDeed[], more = {}) => ({ now: table({ left: 0.5 }), seat: 1, link: 'open' as const, log, pending: 0, acts: 0, ...more });

  it('names what was done at my seat when my time was over', () => {
    const late = new Late();
    expect(late.look(seen([mine(1)]), 0)).toEqual([]);
    expect(late.look(seen([mine(1), mine(2), { key: 3, code: 'drew', seat: 2 }]), 520)).toEqual([mine(2)]);
  });

  it('says nothing of what I did in time, or at the last moment', () => {
    const late = new Late();
    late.look(seen([]), 0);
    expect(late.look(seen([mine(1)]), 100)).toEqual([]);
    expect(late.look(seen([mine(1), mine(2)], { acts: 1 }), 620)).toEqual([]);
    expect(late.look(seen([mine(1), mine(2), mine(3)], { acts: 1, pending: 1 }), 1_400)).toEqual([]);
  });

  it('says nothing where there is no clock, of others, or of the time without a connection', () => {
    const free = new Late();
    free.look(seen([], { now: table() }), 0);
    expect(free.look(seen([mine(1)]), 900)).toEqual([]);
    const other = new Late();
    other.look(seen([], { seat: 2 }), 0);
    expect(other.look(seen([{ ...mine(1), seat: 2 }], { seat: 2 }), 900)).toEqual([]);
    const cut = new Late();
    cut.look(seen([]), 0);
    cut.look(seen([], { link: 'lost' }), 300);
    expect(cut.look(seen([mine(1)]), 900)).toEqual([]);
  });
});

describe('finishingOf', () => {
  it('counts those of whom the server says that they are asked', () => {
    const finishers = [0, 3];
    expect(finishingOf(table({ finishers, finishing: [1, 3] }), 0)).toEqual({ others: [1, 3], own: false, count: 1, all: 2 });
    expect(finishingOf(table({ finishers, finishing: [0] }), 0)).toEqual({ others: [], own: true, count: 1, all: 2 });
    expect(finishingOf(table({}), 0).all).toBe(0);
  });
});

describe('awaySeat', () => {
  it('is somebody else who is not here, or got up, and for whom no bot plays', () => {
    const places = (more: Partial<Place>) => [person('Ala', { here: false }), person('Basia', more), { kind: 'bot' as const }];
    expect(awaySeat(table({ places: places({}) }), 0)).toBe(-1);
    expect(awaySeat(table({ places: places({ here: false }) }), 0)).toBe(1);
    expect(awaySeat(table({ places: places({ left: true }) }), 0)).toBe(1);
    expect(awaySeat(table({ places: places({ left: true, bot: 'plain' }) }), 0)).toBe(-1);
  });
});

describe('lostSince', () => {
  const lost = table({ places: [person('Ala'), person('Basia', { here: false })] });

  it('remembers when somebody was lost, as long as he is', () => {
    const first = lostSince(new Map(), lost, 1_000);
    expect([...lostSince(first, lost, 5_000)]).toEqual([[1, 1_000]]);
    expect([...lostSince(first, table(), 5_000)]).toEqual([]);
  });

  it('does not know since when somebody is away who was so before', () => {
    expect([...lostSince(null, lost, 1_000)]).toEqual([[1, 0]]);
  });
});

describe('doingOf', () => {
  const people = { me: 0, names: ['Ala', 'Basia', 'Celina', 'Danka'], sides: [0, 1, 0, 1] };
  const doing = (seat: number, now: TableNow, lost?: number, me = 0) => doingOf(seat, now, now.picture ?? picture(), { ...people, me }, lost);

  it('says on whose side somebody is, and what he does in his turn', () => {
    expect(doing(1, table())).toEqual(['Plays against you.', 'Now: draws or takes.']);
    expect(doing(2, table())).toEqual(['Plays with you.', 'Waiting for a turn.']);
    expect(doing(1, table(), undefined, -1)[0]).toBe('In a pair with Danka.');
  });

  it('says since when a connection is lost, and for whom a bot plays', () => {
    const places = [person('Ala'), person('Basia', { here: false }), person('Celina', { bot: 'plain', here: false })];
    const time = new Date(2026, 10, 30, 14, 5).getTime();
    expect(doing(1, table({ places }), time)[1]).toMatch(/^Connection lost since 0?2:05.PM\.$/);
    expect(doing(1, table({ places }), 0)[1]).toBe('Connection lost.');
    expect(doing(2, table({ places }), time)[1]).toBe('A bot plays until Celina is back.');
  });

  it('says in the pause who has read the score, and in a match for each what it does', () => {
    const places = [person('Ala'), person('Basia', { ready: true }), person('Celina'), { kind: 'bot' as const }];
    const pause = table({ phase: 'pause', places });
    expect([1, 2, 3].map((seat) => doing(seat, pause).slice(1))).toEqual([
      ['Has read the score and waits for the next deal.'],
      ['Reading the score.'],
      [],
    ]);
    const alone = picture({ lanes: [lane(0), lane(1)], seats: [{}, { note: { code: 'felt-bot' } }] as never });
    expect(doing(1, table({ picture: alone }))).toEqual(['Bot.']);
  });
});
