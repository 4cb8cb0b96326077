/** What is a deal elsewhere is a round where a pack is dealt in several goes, and all is played from the middle. */
import type { Param, Picture, Replay, TableNow } from './protocol';
import { hasMessage, say } from './say.svelte';

type Params = Readonly<Record<string, Param | boolean>>;

/** A message about a deal, in the word of the game. */
export function sayDeal(id: string, picture: Picture | null | undefined, params: Params = {}): string {
  const round = `${id}-round`;
  return say(picture?.table && hasMessage(round) ? round : id, params);
}

/** That the match was stopped, and in which deal or after which; empty where it was not. */
export function stoppedText({ phase, picture }: Pick<TableNow, 'phase' | 'picture'>): string {
  if (phase !== 'stopped' || !picture) return '';
  const { deal, sheets = [] } = picture;
  return sayDeal('after-stopped', picture, { deal, ended: sheets.at(-1)?.number === deal ? 'yes' : 'no' });
}

/** The same of a match that is seen again, once one has come to where that was; of a record that fails before, nowhere. */
export function replayStoppedText(
  { stopped = false, differs = false }: Pick<Replay, 'stopped' | 'differs'>,
  atEnd: boolean,
  picture: Picture | undefined,
): string {
  return atEnd && stopped && !differs && picture ? stoppedText({ phase: 'stopped', picture }) : '';
}
