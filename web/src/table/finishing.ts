/** Who is for ending the match now, and who has a say in it. */
import type { TableNow } from '../lib/protocol';

export interface Finishing {
  /** The seats that are for it, the own one not among them. */
  readonly others: readonly number[];
  /** I am. */
  readonly own: boolean;
  /** So many are for it of those who must be; the server says who they are. */
  readonly count: number;
  readonly all: number;
}

export function finishingOf(now: TableNow, me: number): Finishing {
  const asked = now.finishers ?? [];
  const wanted = now.finishing ?? [];
  return {
    others: wanted.filter((seat) => seat !== me),
    own: wanted.includes(me),
    count: asked.filter((seat) => wanted.includes(seat)).length,
    all: asked.length,
  };
}
