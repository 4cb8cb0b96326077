import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import type { Outcome, TableClient, Wanted } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Choice, Considered, Mine, Offer, TableNow } from '../lib/protocol';
import { say } from '../lib/say.svelte';
import { Play, THEIRS } from './play.svelte';

type Asked = [cards: string, staged: string, place: string];

const label = { code: 'felt-close' };
const draw: Offer = { act: 'draw', label, place: 'stock', primary: true };
const lay: Offer = { act: 'lay KcKdKs', label, place: 'lane', stage: true, points: 30 };
const discard: Offer = { act: 'discard 4c', label, place: 'pile', primary: true };
const refused: Offer = { act: 'discard 3h', label, place: 'pile', refusal: { code: 'take_first', rule: 'A22' } };

/** A table that answers what it was told to answer. */
class Table {
  asked: Asked[] = [];
  sent: Wanted[] = [];
  now: TableNow | null = null;
  choice: Choice = { offers: [] };
  outcome: Outcome = { type: 'done', nonce: 'n', number: 1 };
  flown: string[] = [];

  consider(cards: readonly string[], staged: readonly string[], place: string): Promise<Considered> {
    this.asked.push([cards.join(' '), staged.join('; '), place]);
    return Promise.resolve({ type: 'considered', id: 1, number: 1, choice: this.choice });
  }

  command(wanted: Wanted): Promise<Outcome> {
    this.sent.push(wanted);
    return Promise.resolve(this.outcome);
  }
}

const now = (turn: number, number = 1): TableNow => ({
  table: 't',
  number,
  phase: 'playing',
  rules: 'kurnik@1',
  game: label,
  players: 2,
  places: [],
  manners: {},
  picture: {
    goal: label,
    deal: 1,
    dealer: 0,
    turn,
    stage: null,
    seats: [],
    lanes: [],
    stock: 0,
    pile: { cards: [] },
  },
});
const mine = (hand: string, offers: Offer[] | null = [draw]): Mine => ({
  seat: 0,
  hand: hand.split(' '),
  choice: offers && { offers },
});

let table: Table;
let play: Play;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const ids = (...cards: string[]): number[] =>
  cards.map((card) => play.hand.find((held) => held.card === card)?.id ?? -1);

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  table = new Table();
  play = new Play(table as unknown as TableClient, {
    depart: (cards, place) => table.flown.push(`${cards.length} > ${place}`),
    comeBack: () => table.flown.push('back'),
  });
  play.see(now(0), mine('Kc Kd Ks 4c 4c'));
});

describe('selecting', () => {
  it('shows what the table offers without a choice of cards, as long as there is none', () => {
    expect(play.choice?.offers).toEqual([draw]);
  });

  it('asks what can be done with the cards', async () => {
    table.choice = { offers: [discard] };
    play.toggle(ids('4c')[0]!);
    await settled();
    expect(table.asked).toEqual([['4c', '', '']]);
    expect(play.primary).toEqual(discard);
  });

  it('knows equal cards apart', () => {
    const [first, second] = play.hand.filter(({ card }) => card === '4c').map(({ id }) => id);
    play.toggle(first!);
    expect([play.selected.has(first!), play.selected.has(second!)]).toEqual([true, false]);
  });

  it('asks nothing while it is the turn of another', () => {
    play.see(now(1), mine('Kc 4c', null));
    play.toggle(ids('4c')[0]!);
    expect(table.asked).toEqual([]);
    expect(play.choice).toBeNull();
  });
});

describe('putting ready', () => {
  beforeEach(async () => {
    play.select(new Set(ids('Kc', 'Kd', 'Ks')));
    table.choice = {
      offers: [draw],
      staged: [{ act: lay.act, cards: ['Kc', 'Kd', 'Ks'], points: 30 }],
      opening: { needs: 50, made: 30 },
    };
    play.do(lay);
    await settled();
  });

  it('does nothing at the table, and says the sum', () => {
    expect(table.sent).toEqual([]);
    expect(play.steps.map(({ act }) => act)).toEqual([lay.act]);
    expect(play.told).toBe('3 cards, 30. Total 30, needed 50.');
    expect(ids('Kc', 'Kd', 'Ks', '4c').map((id) => play.stepOf(id))).toEqual([1, 1, 1, 0]);
  });

  it('stays over a draw, and is considered with what is selected next', async () => {
    play.see(now(0, 2), mine('Kc Kd Ks 4c 4c 9h'));
    await settled();
    expect(table.asked.at(-1)).toEqual(['', lay.act, '']);
  });

  it('ends with a tap on one of its cards', () => {
    play.toggle(ids('Kd')[0]!);
    expect(play.steps).toEqual([]);
  });

  it('is over with the turn, and when one of its cards has gone', () => {
    play.see(now(0, 2), mine('Kc Kd 4c 4c'));
    expect(play.steps).toEqual([]);
  });
});

