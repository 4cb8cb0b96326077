/** What is told to those who listen: each move as it happens, and what they have to do; nothing of it twice. */
import type { LoggedDeed } from '../lib/client.svelte';
import { sentences, spoken, type People } from '../lib/sentences';

/** Whoever was away for long does not listen to all that happened; it can be read. */
const MOST = 12;

/** How far it was listened. */
export interface Heard {
  /** The key of the last deed. */
  readonly until: number;
  /** What was to be done then; empty: nothing. */
  readonly task: string;
}

/** The sentences that are new, the task last: it is said again when others have moved since it was said. */
export function news(log: readonly LoggedDeed[], before: Heard, task: string, people: People): string[] {
  const deeds = spoken(log).filter(({ key }) => key > before.until);
  const lines = sentences(deeds, people).slice(-MOST);
  const again = task !== before.task || deeds.some(({ seat = -1 }) => seat !== people.me);
  return task && again ? [...lines, task] : lines;
}
