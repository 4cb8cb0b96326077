/** Lines of talk, as a client collects them. */
import type { Line } from './protocol';
import { say } from './say.svelte';

/** More than this nobody reads again. */
const MOST = 200;

/** The lines that are known with those that came, each once, in the order in which they were said. */
export function mergedTalk(known: readonly Line[], came: readonly Line[] = []): readonly Line[] {
  if (came.length === 0) return known;
  const byNumber = new Map([...known, ...came].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number).slice(-MOST);
}

/** A ready-made phrase, by its code. */
export function phraseText(code: string): string {
  return say(`talk-${code.replaceAll('_', '-')}`);
}

/** What was said: a ready-made phrase in the reader's own language, or a text as it was written. */
export function spokenText(line: Line): string {
  return line.phrase ? phraseText(line.phrase) : (line.text ?? '');
}
