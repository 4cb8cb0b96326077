import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreedBy, changedTopics, topicsOf, type Agreed } from '../src/lobby/manners';
import type { GameInfo, OpenTable, OptionInfo, RulesFound, TableNow } from '../src/lib/protocol';
import { byPress, isMine, isTaken, waitOf, type Wait } from '../src/lib/returns';
import { examineRules, readFragment, rulesFragment, writeRules } from '../src/lib/ruleText';
import { shelves } from '../src/lib/shelf';
import { frame, installBrowser, removeBrowser, stored, tableAt } from './fakes';

beforeEach(installBrowser);
afterEach(() => {
  removeBrowser();
  vi.resetModules();
});

const option = (name: string, ...values: string[]): OptionInfo => ({ name, values, defaults: {} });
const game = (id: string, family = 'canasta', version = 1): GameInfo => ({
  id,
  version,
  family,
  players: [2, 4],
  options: [
    option('players', '2', '4'),
    option('target', '3000', '5000'),
    { ...option('opening_table', 'usual'), example: '0:50,1500:90' },
  ],
});
const KURNIK = game('kurnik');

describe('a link to rules', () => {
  const named = { name: 'U Nowaków & co. (lato!)', rules: 'kurnik@1 players=4 opening_table=0:50,1500:90' };

  it('can be read by people, and says the same when it is opened', () => {
    const fragment = rulesFragment(named);
    expect(fragment.startsWith('kurnik@1+players=4+opening_table=0:50,1500:90&name=')).toBe(true);
    expect(readFragment(`#${fragment}`)).toEqual(named);
    expect(rulesFragment({ name: '', rules: 'samba@1' })).toBe('samba@1');
  });

  it('has no sign that ends a link in the middle of a text', () => {
    expect(rulesFragment(named)).toMatch(/^[A-Za-z0-9@=,:+&%_-]+$/);
  });

  it('is read also where a program wrote all its signs in another way', () => {
    const again = encodeURIComponent(rulesFragment({ name: '', rules: named.rules }));
    expect(readFragment(`#${again}`)?.rules).toBe(named.rules);
  });

  it('that is empty or cut off in the middle of a sign says nothing', () => {
    for (const hash of ['', '#', '#&name=x', '#kurnik@1+a=%C5']) expect(readFragment(hash)).toBeNull();
  });
});

describe('rules as text', () => {
  it('that are not understood are named, but not thousands of them, nor a word without end', async () => {
    const { prefs } = await import('../src/lib/prefs.svelte');
    const { showLanguage } = await import('../src/lib/catalogue.svelte');
    const { firstWords: shown } = await import('../src/lib/ruleText');
    prefs.language = 'en';
    await showLanguage('en');
    const many = Array.from({ length: 4000 }, (_, at) => `gone${at}=on`);
    expect(shown(many)).toBe('gone0=on, gone1=on, gone2=on, gone3=on, gone4=on and 3995 more');
    expect(shown(['x'.repeat(9000)])).toHaveLength(61);
    expect(shown(['a=b', 'c=d'])).toBe('a=b, c=d');
  });

  it('keep every setting, and how many play also where that is what the game begins with', () => {
    const found: RulesFound = {
      rules: 'kurnik@1 target=3000',
      values: { players: '2', target: '3000', opening_table: 'usual' },
      changes: { target: '3000' },
    };
    expect(writeRules(found)).toBe('kurnik@1 players=2 target=3000');
    expect(examineRules(writeRules(found), [KURNIK])).toEqual({
      preset: 'kurnik',
      game: KURNIK,
      options: { players: '2', target: '3000' },
      withdrawn: [],
      broken: [],
      other: false,
    });
  });

  it('name what does not exist, what cannot be read, and another version', () => {
    const read = examineRules('kurnik@2 gone=on target=1 target=3000 target=5000 cut', [KURNIK]);
    expect(read.withdrawn).toEqual(['gone=on', 'target=1']);
    expect(read.broken).toEqual(['target=5000', 'cut']);
    expect(read.options).toEqual({ target: '3000' });
    expect(read.other).toBe(true);
  });

  it('of no known game keep what they say', () => {
    const read = examineRules('krunik@1 target=3000', [KURNIK]);
    expect([read.preset, read.game, read.options]).toEqual(['krunik', undefined, { target: '3000' }]);
  });
});

