import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from '../lib/catalogue.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { Picture } from '../lib/protocol';
import { around, lanesMineFirst, namesOf, sideWord } from './people';

const picture = (sides: number[]): Picture => ({
  goal: { code: 'x' },
  deal: 1,
  dealer: 0,
  turn: 0,
  stage: null,
  seats: sides.map((side) => ({ side, count: 11 })),
  lanes: [...new Set(sides)].map((side) => ({
    seats: sides.flatMap((of, seat) => (of === side ? [seat] : [])),
    total: 0,
    groups: [],
  })),
  stock: 0,
  pile: { cards: [] },
});
const seated = (sides: number[], me: number): string[] =>
  around(picture(sides), me).map(({ seat, compass, partner }) => `${seat} ${compass}${partner ? ' partner' : ''}`);

describe('who sits where', () => {
  it('is the next one on the left and the partner across', () => {
    expect(seated([0, 1, 0, 1], 2)).toEqual(['3 west', '0 north partner', '1 east']);
  });

  it('is across for two, and left and right for three', () => {
    expect(seated([0, 1], 1)).toEqual(['0 north']);
    expect(seated([0, 1, 2], 0)).toEqual(['1 west', '2 east']);
  });

  it('shows a spectator all seats', () => {
    expect(seated([0, 1, 0, 1], -1)).toEqual(['1 west', '2 north', '3 east', '0 south']);
  });

  it('has the own side first on score sheets', () => {
    expect(lanesMineFirst(picture([0, 1, 0, 1]), 3)).toEqual([1, 0]);
  });
});

describe('on whose side a seat is', () => {
  beforeAll(async () => {
    prefs.language = 'en';
    await showLanguage('en');
  });
  const words = (sides: number[], me: number): string[] =>
    sides.map((_, seat) => sideWord(seat, picture(sides), { me, names: ['Ala', 'Marek', 'Celina', 'Ewa'], sides }).full);

  it('is we and they for whoever plays', () => {
    expect(words([0, 1, 0, 1], 1)).toEqual(['they', 'We', 'they', 'partner']);
  });

  it('is said by names to a spectator, who is on no side', () => {
    expect(words([0, 1, 0, 1], -1)).toEqual(['with Celina', 'with Ewa', 'with Ala', 'with Marek']);
  });

  it('is not said where everybody plays alone', () => {
    expect([...words([0, 1, 2], -1), ...words([0, 1, 2], 0)].join('')).toBe('');
  });
});

describe('bots without names', () => {
  it('get names that nobody else has', () => {
    const bot = { kind: 'bot', bot: 'plain' } as const;
    expect(namesOf([{ name: 'Marek', kind: 'person' }, bot, { kind: 'free' }, bot])).toEqual([
      'Marek',
      'Ewa',
      '',
      'Zofia',
    ]);
  });
});
