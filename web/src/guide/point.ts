/** Marks the place at the table that an explanation means; its words say it too. */
import type { Place } from './topic';

const PLACES: Readonly<Record<Place, string>> = {
  stock: '.centre .stock',
  pile: '.centre .pile:not(.stock)',
  hand: '.hand-wrap',
  melds: '.lane.my, .lane.own',
  actions: '.actions',
  middle: 'section.middle',
  others: '.seats, .lane:not(.my, .own)',
};

/** Mark it until the answer is called. */
export function pointAt(place: Place): () => void {
  const found = document.querySelectorAll<HTMLElement>(PLACES[place]);
  for (const element of found) element.dataset.pointed = '';
  return () => {
    for (const element of found) delete element.dataset.pointed;
  };
}