describe('own rules', () => {
  const open = () => import('../src/lib/saved.svelte');

  it('are kept by name, whatever the case of its letters and the space around it', async () => {
    const { saved, saveRules } = await open();
    saveRules('  U   Nowaków ', 'kurnik@1 players=4');
    saveRules('Klub', 'samba@1 players=4');
    saveRules('u nowaków', 'kurnik@1 players=2');
    expect(saved.all).toEqual([
      { name: 'Klub', rules: 'samba@1 players=4' },
      { name: 'u nowaków', rules: 'kurnik@1 players=2' },
    ]);
    expect(JSON.parse(stored.get('stolik.rules') ?? '')).toEqual(saved.all);
  });

  it('get another name, and are forgotten, alone', async () => {
    const { saved, saveRules, renameRules, forgetRules } = await open();
    saveRules('Klub', 'samba@1 players=4');
    saveRules('Dom', 'kurnik@1 players=2');
    renameRules('Klub', 'Świetlica');
    expect(saved.find('świetlica')?.rules).toBe('samba@1 players=4');
    forgetRules('Dom');
    expect(saved.all.map(({ name }) => name)).toEqual(['Świetlica']);
  });

  it('have names without what nobody sees, also those from before, and none is lost', async () => {
    const rules = 'samba@1';
    stored.set('stolik.rules', JSON.stringify(['Kl\u202eub', 'Klub\u200b', '\u3164'].map((name) => ({ name, rules }))));
    const { saved, saveRules } = await open();
    expect(saved.all.map(({ name }) => name)).toEqual(['Klub', 'Klub 2', '?']);
    saveRules(`\u2066Dom${'\u0316'.repeat(9)}\u0007`, rules);
    expect(saved.find(`Dom${'\u0316'.repeat(3)}`)?.rules).toBe(rules);
    expect(readFragment('#samba@1&name=A%E2%80%AEB')?.name).toBe('AB');
  });

  it('that were saved in another tab are there, and what is no rules is not', async () => {
    const { saved, followSaved } = await open();
    const stop = followSaved();
    stored.set('stolik.rules', JSON.stringify([{ name: 'Klub', rules: 'samba@1' }, { name: 3 }, null]));
    frame.dispatchEvent(Object.assign(new Event('storage'), { key: 'stolik.rules' }));
    stop();
    expect(saved.all).toEqual([{ name: 'Klub', rules: 'samba@1' }]);
  });
});

describe('what is chosen', () => {
  const begin = async (games = [KURNIK, game('samba')]) => {
    const { Choice } = await import('../src/lib/choice.svelte');
    return new Choice(games, ['plain', 'greedy']);
  };

  it('may be own rules, which come back as they were saved', async () => {
    const { saveRules } = await import('../src/lib/saved.svelte');
    saveRules('Klub', 'samba@1 players=2 target=3000');
    const choice = await begin();
    choice.takeOwn({ name: 'Klub', rules: 'samba@1 players=2 target=3000' });
    expect(choice.rules).toEqual({ preset: 'samba', options: { players: '2', target: '3000' } });
    expect(choice.changed).toBe(false);
    choice.options = { players: '2' };
    expect(choice.changed).toBe(true);
    choice.keep();
    const again = await begin();
    expect([again.own, again.options, again.changed]).toEqual(['Klub', { players: '2' }, true]);
  });

  it('leaves the game itself as it was', async () => {
    const { saveRules } = await import('../src/lib/saved.svelte');
    saveRules('Klub', 'samba@1 players=2 target=3000');
    const choice = await begin();
    choice.takeGame('samba');
    choice.options = { players: '4', target: '5000' };
    choice.takeOwn({ name: 'Klub', rules: 'samba@1 players=2 target=3000' });
    choice.takeGame('samba');
    expect(choice.options).toEqual({ players: '4', target: '5000' });
  });

  it('is what was saved, and the game that it was made from is as it was before', async () => {
    const { saved, saveRules } = await import('../src/lib/saved.svelte');
    const choice = await begin();
    choice.takeGame('samba');
    const before = choice.options;
    choice.options = { players: '4', target: '5000' };
    saveRules('Klub', 'samba@1 players=4 target=5000');
    choice.settleOwn(saved.all[0]!);
    expect([choice.own, choice.options, choice.changed]).toEqual(['Klub', { players: '4', target: '5000' }, false]);
    choice.takeGame('samba');
    expect(choice.options).toEqual(before);
  });

  it('names what was withdrawn since, and plays without it', async () => {
    const kept = { preset: 'kurnik', bots: 'plain', options: { kurnik: { gone: 'on', target: '7', players: '2' } } };
    stored.set('stolik.choice', JSON.stringify(kept));
    const choice = await begin();
    expect(choice.withdrawn).toEqual(['gone=on', 'target=7']);
    expect(choice.options).toEqual({ players: '2' });
  });

  it('tells everybody of a table for friends only, and only if that was wished', async () => {
    const choice = await begin();
    expect(choice.manners(true).listed).toBe(false);
    choice.listed = true;
    expect([choice.manners(true).listed, choice.manners(false).listed]).toEqual([true, false]);
  });
});

