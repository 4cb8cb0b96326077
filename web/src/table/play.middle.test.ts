/** The own turn where all is played from the middle of the table. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import type { Outcome, TableClient, Wanted } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Choice, Considered, Offer, TableNow } from '../lib/protocol';
import { Play } from './play.svelte';

const label = { code: 'felt-close' };
const CHIPS = [
  { cards: ['8h'], label },
  { cards: ['3c', '5d'], label },
];
const take: Offer = { act: 'take 8s: 3c 5d 8h', label, primary: true };
const trail: Offer = { act: 'trail 8s', label, place: 'table' };
const WITH_EIGHT: Choice = { offers: [take, trail], lights: ['3c', '5d', '8h', '2h'], chips: CHIPS };

/** A table that answers by what is selected. */
class Table {
  asked: string[] = [];
  sent: Wanted[] = [];
  now: TableNow | null = null;
  answers: Record<string, Choice> = { '8s': WITH_EIGHT };
  flown: string[] = [];

  consider(cards: readonly string[]): Promise<Considered> {
    this.asked.push(cards.join(' '));
    const choice = this.answers[cards.join(' ')] ?? { offers: [], lights: ['3c', '5d', '8h', '2h'], chips: CHIPS };
    return Promise.resolve({ type: 'considered', id: 1, number: 1, choice });
  }

  command(wanted: Wanted): Promise<Outcome> {
    this.sent.push(wanted);
    return Promise.resolve({ type: 'done', nonce: 'n', number: 2 });
  }
}

const now = (turn: number, loose = '3c 5d 8h Ks 2h'): TableNow => ({
  table: 't',
  number: 1,
  phase: 'playing',
  rules: 'cassino@1',
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
    table: { loose: loose.split(' '), stacks: [{ cards: ['5s', '3d'], name: label, key: 'B8' }] },
    bare: true,
    single: true,
  },
});
const mine = { seat: 0, hand: ['8s', 'Ac'], choice: { offers: [] } };

let table: Table;
let play: Play;

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const id = (card: string): number => play.hand.find((held) => held.card === card)?.id ?? -1;
const chosen = (): string[] => [...play.tokens].sort();

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

beforeEach(async () => {
  table = new Table();
  play = new Play(table as unknown as TableClient, {
    depart: (cards, place) => table.flown.push(`${cards.length} > ${place}`),
    comeBack: () => table.flown.push('back'),
  });
  play.see(now(0), mine);
  play.toggle(id('8s'));
  await settled();
});

describe('a card of the hand', () => {
  it('is selected alone: another one takes its place, and what was picked for it is free again', async () => {
    play.touch('2h');
    play.toggle(id('Ac'));
    await settled();
    expect(play.played).toBe('Ac');
    expect(chosen()).toEqual([]);
    expect(table.asked.at(-1)).toBe('Ac');
  });

  it('keeps what was picked before any card was', async () => {
    play.clear();
    play.touch('2h');
    play.toggle(id('8s'));
    await settled();
    expect(chosen()).toEqual(['2h']);
    expect(table.asked.at(-1)).toBe('8s 2h');
  });

  it('flies to the first of the cards that it takes', () => {
    play.do(take);
    expect(table.flown).toEqual(['1 > card:3c']);
    expect(table.sent).toEqual([{ type: 'act', act: take.act, sure: false }]);
  });
});

describe('a tap in the middle', () => {
  it('begins with that card alone, whatever was proposed', async () => {
    expect([...play.included].sort()).toEqual(['3c', '5d', '8h']);
    play.touch('2h');
    await settled();
    expect(chosen()).toEqual(['2h']);
    expect([...play.included]).toEqual(['2h']);
    play.touch('2h');
    expect(chosen()).toEqual([]);
  });

  it('leaves out a group of what was proposed, and takes it in again', () => {
    play.touchGroup(1);
    expect(chosen()).toEqual(['8h']);
    play.touchGroup(1);
    expect(chosen()).toEqual(['3c', '5d', '8h']);
  });

  it('proposes nothing any more when the last group was left out', async () => {
    play.touchGroup(1);
    play.touchGroup(0);
    await settled();
    expect([chosen(), play.primary]).toEqual([[], null]);
    expect(play.choice?.offers).toHaveLength(2);
  });

  it('says why where it leads nowhere, and selects nothing', async () => {
    const refusal = { code: 'not_the_sum', rule: '20', params: { value: 8 } };
    table.answers['8s Ks'] = { offers: [{ act: 'take 8s: Ks', label, refusal }] };
    expect([play.isDim('Ks'), play.isDim('3c')]).toEqual([true, false]);
    play.touch('Ks');
    await settled();
    expect(play.notice).toMatchObject({ tone: 'bad', rule: '20' });
    expect(chosen()).toEqual([]);
    expect(table.sent).toEqual([]);
  });

  it('does nothing while it is the turn of another', () => {
    play.see(now(1), { ...mine, choice: null });
    play.touch('2h');
    expect(chosen()).toEqual([]);
  });

  it('is forgotten with the turn, and when what was picked has gone', () => {
    play.touch('2h');
    play.see(now(0, '3c 5d 8h Ks'), mine);
    expect(chosen()).toEqual([]);
    play.touch('3c');
    play.see(now(1), { ...mine, choice: null });
    expect(chosen()).toEqual([]);
  });
});

describe('a card that is dropped', () => {
  it('on another one selects that, and does nothing yet', async () => {
    await play.go('card:2h');
    expect(chosen()).toEqual(['2h']);
    expect(table.sent).toEqual([]);
  });

  it('on the bare table makes that the next step, and does nothing yet', async () => {
    await play.go('table');
    expect(play.primary?.act).toBe('trail 8s');
    expect(table.sent).toEqual([]);
  });

  it('on the bare table is refused where it may not lie there', async () => {
    const refusal = { code: 'no_trail_now', rule: '51', params: { value: 8 } };
    table.answers['8s'] = { ...WITH_EIGHT, offers: [take, { ...trail, refusal }] };
    await play.go('table');
    expect(play.notice?.rule).toBe('51');
    expect(play.primary?.act).toBe(take.act);
  });
});
