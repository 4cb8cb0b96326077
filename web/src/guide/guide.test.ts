import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Choice, Lane, Mine, Offer, Picture, Said } from '../lib/protocol';
import { installBrowser, stored } from '../../test/fakes';
import { readKept } from './guide.svelte';
import { ruleIn } from './rules';
import { topicOf, type Seen } from './topic';

const label = { code: 'x' };
const refusal = { code: 'pile_closed', rule: 'A34' };
const stage = (code: string, params: Said['params'] = {}): Said => ({ code: `desk-stage-${code}`, params });
const TAKE = stage('take', { draw: 2, pile: 'yes' });
const PLAY = stage('play');
const offer = (code: string, place = '', more: Partial<Offer> = {}): Offer => ({ act: code, label: { code }, place, ...more });

const lane = (more: Partial<Lane> = {}): Lane => ({ seats: [0, 2], total: 0, groups: [], ...more });
const opening = { name: { code: 'desk-fact-opening' }, value: { code: 'desk-fact-opens-with', params: { points: 50 } } };
const outs = (value: number) => ({ name: { code: 'desk-fact-to-go-out' }, value });
const group = (count: number, squared = false) => ({ cards: Array<string>(count).fill('7h'), name: label, squared });

interface Given extends Partial<Omit<Seen, 'picture' | 'mine'>> {
  readonly picture?: Partial<Picture>;
  readonly mine?: Partial<Mine>;
}

function seen({ picture = {}, mine = {}, ...more }: Given): Seen {
  const choice: Choice = more.choice ?? { offers: [] };
  return {
    picture: {
      goal: label, deal: 1, dealer: 0, turn: 0, stage: null, seats: [], lanes: [lane()], stock: 30, pile: { cards: [] },
      ...picture,
    },
    mine: { seat: 0, hand: Array<string>(11).fill('4c'), choice, ...mine },
    choice, selected: 0, tokens: 0, steps: 0,
    ...more,
  };
}

const idOf = (given: Given): string => topicOf(seen(given)).id;

describe('what is explained in canasta', () => {
  it('is the aim, as long as others play', () => {
    const topic = topicOf(seen({ picture: { turn: 1 }, mine: { choice: null } }));
    expect([topic.id, topic.at, topic.params.pairs]).toEqual(['canasta-wait', 'others', 'yes']);
  });

  it('is the pile where it can be had, else the stock with the reason', () => {
    const ways = (...found: Offer[]) => ({ title: label, ways: found });
    const picture = { stage: TAKE, pile: { cards: ['4h', '9c'], under: 3 } };
    const take = topicOf(seen({ picture, mine: { ways: ways(offer('a', '', { refusal }), offer('b')) } }));
    expect([take.id, take.at, take.params.count]).toEqual(['canasta-take', 'pile', 5]);
    const draw = topicOf(seen({ picture, mine: { ways: ways(offer('a', '', { refusal })) } }));
    expect([draw.id, draw.at, draw.refusal, draw.params.draw]).toEqual(['canasta-draw', 'stock', refusal, 2]);
  });

  it('is the opening until it is laid, with the points that it takes', () => {
    const picture = { stage: PLAY, lanes: [lane({ facts: [opening] })] };
    expect(topicOf(seen({ picture })).params.needs).toBe(50);
    const short = { picture, steps: 1, choice: { offers: [], opening: { needs: 50, made: 30 } } };
    expect(idOf(short)).toBe('canasta-opening');
  });

  it('is the discard where one card is selected that can be put there', () => {
    const choice = { offers: [offer('discard', 'pile')] };
    expect(idOf({ picture: { stage: PLAY }, selected: 1, choice })).toBe('canasta-discard');
    const refused = { offers: [offer('discard', 'pile', { refusal })] };
    expect(idOf({ picture: { stage: PLAY, lanes: [lane({ groups: [group(3)] })] }, selected: 1, choice: refused })).toBe('canasta-lay');
  });

  it('is going out with few cards, or what it still lacks; else a canasta that is near', () => {
    const groups = [group(7, true), group(5)];
    const with_ = (facts: Lane['facts'], hand: string[]): string =>
      idOf({ picture: { stage: PLAY, lanes: [lane({ groups, facts })] }, mine: { hand } });
    expect(with_([outs(0)], ['4c', '5c'])).toBe('canasta-out');
    expect(with_([outs(1)], ['4c', '5c'])).toBe('canasta-keep');
    expect(with_([outs(0)], Array<string>(9).fill('4c'))).toBe('canasta-canasta');
    // where nobody goes out there is no such fact
    expect(with_([], ['4c', '5c'])).toBe('canasta-canasta');
  });

  it('is what a partner or the end of the stock asks for', () => {
    const at = (code: string, params: Said['params'] = {}): string => idOf({ picture: { stage: stage(code, params) } });
    expect([at('answer'), at('double'), at('last-take'), at('take', { draw: 0 })]).toEqual([
      'canasta-answer',
      'canasta-double',
      'canasta-last',
      'canasta-last',
    ]);
  });
});

