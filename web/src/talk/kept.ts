/** What this browser remembers of the talk at each table: whom the person does not want to hear, how far it was read. */
import { remember, remembered } from '../lib/storage';

export interface KeptTalk {
  /** The names of those who are muted. */
  readonly muted: readonly string[];
  /** All talk is muted. */
  readonly silent: boolean;
  /** The number of the last line that was read. */
  readonly read: number;
}

const KEY = 'stolik.talk';
/** Of so many tables; those that were sat at last. */
const MOST = 100;
const NOTHING: KeptTalk = { muted: [], silent: false, read: 0 };

function all(): Record<string, KeptTalk> {
  const kept = remembered(KEY);
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, KeptTalk>) : {};
}

/** What was kept of a table; whatever is not as it should be is as if it had never been kept. */
export function keptTalk(table: string): KeptTalk {
  const found: Partial<Record<keyof KeptTalk, unknown>> = all()[table] ?? {};
  return {
    muted: Array.isArray(found.muted) ? found.muted.filter((name) => typeof name === 'string') : NOTHING.muted,
    silent: found.silent === true,
    read: typeof found.read === 'number' ? found.read : NOTHING.read,
  };
}

export function keepTalk(table: string, kept: KeptTalk): void {
  const { [table]: _, ...others } = all();
  const newest = Object.entries(others).slice(-(MOST - 1));
  remember(KEY, { ...Object.fromEntries(newest), [table]: kept });
}
