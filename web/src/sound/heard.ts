/** What is worth a sound: never the only sign of anything, for a line or a notice says the same. */
import type { Sound } from './synth';

/** What is listened to at a table. */
export interface Scene {
  /** Whether a deal is played. */
  readonly playing: boolean;
  /** I am in turn, or asked something. */
  readonly mine: boolean;
  /** Something of mine was refused. */
  readonly refused: boolean;
  /** The number of the last card that was laid, drawn or taken by somebody. */
  readonly cards: number;
}

/** The one sound of a change, the most important of those that it might have; null: it makes none. */
export function soundOf(before: Scene | null, after: Scene): Sound | null {
  if (before === null) return null;
  if (before.playing && !after.playing) return 'over';
  if (!before.refused && after.refused) return 'refused';
  if (after.playing && !before.mine && after.mine) return 'turn';
  return after.cards > before.cards ? 'card' : null;
}
