import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '../src/lib/catalogue.svelte';
import { chooseLanguage, followPrefs, prefs, readPrefs } from '../src/lib/prefs.svelte';
import { cardName, cardText, listed, needOptions, problemText, rankIndex, refusalText, said, say } from '../src/lib/say.svelte';
import { frame, installBrowser, removeBrowser, stored } from './fakes';

async function speak(language: 'en' | 'pl', letters = language): Promise<void> {
  prefs.language = language;
  prefs.letters = letters;
  await showLanguage(language);
}

const plain = (text: string): string => text.replaceAll('\ufe0e', '');

beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  for (const language of ['en', 'pl'] as const) {
    await speak(language);
    await needOptions();
  }
});
beforeEach(() => {
  window.__missing = [];
});

describe('cards', () => {
  it('have the letters that were chosen, whatever the language', async () => {
    await speak('pl', 'pl');
    expect([rankIndex('Q'), plain(cardText('Qd')), cardText('Jkr')]).toEqual(['D', 'D♦', 'Jok']);
    await speak('pl', 'en');
    expect([rankIndex('Q'), plain(cardText('Qd')), cardText('Jkr')]).toEqual(['Q', 'Q♦', 'Jk']);
    await speak('en', 'pl');
    expect(plain(cardText('Js'))).toBe('W♠');
  });

  it('never turn into pictures on phones', async () => {
    await speak('pl');
    expect(cardText('7h')).toBe('7♥\ufe0e');
  });

  it('have names in words', async () => {
    await speak('pl');
    expect([cardName('Qh'), cardName('10s'), cardName('Jkb')]).toEqual(['dama kier', 'dziesiątka pik', 'czarny joker']);
    await speak('en');
    expect(cardName('Qh')).toBe('queen of hearts');
  });

  it('are sequences by their ends, and say where they go', async () => {
    await speak('pl', 'pl');
    const extend = { code: 'desk-extend', params: { cards: 'Kh', run: '10h-Qh' } };
    expect(plain(said(extend))).toBe('Dołóż K♥ do sekwensu 10♥–D♥');
    await speak('en', 'en');
    const several = { code: 'desk-lay', params: { cards: '8s 8d > 8/2 + 4h > 5h-7h' } };
    expect(plain(said(several))).toBe('Lay 8♠ 8♦ → 8 (2) + 4♥ → 5♥–7♥');
  });

  it('in a refusal have the letters that were chosen', async () => {
    const refusal = { code: 'no_such_meld', rule: 'A38', params: { card: 'Q' } };
    await speak('pl', 'pl');
    expect(refusalText(refusal)).toContain(': D.');
    await speak('pl', 'en');
    expect(refusalText(refusal)).toContain(': Q.');
  });

  it('in a list of parameters are all shown', async () => {
    await speak('pl');
    const text = said({ code: 'event-laid', params: { who: 'you', cards: 'Qh Qs 2d' } });
    expect(plain(text)).toBe('wykładasz D♥ D♠ 2♦');
  });
});

describe('messages', () => {
  it('follow the language, and count as it does', async () => {
    await speak('pl');
    expect([1, 2, 5].map((count) => say('web-players', { count }))).toEqual(['1 osoba', '2 osoby', '5 osób']);
    await speak('en');
    expect([1, 2].map((count) => say('web-players', { count }))).toEqual(['1 player', '2 players']);
  });

  it('show numbers as Python does', async () => {
    await speak('en');
    expect(say('game-error-wrong-version', { game: 'x', version: 1200, allowed: '1' })).toContain('1200');
  });

  it('that are missing show their id, and are noted once', async () => {
    await speak('en');
    expect([say('no-such-message'), say('no-such-message')]).toEqual(['no-such-message', 'no-such-message']);
    expect(window.__missing).toEqual(['no-such-message']);
  });

  it('that lack a parameter are noted', async () => {
    await speak('en');
    say('web-page-title');
    expect(window.__missing?.[0]).toContain('web-page-title');
  });

  it('are joined as one says it', async () => {
    await speak('pl');
    expect(listed(['Ania'])).toBe('Ania');
    expect(listed(['Ania', 'Marek', 'Zofia'])).toBe('Ania, Marek i Zofia');
    expect(listed(['2', '4'], 'web-or')).toBe('2 lub 4');
  });

  it('of the server are found by their whole id or by their code', async () => {
    await speak('en');
    const whole = problemText({ code: 'web-error-no-table' });
    expect(problemText({ code: 'no-table' })).toBe(whole);
    expect(refusalText({ code: 'web-error-no-table' })).toBe(whole);
    expect(refusalText({ code: 'notation-unknown' })).toBe(say('web-act-gone'));
    expect(window.__missing).toEqual([]);
  });

  it('tell which combination of options is refused, and why', async () => {
    await speak('pl');
    const params = { settings: 'a, b', game: 'x', constraint: 'samba_needs_sequences', players: '' };
    expect(problemText({ code: 'game-error-constraint-broken', params })).toContain('sekwensy są wyłączone');
    expect(window.__missing).toEqual([]);
  });
});

describe('preferences', () => {
  it('that make no sense are those of a new person', () => {
    const fresh = readPrefs(null);
    expect(readPrefs({ theme: 'pink', letters: 7, name: 3 })).toEqual(fresh);
    expect(readPrefs('nonsense')).toEqual(fresh);
  });

  it('that were kept are kept', () => {
    const kept = { ...readPrefs(null), name: 'Ania', language: 'pl', letters: 'en', theme: 'dark', order: 'suit' };
    expect(readPrefs(kept)).toEqual(kept);
    expect(readPrefs({ pace: 'slow', sound: 'on', volume: 5, keys: 'off' })).toMatchObject({
      pace: 'slow',
      sound: 'on',
      volume: 5,
      keys: 'off',
    });
  });

  it('have no sound unless it was wanted', () => {
    expect([readPrefs(null).sound, readPrefs({ sound: 'yes', volume: 9 })]).toMatchObject(['off', { sound: 'off', volume: 3 }]);
  });

  it('let the letters follow the language, unless they were chosen apart', () => {
    Object.assign(prefs, { language: 'en', letters: 'en' });
    chooseLanguage('pl');
    expect(prefs.letters).toBe('pl');
    prefs.letters = 'en';
    chooseLanguage('en');
    chooseLanguage('pl');
    expect([prefs.language, prefs.letters]).toEqual(['pl', 'pl']);
  });

  it('are those that were last chosen, in whatever tab', () => {
    installBrowser();
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    Object.assign(prefs, { language: 'en', letters: 'en', name: 'Ania' });
    const stop = followPrefs();
    const tell = (key: string): boolean => frame.dispatchEvent(Object.assign(new Event('storage'), { key }));
    stored.set('stolik.prefs', JSON.stringify({ ...prefs, language: 'pl', theme: 'dark' }));
    tell('stolik.seats');
    expect(prefs.language).toBe('en');
    tell('stolik.prefs');
    expect(prefs).toMatchObject({ language: 'pl', letters: 'en', theme: 'dark', name: 'Ania' });
    stop();
    stored.set('stolik.prefs', JSON.stringify({ ...prefs, language: 'en' }));
    tell('stolik.prefs');
    expect(prefs.language).toBe('pl');
    removeBrowser();
  });
});
