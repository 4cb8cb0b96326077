/** Several things may have to be said beside the hand, where there is room for one: which comes first. */

/** What can be said: `vote` is about somebody away or slow, `finish` about ending the match, `late` that time was up. */
export type NoticeKind = 'link' | 'replaced' | 'refused' | 'vote' | 'finish' | 'late' | 'idle' | 'draw';

export interface Told {
  readonly kind: NoticeKind;
  readonly told: boolean;
  /** It waits for my answer. */
  readonly asks?: boolean;
}

/** What is in the way of everything else: no connection, no seat of one's own; and the answer to what one just did. */
const FIRST: readonly NoticeKind[] = ['link', 'replaced', 'refused'];

/** The one that is shown of those in their order; what waits for an answer goes before what only tells something. */
export function firstOf(notices: readonly Told[]): NoticeKind | null {
  const told = notices.filter((notice) => notice.told);
  const first = told.find(({ kind }) => FIRST.includes(kind)) ?? told.find(({ asks }) => asks) ?? told[0];
  return first?.kind ?? null;
}
