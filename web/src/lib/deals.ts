/** What is a deal elsewhere is a round where a pack is dealt in several goes, and all is played from the middle. */
import type { Param, Picture } from './protocol';
import { hasMessage, say } from './say.svelte';

type Params = Readonly<Record<string, Param | boolean>>;

/** A message about a deal, in the word of the game. */
export function sayDeal(id: string, picture: Picture | null | undefined, params: Params = {}): string {
  const round = `${id}-round`;
  return say(picture?.table && hasMessage(round) ? round : id, params);
}
