import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import { prefs } from '../lib/prefs.svelte';
import { thinksLong } from './waits';

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

describe('what is said of somebody who is in turn for long', () => {
  const ola = { kind: 'person', name: 'Ola' } as const;

  it('is that one may remind him only where one can say something', () => {
    expect((['text', 'phrases', 'off', 'reader'] as const).map((voice) => thinksLong(ola, 'Ola', voice))).toEqual([
      'Ola has been thinking for a while. You may remind them.',
      'Ola has been thinking for a while. You may remind them.',
      'Ola has been thinking for a while.',
      'Ola has been thinking for a while.',
    ]);
  });

  it('is nothing of a bot, nor of who is not there', () => {
    const others = [{ kind: 'bot' } as const, { ...ola, bot: 'plain' } as const, { ...ola, here: false }, { ...ola, left: true }];
    expect(others.map((place) => thinksLong(place, 'Ola', 'text')).join('')).toBe('');
  });
});
