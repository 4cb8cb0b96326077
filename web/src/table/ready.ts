/** What was put ready outlives a reload of the page, for the turn that it was meant for. */
import { remember, remembered } from '../lib/storage';

const KEY = 'stolik.ready';

export function keepReady(turn: string, acts: readonly string[]): void {
  remember(KEY, { turn, acts });
}

/** The acts that were put ready in this turn before the page was loaded anew. */
export function readyBefore(turn: string): readonly string[] {
  const kept = remembered(KEY);
  if (typeof kept !== 'object' || kept === null || !('turn' in kept) || !('acts' in kept)) return [];
  if (kept.turn !== turn || !Array.isArray(kept.acts)) return [];
  return kept.acts.filter((act): act is string => typeof act === 'string');
}
