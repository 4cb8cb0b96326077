import { beforeAll, describe, expect, it } from 'vitest';

import { showLanguage } from './catalogue.svelte';
import { replayStoppedText, stoppedText } from './deals';
import { prefs } from './prefs.svelte';
import type { Phase, Picture, TableNow } from './protocol';

beforeAll(async () => {
  prefs.language = 'en';
  await showLanguage('en');
});

describe('a match that was stopped', () => {
  const text = (phase: Phase, picture: object): string => stoppedText({ phase, picture } as unknown as TableNow);

  it('is said to be, in the deal that was played or after the one that had ended', () => {
    expect(text('stopped', { deal: 1 })).toBe('The match was stopped in deal 1.');
    expect(text('stopped', { deal: 2, sheets: [{ number: 1 }] })).toBe('The match was stopped in deal 2.');
    expect(text('stopped', { deal: 2, sheets: [{ number: 1 }, { number: 2 }] })).toBe('The match was stopped after deal 2.');
    expect(text('stopped', { deal: 3, table: {} })).toBe('The match was stopped in round 3.');
  });

  it('is not one that goes on, pauses or was won', () => {
    expect([text('playing', { deal: 1 }), text('pause', { deal: 1 }), text('over', { deal: 1 })].join('')).toBe('');
  });

  it('is told of a replay at its end, where the record agrees with the rules', () => {
    const picture = { deal: 1 } as unknown as Picture;
    expect(replayStoppedText({ stopped: true }, true, picture)).toBe('The match was stopped in deal 1.');
    expect(replayStoppedText({ stopped: true }, false, picture)).toBe('');
    expect(replayStoppedText({ stopped: true, differs: true }, true, picture)).toBe('');
    expect(replayStoppedText({}, true, picture)).toBe('');
  });
});
