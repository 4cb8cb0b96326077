/** Advice in words: the reasons of a bot, and the points that it expects. */
import type { Param, Said } from './protocol';
import { cardText, say } from './say.svelte';
import { nameOf, type People } from './sentences';

const WHOLE_FROM = 10;

/** A reason as a clause: its seat by its name, its card and rank in the person's letters; all else is a number. */
export function reasonText(reason: Said, people: People): string {
  const params: Record<string, Param> = { ...reason.params };
  for (const name of ['card', 'rank']) {
    if (name in params) params[name] = cardText(String(params[name]));
  }
  if ('seat' in params) params.seat = nameOf(Number(params.seat), people);
  return say(reason.code, params);
}

export function reasonsText(reasons: readonly Said[], people: People): string {
  return reasons.map((reason) => reasonText(reason, people)).join('; ');
}

/** Points with their word: whole ones, tenths where there are fewer than ten. */
export function pointsText(points: number): string {
  const tenths = Math.round(10 * points);
  if (tenths >= 10 * WHOLE_FROM || tenths % 10 === 0) {
    const whole = Math.round(points);
    return say('hint-points', { count: whole, points: String(whole), whole: true });
  }
  const shown = (tenths / 10).toFixed(1).replace('.', say('hint-decimal-sign'));
  return say('hint-points', { count: tenths, points: shown, whole: false });
}
