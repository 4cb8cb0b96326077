/** What is told of all that happened: one player's move after the other, each long enough to be read. */
import { grouped } from '../lib/sentences';
import type { LoggedDeed } from '../lib/client.svelte';

/** Who has more moves before him than these has been away: the newest one is what matters. */
const MANY = 8;
/** With more of them each is told more quickly. */
const SEVERAL = 3;

export interface Step {
  /** The key of the last deed that is told then. */
  readonly until: number;
  /** When, in milliseconds from now. */
  readonly wait: number;
}

/**
 * What is told next, where everything up to the key `until` was told `ago` milliseconds ago; null: nothing is left.
 *
 * A move that goes on, such as a draw and then a discard, is told on at once: it is still the same line.
 */
export function nextStep(log: readonly LoggedDeed[], until: number, ago: number, line: number): Step | null {
  const ends = endsOfSentences(log);
  const left = ends.filter((end) => end > until);
  const [next] = left;
  const last = ends.at(-1);
  if (next === undefined || last === undefined) return null;
  if (line === 0 || left.length > MANY) return { until: last, wait: 0 };
  const at = ends.indexOf(next);
  const begun = log.some(({ key }) => key <= until && key > (ends[at - 1] ?? 0));
  if (begun) return { until: next, wait: 0 };
  const quicker = Math.max(1, left.length - SEVERAL + 1);
  return { until: next, wait: Math.max(0, line / quicker - ago) };
}

/** The keys of the deeds with which sentences end. */
function endsOfSentences(log: readonly LoggedDeed[]): number[] {
  return grouped(log).map((group) => group.at(-1)?.key ?? 0);
}

/** How many moves are not told yet. */
export function untold(log: readonly LoggedDeed[], until: number): number {
  return endsOfSentences(log).filter((end) => end > until).length;
}

/** What happened since the last thing that the seat did itself; for a spectator, the last moves. */
export function sinceOwn(log: readonly LoggedDeed[], seat: number): LoggedDeed[] {
  const own = seat < 0 ? -1 : log.findLastIndex((deed) => deed.seat === seat);
  return log.slice(own + 1);
}
