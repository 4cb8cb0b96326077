import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import type { LoggedDeed } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import { heardBefore, news } from './hearing';

const people = { me: 0, names: ['Ania', 'Marek'], sides: [0, 1] };
const passed = (key: number, seat: number, quiet = false): LoggedDeed => ({ key, seat, code: 'passed', quiet });
const TASK = 'Your turn.';

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

describe('what is told to those who listen', () => {
  it('is what happened since, and then what they have to do', () => {
    expect(news([passed(1, 1), passed(2, 1)], { until: 1, task: '' }, TASK, people)).toEqual(['Marek passes.', TASK]);
  });

  it('is nothing twice', () => {
    expect(news([passed(1, 1)], { until: 1, task: TASK }, TASK, people)).toEqual([]);
  });

  it('names the task again after a move of another, not after a move of their own', () => {
    const before = { until: 0, task: TASK };
    expect(news([passed(1, 1)], before, TASK, people)).toEqual(['Marek passes.', TASK]);
    expect(news([passed(1, 0)], before, TASK, people)).toEqual(['You pass.']);
  });

  it('leaves out what is not worth a line, and most of what was missed long ago', () => {
    expect(news([passed(1, 1, true)], { until: 0, task: '' }, '', people)).toEqual([]);
    const many = Array.from({ length: 40 }, (_, at) => passed(at + 1, at % 2));
    expect(news(many, { until: 0, task: '' }, '', people)).toHaveLength(12);
  });

  it('has cards and ranks in words, in the case that the sentence wants', async () => {
    const deeds: LoggedDeed[] = [
      { key: 1, seat: 1, code: 'took', cards: ['Qh'] },
      { key: 2, seat: 1, code: 'laid', cards: ['Qh', 'Kd', 'Jkr'] },
      { key: 3, seat: 1, code: 'canasta_natural', params: { class: 'K' } },
      { key: 4, seat: 1, code: 'discarded', cards: ['7s'] },
    ];
    const heard = { until: 0, task: '' };
    expect(news(deeds, heard, '', people)).toEqual([
      'Marek takes the pile, top card queen of hearts, lays queen of hearts, king of diamonds, red joker, ' +
        'completes a natural canasta of kings and discards seven of spades.',
    ]);
    prefs.language = 'pl';
    await showLanguage('pl');
    expect(news(deeds, heard, '', people)).toEqual([
      'Marek bierze stos, na wierzchu dama kier, wykłada damę kier, króla karo, czerwonego jokera, ' +
        'kończy naturalną kanastę króli i odkłada siódemkę pik.',
    ]);
    prefs.language = 'en';
    await showLanguage('en');
  });

  it('begins with the deal for who comes when it has just begun, not for who comes later', () => {
    const deal: LoggedDeed = { key: 5, code: 'deal_began', cards: ['7h'], params: { deal: 1 } };
    expect(heardBefore([passed(4, 1), deal, passed(6, 1)], 6)).toBe(4);
    const later = Array.from({ length: 8 }, (_, at) => passed(at + 6, at % 2));
    expect(heardBefore([deal, ...later], 13)).toBe(13);
    expect(heardBefore([], 0)).toBe(0);
  });
});
