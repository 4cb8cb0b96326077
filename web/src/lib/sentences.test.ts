import { describe, expect, it } from 'vitest';

import { showLanguage } from './catalogue.svelte';
import { prefs, type Language } from './prefs.svelte';
import type { Deed } from './protocol';
import { sentences } from './sentences';
import cases from './sentences.cases.json';

interface Case {
  readonly me: number;
  readonly names: readonly string[];
  readonly sides: readonly number[];
  readonly deeds: readonly Deed[];
  readonly en: readonly string[];
  readonly pl: readonly string[];
}

// in the browser signs are followed by a mark that keeps them from being drawn as pictures
const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll('\ufe0e', ''));

describe.each<Language>(['en', 'pl'])('what happened, in %s', (language) => {
  it.each(cases as readonly Case[])('is told as the terminal tells it: $en', async (told) => {
    prefs.language = language;
    prefs.letters = language;
    await showLanguage(language);
    expect(plain(sentences(told.deeds, told))).toEqual(told[language]);
  });
});

describe('a spectator', () => {
  it('is told everything with names, for nothing is his own doing', async () => {
    prefs.language = 'en';
    await showLanguage('en');
    const people = { me: -1, names: ['Ala', 'Marek'], sides: [0, 1] };
    const told = [
      { code: 'passed', seat: 0 },
      { code: 'match_ended', params: { side: 1 } },
    ];
    expect(sentences(told, people)).toEqual(['Ala passes.', 'Marek wins the match.']);
  });
});