describe('games', () => {
  it('stand by family, and a variant with the game that it is one of', () => {
    const all = ['kurnik', 'classic', 'samba'].map((id) => game(id));
    const folds = shelves([...all, game('may-i', 'choina'), game('choina', 'choina')]).map(({ family, folds }) => [
      family,
      folds.map(({ lead, variants }) => [lead.id, ...variants.map(({ id }) => id)]),
    ]);
    expect(folds).toEqual([
      ['canasta', [['kurnik', 'classic'], ['samba']]],
      ['choina', [['may-i'], ['choina']]],
    ]);
  });
});

describe('a table to return to', () => {
  const turn = (seat: number): Partial<TableNow> => ({ picture: { turn: seat } as TableNow['picture'] });
  const person = { name: 'Ania', kind: 'person' } as const;
  const free: OpenTable['places'][number] = {};
  const cases: [string, Partial<TableNow>, Wait][] = [
    ['own turn', turn(0), 'turn'],
    ['turn of another', turn(1), 'others'],
    ['a bot plays for me', { ...turn(0), places: [{ ...person, bot: 'plain' }, person] }, 'others'],
    ['I am asked', { picture: { turn: 1, poll: { seats: [0], waits: { code: 'x' } } } as unknown as TableNow['picture'] }, 'asked'],
    ['a score I have not read', { phase: 'pause', ...turn(-1) }, 'score'],
    ['a score I have read', { phase: 'pause', ...turn(-1), places: [{ ...person, ready: true }, person] }, 'others'],
    ['all but me agree', { phase: 'gathering', places: [person, { ...person, ready: true }] }, 'agree'],
    ['a seat is free', { phase: 'gathering', places: [person, free] }, 'gathering'],
  ];

  it.each(cases)('knows whom it waits for: %s', (_, changes, wait) => {
    expect(waitOf(tableAt(1, changes), 0)).toBe(wait);
  });

  it('stands first where the others wait for me', () => {
    const waits: Wait[] = ['gathering', 'others', 'score', 'turn'];
    expect(waits.sort(byPress)).toEqual(['turn', 'score', 'others', 'gathering']);
    expect(waits.filter(isMine)).toEqual(['turn', 'score']);
  });

  it('is none of mine any more where my seat was freed, or a bot sits there', () => {
    const places = [{ kind: 'person', name: 'Ania' }, { kind: 'free' }, { kind: 'bot' }, {}] as const;
    const table = tableAt(1, { places });
    expect([0, 1, 2, 3, 4].map((seat) => isTaken(table, seat))).toEqual([true, false, false, false, false]);
  });
});

describe('what a table agrees on', () => {
  const answers = (changes: Partial<TableNow>): Record<string, string> =>
    Object.fromEntries(topicsOf(tableAt(1, changes)).map(({ name, answer }) => [name, answer]));

  it('has questions of its game, and the answers that nobody had to give', () => {
    expect(answers({})).toEqual({ clock: '0', talk: 'all', watching: 'yes', listed: 'no', hints: 'yes' });
    expect(answers({ asks: true, piles: true })).toMatchObject({ patience: 'usual', piles: 'no' });
  });

  it('is another thing in one answer only', () => {
    const manners = { clock: 40, talk: 'off', watching: false } as const;
    const topics = topicsOf(tableAt(1, { manners, piles: true }));
    for (const { answers, answer, with: agree, name } of topics) {
      expect(answers).toContain(answer);
      for (const wished of answers) {
        const changed = changedTopics(topics, topicsOf(tableAt(1, { manners: agree(wished), piles: true })));
        expect(changed.map((topic) => [topic.name, topic.answer])).toEqual(wished === answer ? [] : [[name, wished]]);
      }
    }
  });
});

describe('what one agreed to', () => {
  const at = (manners: TableNow['manners']) => topicsOf({ manners });
  const news = (agreed: Agreed, now: ReturnType<typeof at>): string[] => changedTopics(agreed.topics, now).map(({ name }) => name);

  it('is told of with all that changed since, not the last alone', () => {
    let agreed = agreedBy({ topics: at({}), ever: false }, at({ clock: 20 }), true);
    for (const manners of [{ clock: 40 }, { clock: 40, listed: true }]) agreed = agreedBy(agreed, at(manners), false);
    expect([agreed.ever, news(agreed, at({ clock: 40, listed: true }))]).toEqual([true, ['clock', 'listed']]);
    expect(news(agreed, at({ clock: 20 }))).toEqual([]);
    expect(news(agreedBy(agreed, at({ clock: 40 }), true), at({ clock: 40 }))).toEqual([]);
  });

  it('is nothing for who never did, and the questions of another game are no news', () => {
    const agreed = agreedBy({ topics: at({}), ever: false }, topicsOf({ manners: {}, piles: true }), false);
    expect([agreed.ever, news(agreed, topicsOf({ manners: {}, piles: true }))]).toEqual([false, []]);
  });
});
