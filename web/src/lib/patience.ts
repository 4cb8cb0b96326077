/** How long what is asked of several seats at a time stays open, as a table agrees on it. */
import type { Patience } from './protocol';
import { say } from './say.svelte';

/** What can be agreed on, the shortest first, and what it makes of the seconds that are usual on the server. */
const TIMES: Readonly<Record<Patience, number>> = { short: 0.5, usual: 1, long: 2 };

export const PATIENCES = Object.keys(TIMES) as readonly Patience[];

export function secondsOf(patience: Patience, claim: number): string {
  return say('web-patience-seconds', { count: claim * TIMES[patience] });
}
