/** What a table waits for, as somebody sees it who has a seat there. */
import type { TableNow } from './protocol';

/** The most pressing first; from `others` on nothing is waited for from me. */
const WAITS = ['turn', 'asked', 'score', 'agree', 'others', 'gathering'] as const;

export type Wait = (typeof WAITS)[number];

export function waitOf({ phase, places, picture }: TableNow, seat: number): Wait {
  const own = places[seat];
  if (phase === 'gathering') {
    const full = places.every(({ kind = 'free' }) => kind !== 'free');
    return full && own?.ready !== true ? 'agree' : 'gathering';
  }
  // a bot plays for me
  if (own?.bot) return 'others';
  if (phase === 'pause') return own?.ready === true ? 'others' : 'score';
  if (picture?.poll?.seats.includes(seat)) return 'asked';
  return picture?.turn === seat ? 'turn' : 'others';
}

/** Whether a person still has the seat: while people gather it may have been freed, or given to a bot. */
export function isTaken({ places }: TableNow, seat: number): boolean {
  return places[seat]?.kind === 'person';
}

/** Whether the others wait for me. */
export function isMine(wait: Wait): boolean {
  return WAITS.indexOf(wait) < WAITS.indexOf('others');
}

export function byPress(one: Wait, other: Wait): number {
  return WAITS.indexOf(one) - WAITS.indexOf(other);
}