describe('doing', () => {
  it('takes the cards out of the hand before the table has answered', () => {
    play.do(discard);
    expect(play.shown.map(({ card }) => card)).toEqual(['Kc', 'Kd', 'Ks', '4c']);
    expect(table.flown).toEqual(['1 > pile']);
  });

  it('keeps them away until what the table shows is as new as its answer', async () => {
    table.outcome = { type: 'done', nonce: 'n', number: 2 };
    play.do(discard);
    await settled();
    play.see(now(0, 1), mine('Kc Kd Ks 4c 4c'));
    expect(play.shown).toHaveLength(4);
    play.see(now(1, 2), mine('Kc Kd Ks 4c', null));
    expect(play.shown).toHaveLength(4);
  });

  it('gives them back when the rules forbid it, and says why', async () => {
    const options = { wild_ratio: 'min2_max3' };
    table.outcome = { type: 'refused', nonce: 'n', refusal: { code: 'take_first', rule: 'A22', options } };
    play.do(discard);
    await settled();
    expect(play.shown).toHaveLength(5);
    expect(table.flown).toEqual(['1 > pile', 'back']);
    expect(play.notice).toMatchObject({ tone: 'bad', title: 'Take cards first.', rule: 'A22', options });
  });

  it('says why at once where the table has said so before', () => {
    play.do(refused);
    expect(table.sent).toEqual([]);
    expect(play.notice?.rule).toBe('A22');
  });

  it('wants a second tap for what loses the match', async () => {
    const losing = { ...discard, loses: true };
    play.do(losing);
    expect([play.armed, table.sent]).toEqual([losing.act, []]);
    play.do(losing);
    await settled();
    expect(table.sent).toEqual([{ type: 'act', act: losing.act, sure: true }]);
  });

  it('wants a second tap when only the table knew that it loses', async () => {
    table.outcome = { type: 'confirm', nonce: 'n' };
    play.do(discard);
    await settled();
    expect(play.armed).toBe(discard.act);
    expect(play.shown).toHaveLength(5);
    play.do(discard);
    expect(table.sent.at(-1)).toEqual({ type: 'act', act: discard.act, sure: true });
  });

  it('is told when the table has moved on', async () => {
    table.outcome = { type: 'stale', nonce: 'n', number: 5 };
    play.do(discard);
    await settled();
    expect(play.notice?.tone).toBe('info');
  });
});

describe('what is put ready', () => {
  const another = (turn: TableNow): Play => {
    const next = new Play(table as unknown as TableClient, { depart: () => undefined, comeBack: () => undefined });
    next.see(turn, mine('Kc Kd Ks 4c 5d'));
    return next;
  };

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    play.see(now(0), mine('Kc Kd Ks 4c 5d'));
    play.select(new Set(ids('Kc', 'Kd', 'Ks')));
    play.do(lay);
  });

  it('is there again after the page was loaded anew', () => {
    const again = another(now(0, 2));
    expect(again.steps.map(({ act }) => act)).toEqual([lay.act]);
    expect(again.steps[0]?.ids).toHaveLength(3);
  });

  it('is gone in another turn', () => {
    expect(another(now(1, 2)).steps).toEqual([]);
  });

  it('is gone once it was taken back', () => {
    play.unstage(0);
    expect(another(now(0, 2)).steps).toEqual([]);
  });
});

describe('a tap on a place', () => {
  it('does what is offered there', async () => {
    await play.go('stock');
    expect(table.sent).toEqual([{ type: 'act', act: 'draw', sure: false }]);
  });

  it('asks what the cards mean there', async () => {
    table.choice = { offers: [discard] };
    play.select(new Set([ids('4c')[0]!]));
    await play.go('pile');
    expect(table.asked.at(-1)).toEqual(['4c', '', 'pile']);
    expect(table.sent).toEqual([{ type: 'act', act: 'discard 4c', sure: false }]);
  });

  it('asks which is meant, where several are possible and none is the next step', async () => {
    const other = { ...discard, act: 'take 4c 4c', primary: false };
    table.choice = { offers: [other, { ...other, act: 'take 4c Jkr' }] };
    await play.go('pile');
    expect(play.notice?.offers).toHaveLength(2);
    expect(table.sent).toEqual([]);
  });

  it('says why nothing is possible there', async () => {
    table.choice = { offers: [refused] };
    await play.go('pile');
    expect(play.notice?.rule).toBe('A22');
  });

  it('that is dropped where nothing takes it says why', async () => {
    play.see(now(0), mine('4c Kc'));
    play.select(new Set(ids('4c')));
    table.choice = { offers: [] };
    await play.drop('lane');
    expect(play.notice?.title).toBe(say('comfort-drop-nothing'));
    await play.drop(THEIRS);
    expect(play.notice?.title).toBe(say('comfort-drop-theirs'));
    table.choice = { offers: [refused] };
    await play.drop('pile');
    expect(play.notice?.rule).toBe('A22');
  });

  it('that is dropped out of turn says so, and asks the table nothing', async () => {
    play.see(now(1), mine('4c Kc', null));
    await play.drop('pile');
    expect([play.notice?.title, table.asked]).toEqual([say('comfort-drop-wait'), []]);
  });
});
