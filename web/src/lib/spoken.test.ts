import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from './catalogue.svelte';
import { prefs } from './prefs.svelte';
import { mergedTalk, spokenText } from './spoken';

const line = (number: number, text = `${number}`) => ({ number, seat: 0, name: 'Ala', text });
const numbers = (lines: readonly { number: number }[]) => lines.map(({ number }) => number);

describe('mergedTalk', () => {
  it('has each line once, in the order in which they were said', () => {
    expect(numbers(mergedTalk([line(3), line(8)], [line(5), line(8), line(9)]))).toEqual([3, 5, 8, 9]);
  });

  it('leaves what is known as it is when nothing came', () => {
    const known = [line(3)];
    expect(mergedTalk(known)).toBe(known);
    expect(mergedTalk(known, [])).toBe(known);
  });

  it('keeps the newest two hundred', () => {
    const many = Array.from({ length: 150 }, (_, at) => line(at));
    const more = Array.from({ length: 150 }, (_, at) => line(150 + at));
    expect(numbers(mergedTalk(many, more))).toEqual(Array.from({ length: 200 }, (_, at) => 100 + at));
  });
});

describe('spokenText', () => {
  beforeAll(async () => {
    await showLanguage(prefs.language);
  });

  it('says a phrase by its message and a text as it is', () => {
    expect(spokenText({ number: 1, seat: 0, name: 'Ala', phrase: 'good_luck' })).not.toMatch(/talk-|good_luck/);
    expect(spokenText(line(1, '<b>{ $x }</b>'))).toBe('<b>{ $x }</b>');
  });
});
