/** How quickly the moves of others are shown, by what the person prefers; all times are milliseconds. */
import type { Pace } from '../lib/prefs.svelte';

/** How long a card flies. */
export const FLIGHT: Readonly<Record<Pace, number>> = { once: 0, fast: 130, normal: 220, calm: 320, slow: 450 };
/** Nothing that happens at once takes longer than this to be seen. */
export const WHOLE: Readonly<Record<Pace, number>> = { once: 0, fast: 400, normal: 600, calm: 900, slow: 1300 };
/** How long a line says what one player did, before it goes on to what the next one did. */
export const LINE: Readonly<Record<Pace, number>> = { once: 0, fast: 500, normal: 1100, calm: 2200, slow: 3600 };
/** Cards wait for those of earlier moves at most so long: what lies on the table must be seen soon. */
export const LONGEST_WAIT = 1500;
