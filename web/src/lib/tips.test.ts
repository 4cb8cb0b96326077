import { beforeAll, describe, expect, it, vi } from 'vitest';
import { touchedBy } from '../table/hinted';
import { marksOf, lossText } from '../replay/reviewing';
import { showLanguage } from './catalogue.svelte';
import { prefs } from './prefs.svelte';
import { pointsText } from './tips';

beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  prefs.language = 'pl';
  await showLanguage('pl');
});

describe('advice', () => {
  it('has whole points, or tenths where there are few', () => {
    expect([1, 2, 5, 1.3, 9.96, 30.7].map(pointsText)).toEqual([
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '1,3 punktu',
      '10 punktów',
      '31 punktów',
    ]);
  });

  it('marks the cards and places that it means', () => {
    const hand = ['7h', '7d', '2c'].map((card, id) => ({ id, card, fresh: false }));
    expect(touchedBy('draw', hand)).toEqual(['[data-place="stock"]']);
    expect(touchedBy('take 7h 7d', hand)).toEqual(['[data-held="0"]', '[data-held="1"]', '[data-place="pile"]']);
    expect(touchedBy('take 2c: Ad As', hand)).toEqual(['[data-held="2"]', '[data-token="Ad"]', '[data-token="As"]']);
  });
});

describe('a review', () => {
  const mark = { deal: 1, at: 4, seat: 0 };

  it('marks what was not the best in the deal that is shown', () => {
    const marks = [mark, { ...mark, at: 5, is_best: true }, { ...mark, deal: 0, at: 6 }];
    const review = { bot: 'careful', marks, mistakes: [], players: [] };
    expect([...marksOf(review, 1).keys()]).toEqual([4]);
    expect(marksOf(null, 1).size).toBe(0);
  });

  it('says how much is known of a loss', () => {
    expect(lossText({ ...mark, loss: 12 })).toBe('strata 12 punktów');
    expect(lossText({ ...mark, loss: 12, at_least: true })).toBe('strata co najmniej 12 punktów');
    expect(lossText({ ...mark, at_least: true })).toBe('bot zrobiłby co innego');
  });
});
