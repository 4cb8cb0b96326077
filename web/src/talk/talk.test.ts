import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Line, Manners, TableNow } from '../lib/protocol';
import { nextTab } from './tabs';
import { Talk } from './talk.svelte';

const place = (name: string) => ({ name, kind: 'person' as const });
const line = (number: number, seat: number, name: string): Line => ({ number, seat, name, text: `text ${number}` });

/** A table of three persons and a bot, seen from a seat. */
function at(seat: number, talk: readonly Line[] = [], manners: Manners = {}, table = 't') {
  const places = [place('Ala'), place('Basia'), place('Celina'), { kind: 'bot' as const }];
  const now = { manners, places } as unknown as TableNow;
  return { table, seat, now, talk, heard: [], command: vi.fn(() => Promise.resolve({ type: 'done' as const, nonce: 'n', number: 1 })) };
}

const LINES = [line(3, 1, 'Basia'), line(5, 0, 'Ala'), line(7, 2, 'Celina')];

class Memory {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
}

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new Memory());
});

describe('muting', () => {
  it('hides the lines of one person and shows them again', () => {
    const talk = new Talk(at(0, LINES));
    talk.mute('Basia', true);
    expect(talk.lines.map(({ number }) => number)).toEqual([5, 7]);
    talk.unmute();
    expect(talk.lines).toHaveLength(3);
  });

  it('of all hides all but my own lines', () => {
    const talk = new Talk(at(0, LINES));
    talk.muteAll(true);
    expect(talk.lines.map(({ number }) => number)).toEqual([5]);
  });

  it('lasts at this table, in this browser', () => {
    new Talk(at(0, LINES)).mute('Basia', true);
    expect(new Talk(at(0, LINES)).muted).toEqual(['Basia']);
    expect(new Talk(at(0, LINES, {}, 'other')).muted).toEqual([]);
  });

  it('is as if never chosen where what was kept cannot be read', () => {
    localStorage.setItem('stolik.talk', '{"t": {"muted": 5, "silent": "yes", "read": "x"}}');
    const talk = new Talk(at(0, LINES));
    expect([talk.muted, talk.silent, talk.unread]).toEqual([[], false, 2]);
  });
});

describe('new lines', () => {
  it('are counted until they are read, own ones never, and not again after a reload', () => {
    const client = at(0, LINES);
    const talk = new Talk(client);
    expect(talk.unread).toBe(2);
    talk.seen();
    expect(talk.unread).toBe(0);
    expect(new Talk({ ...client, talk: [...LINES, line(9, 1, 'Basia')] }).unread).toBe(1);
  });

  it('of somebody muted are neither counted, shown beside the seat, nor said', () => {
    const talk = new Talk(at(0, LINES));
    talk.mute('Basia', true);
    talk.listen([line(9, 1, 'Basia')]);
    expect([talk.unread, talk.beside.size, talk.told]).toEqual([1, 0, '']);
  });

  it('are said with the name of who speaks, and stay beside the seat for some seconds', () => {
    const talk = new Talk(at(0, LINES));
    talk.listen([line(9, 1, 'Basia'), line(10, 0, 'Ala')]);
    expect(talk.told).toBe('Basia says: text 9 You say: text 10');
    expect([...talk.beside.keys()]).toEqual([1, 0]);
    vi.advanceTimersByTime(4_900);
    expect(talk.beside.get(1)?.number).toBe(9);
    vi.advanceTimersByTime(7_200);
    expect(talk.beside.size).toBe(0);
  });

  it('make the older one of the same seat go, and stay as long as if there had been none', () => {
    const talk = new Talk(at(0, LINES));
    talk.listen([line(9, 1, 'Basia')]);
    vi.advanceTimersByTime(4_000);
    talk.listen([line(11, 1, 'Basia')]);
    vi.advanceTimersByTime(4_000);
    expect(talk.beside.get(1)?.number).toBe(11);
  });

  it('leave the seat at once when who said them is muted', () => {
    const talk = new Talk(at(0, LINES));
    talk.listen([line(9, 1, 'Basia'), line(10, 2, 'Celina')]);
    talk.mute('Basia', true);
    expect([...talk.beside.keys()]).toEqual([2]);
  });

  it('are said anew where somebody says the same again', () => {
    const talk = new Talk(at(0, LINES));
    talk.listen([{ ...line(9, 1, 'Basia'), text: 'Hm' }]);
    const before = talk.told;
    talk.listen([{ ...line(10, 1, 'Basia'), text: 'Hm' }]);
    expect(talk.told).not.toBe(before);
  });
});

describe('own lines', () => {
  it('are mine at another seat too, and not those of another one of my name', () => {
    const client = at(2, [line(3, 0, 'Celina'), line(5, 2, 'Basia')]);
    expect(new Talk(client).lines.map((said) => new Talk(client).owns(said))).toEqual([true, false]);
    const twins = { manners: {}, places: [place('Ala'), place('Ala')] } as unknown as TableNow;
    const talk = new Talk({ ...client, seat: 0, now: twins, talk: [line(3, 0, 'Ala'), line(5, 1, 'Ala')] });
    expect(talk.lines.map((said) => talk.owns(said))).toEqual([true, false]);
  });
});

describe('what one can do', () => {
  it.each([
    [0, {}, 'text'],
    [0, { talk: 'phrases' }, 'phrases'],
    [0, { talk: 'off' }, 'off'],
    [-1, {}, 'reader'],
    [-1, { talk: 'phrases' }, 'reader'],
    [-1, { talk: 'off' }, 'off'],
  ] as const)('at seat %i with %j is: %s', (seat, manners, voice) => {
    expect(new Talk(at(seat, [], manners)).voice).toBe(voice);
  });

  it('is asked of the table, and what it refuses is said', async () => {
    const client = at(0);
    const talk = new Talk(client);
    expect(await talk.say({ phrase: 'hello' })).toBe('');
    expect(client.command).toHaveBeenCalledWith({ type: 'say', phrase: 'hello' });
    const refused = { type: 'refused', nonce: 'n', refusal: { code: 'felt-talk-off' } };
    const other = new Talk({ ...client, command: () => Promise.resolve(refused) } as never);
    expect(await other.say({ text: 'Hm' })).toBe('This table plays without talk.');
  });

  it('does not leave a refusal standing: it goes after some seconds, or with what is said next', async () => {
    const refused = { type: 'refused', nonce: 'n', refusal: { code: 'felt-talk-off' } };
    const done = { type: 'done', nonce: 'n', number: 1 };
    const command = vi.fn().mockResolvedValue(refused);
    const talk = new Talk({ ...at(0), command } as never);
    await talk.say({ text: 'Hm' });
    expect(talk.problem).toBe('This table plays without talk.');
    vi.advanceTimersByTime(10_000);
    expect(talk.problem).toBe('');
    await talk.say({ text: 'Hm' });
    command.mockResolvedValue(done);
    await talk.say({ text: 'Hm' });
    expect(talk.problem).toBe('');
  });

  it('makes no sense alone with bots', () => {
    const alone = at(0);
    const now = { manners: {}, places: [place('Ala'), { kind: 'bot' }] } as unknown as TableNow;
    expect(new Talk({ ...alone, now }).company).toBe(false);
    expect(new Talk(alone).company).toBe(true);
  });
});

describe('nextTab', () => {
  it('goes round with the arrows and to the ends', () => {
    const tabs = ['a', 'b', 'c'];
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => nextTab(tabs, 'c', key))).toEqual(['a', 'b', 'a', 'c', undefined]);
  });
});
