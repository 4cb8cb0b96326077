/** Marks the cards and places that a hint means; its words say it too. */
import { cardsOfAct } from './acts';
import { PILE, STOCK } from './moves';
import type { Held } from './order';
import { tokensOf } from './picks';

/** What an act touches, as selectors of elements of the table. */
export function touchedBy(act: string, hand: readonly Held[]): string[] {
  const found = cardsOfAct(act, hand, new Set()).map((id) => `[data-held="${id}"]`);
  found.push(...[...tokensOf(act)].map((token) => `[data-token="${CSS.escape(token)}"]`));
  const [verb] = act.split(' ');
  if (verb === 'draw') found.push(`[data-place="${STOCK}"]`);
  if (verb === 'take' && !act.includes(':')) found.push(`[data-place="${PILE}"]`);
  return found;
}

/** Mark it until the answer is called. */
export function markAct(act: string, hand: readonly Held[]): () => void {
  const selectors = touchedBy(act, hand).join();
  const found = selectors === '' ? [] : [...document.querySelectorAll<HTMLElement>(selectors)];
  for (const element of found) element.dataset.hinted = '';
  return () => {
    for (const element of found) delete element.dataset.hinted;
  };
}
