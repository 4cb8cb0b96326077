/** What is told to those who listen: each move as it happens, and what they have to do; nothing of it twice. */
import type { LoggedDeed } from '../lib/client.svelte';
import { aloud } from '../lib/say.svelte';
import { grouped, sentences, spoken, type People } from '../lib/sentences';

/** Whoever was away for long does not listen to all that happened; it can be read. */
const MOST = 12;
/** A deal of which no more than so many sentences have been said has just begun. */
const FEW = 4;
const BEGINS = ['deal_began', 'deal_began_bare', 'round_began'];

/** How far it was listened. */
export interface Heard {
  /** The key of the last deed. */
  readonly until: number;
  /** What was to be done then; empty: nothing. */
  readonly task: string;
}

/** How far it was listened by who has just come, when all up to `read` came with the table: not to a deal that just began. */
export function heardBefore(log: readonly LoggedDeed[], read: number): number {
  const deeds = spoken(log);
  const began = deeds.findLastIndex(({ code, key }) => BEGINS.includes(code) && key <= read);
  if (began < 0 || grouped(deeds.slice(began)).length > FEW) return read;
  return (deeds[began]?.key ?? 1) - 1;
}

/** The sentences that are new, the task last: it is said again when others have moved since it was said. */
export function news(log: readonly LoggedDeed[], before: Heard, task: string, people: People): string[] {
  const deeds = spoken(log).filter(({ key }) => key > before.until);
  const lines = aloud(() => sentences(deeds, people)).slice(-MOST);
  const again = task !== before.task || deeds.some(({ seat = -1 }) => seat !== people.me);
  return task && again ? [...lines, task] : lines;
}
