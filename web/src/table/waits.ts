/** What is said of somebody who is in turn for long. */
import type { Place } from '../lib/protocol';
import { say } from '../lib/say.svelte';
import type { Voice } from '../talk/talk.svelte';

/** That he thinks for long, and, to who can say something here, that one may remind him; empty for a bot and who is away. */
export function thinksLong(place: Place | undefined, name: string, voice: Voice): string {
  if (place?.kind !== 'person' || place.bot || place.left || place.here === false) return '';
  return say(voice === 'text' || voice === 'phrases' ? 'felt-remind' : 'felt-thinks-long', { name });
}