describe('what is explained in Choina', () => {
  const where = { code: 'desk-where-contract', params: { sets: 2, runs: 0 } };
  const choina = (given: Given): string => idOf({ ...given, picture: { seated: true, where, ...given.picture } });
  const asked = { title: label, more: label, card: '7h', offers: [], silence: 'pass' };

  it('is what is asked, in turn or not', () => {
    expect(choina({ picture: { turn: -1 }, mine: { asked } })).toBe('choina-claim');
    expect(choina({ picture: { turn: -1 }, mine: { asked: { ...asked, asker: 2 } } })).toBe('choina-consent');
  });

  it('is the contract until it lies there, then laying off', () => {
    const play = stage('choina-play');
    const slots = [{ code: 'desk-slot-set' }];
    expect(choina({ picture: { stage: play, lanes: [lane({ seats: [0], slots })] } })).toBe('choina-contract');
    expect(choina({ picture: { stage: play, lanes: [lane({ seats: [0] })] } })).toBe('choina-layoff');
    expect(choina({ picture: { stage: stage('choina-last'), lanes: [lane({ seats: [0] })] } })).toBe('choina-last');
  });

  it('is drawing and buying', () => {
    expect(choina({ picture: { stage: stage('choina-draw') } })).toBe('choina-draw');
    expect(choina({ picture: { stage: stage('choina-buy') } })).toBe('choina-buy');
  });
});

describe('what is explained in Cassino', () => {
  const table = { loose: ['8h'] };
  const cassino = (given: Given): string => idOf({ ...given, picture: { table, ...given.picture } });

  it('is the choice of a card, then what it can do', () => {
    expect(cassino({})).toBe('cassino-choose');
    expect(cassino({ selected: 1, choice: { offers: [], chips: [{ cards: ['8h'], label }] } })).toBe('cassino-take');
    expect(cassino({ selected: 1, choice: { offers: [offer('desk-make-build')] } })).toBe('cassino-build');
    expect(cassino({ selected: 1, choice: { offers: [offer('desk-trail', 'table')] } })).toBe('cassino-trail');
    expect(cassino({ selected: 1, choice: { offers: [offer('desk-make-build', '', { refusal })] } })).toBe('cassino-trail');
  });

  it('is the duty of who has made something, and who is last in the end', () => {
    const stacks = [{ cards: ['2h', '6d'], name: label, key: 'B8', maker: 0 }];
    expect(cassino({ picture: { table: { loose: [], stacks } } })).toBe('cassino-duty');
    expect(cassino({ picture: { stock: 0 } })).toBe('cassino-last');
  });
});

describe('a rule of the guide', () => {
  it('has the number of the book of the game', () => {
    expect([ruleIn('kurnik', 'A28'), ruleIn('classic', 'A28'), ruleIn('samba', 'A23'), ruleIn('choina', '52')]).toEqual([
      'A28',
      'B44',
      'C4',
      '52',
    ]);
  });
});

describe('the guide of a deal', () => {
  const deal = { preset: 'kurnik', table: 't', deal: 1 };
  let guide: import('./guide.svelte').Guide;

  beforeAll(() => installBrowser());
  beforeEach(async () => {
    stored.clear();
    vi.resetModules();
    guide = new (await import('./guide.svelte')).Guide();
  });

  it('is offered in the first deal of a game that was never played here', () => {
    expect([guide.isOffered(deal), guide.isOffered({ ...deal, deal: 2 })]).toEqual([true, false]);
    guide.end({ preset: 'samba' });
    expect([guide.isOffered(deal), guide.isOffered({ ...deal, preset: 'samba' })]).toEqual([true, false]);
  });

  it('goes on in that deal of that table, and after a reload of the page', async () => {
    guide.begin(deal);
    expect([guide.goesOn(deal), guide.isOffered(deal)]).toEqual([true, false]);
    expect([guide.goesOn({ ...deal, deal: 2 }), guide.goesOn({ ...deal, table: 'u' })]).toEqual([false, false]);
    const { Guide } = await import('./guide.svelte');
    expect(new Guide().goesOn(deal)).toBe(true);
  });

  it('is switched on and off for the deal that is played here', () => {
    guide.toggle();
    expect(guide.goesOn(deal)).toBe(false);
    guide.here = { ...deal, deal: 4 };
    guide.toggle();
    expect(guide.goesOn({ ...deal, deal: 4 })).toBe(true);
    guide.toggle();
    expect(guide.goesOn({ ...deal, deal: 4 })).toBe(false);
  });

  it('forgets what makes no sense', () => {
    expect(readKept({ kurnik: 'over', samba: 7, choina: { table: 't', deal: 2 }, combo: { table: 3 } })).toEqual({
      kurnik: 'over',
      choina: { table: 't', deal: 2 },
    });
    expect(readKept('nonsense')).toEqual({});
  });
});
