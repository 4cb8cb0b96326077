import { describe, expect, it } from 'vitest';

import { firstOf, type NoticeKind, type Told } from './notices';

const told = (kind: NoticeKind, asks = false): Told => ({ kind, told: true, asks });

describe('which one thing is said', () => {
  it('is what waits for an answer, whatever else is told', () => {
    expect(firstOf([told('vote', true), told('finish', true), told('late')])).toBe('vote');
    expect(firstOf([told('vote'), told('finish', true), told('late')])).toBe('finish');
    expect(firstOf([told('late'), told('finish', true)])).toBe('finish');
  });

  it('is else the first that is told', () => {
    expect(firstOf([{ kind: 'vote', told: false, asks: true }, told('finish'), told('late')])).toBe('finish');
    expect(firstOf([told('late'), told('draw')])).toBe('late');
    expect(firstOf([{ kind: 'late', told: false }])).toBeNull();
  });

  it('is the lost connection, the seat that is not mine now, and what was refused before all questions', () => {
    for (const kind of ['link', 'replaced', 'refused'] as const) expect(firstOf([told('finish', true), told(kind)])).toBe(kind);
  });
});
