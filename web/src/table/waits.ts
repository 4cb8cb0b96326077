/** What is said of those that are waited for. */
import type { Place, TableNow } from '../lib/protocol';
import { listed, say } from '../lib/say.svelte';
import { nameOf, saidOf, type People } from '../lib/sentences';
import type { Voice } from '../talk/talk.svelte';
import { taskOf } from './people';
import type { Thinking } from './thinking.svelte';

/** For whom the table waits, and what he does; empty while it is my turn, or nothing is waited for. */
export function waitingFor(now: TableNow, people: People, thinking: Thinking, voice: Voice): string {
  const { picture } = now;
  if (now.phase === 'stopped') return say('felt-stopped');
  if (picture?.poll) {
    const { seats, waits } = picture.poll;
    const names = listed(seats.map((seat) => nameOf(seat, people)));
    return saidOf({ ...waits, params: { ...waits.params, names } }, people);
  }
  if (thinking.seat < 0) return '';
  const name = nameOf(thinking.seat, people);
  if (picture?.awaited) return say(picture.awaited.code, { ...picture.awaited.params, name });
  const doing = picture ? taskOf(picture, thinking.seat) : '';
  const thinks = doing ? say('comfort-thinks', { name, doing }) : say('felt-thinks', { name });
  return (thinking.long && thinksLong(now.places[thinking.seat], name, voice)) || thinks;
}

/** That he thinks for long, and, to who can say something here, that one may remind him; empty for a bot and who is away. */
export function thinksLong(place: Place | undefined, name: string, voice: Voice): string {
  if (place?.kind !== 'person' || place.bot || place.left || place.here === false) return '';
  return say(voice === 'text' || voice === 'phrases' ? 'felt-remind' : 'felt-thinks-long', { name });
}
