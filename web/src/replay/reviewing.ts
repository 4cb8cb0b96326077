/** The review of a match as its replay shows it. */
import type { Review, ReviewMark } from '../lib/protocol';
import { say } from '../lib/say.svelte';
import { pointsText } from '../lib/tips';

/** The decisions of a deal that were not the best, by their moments. */
export function marksOf(review: Review | null, deal: number): ReadonlyMap<number, ReviewMark> {
  const marks = (review?.marks ?? []).filter((mark) => mark.deal === deal && !mark.is_best);
  return new Map(marks.map((mark) => [mark.at, mark]));
}

/** What a decision cost, in words. */
export function lossText({ loss = 0, at_least = false }: ReviewMark): string {
  const known = at_least ? (loss > 0 ? 'least' : 'other') : 'exact';
  return say('review-lost', { known, points: pointsText(loss) });
}
