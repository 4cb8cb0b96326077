/** Since when others are away, as far as it was seen from here. */
import type { TableNow } from '../lib/protocol';

/** When each seat was lost: a time in ms since 1970, 0 where it was away already when this began. */
type Times = ReadonlyMap<number, number>;

/** The same at a later look at the table. */
export function lostSince(known: Times | null, now: TableNow, time: number): Times {
  const lost = now.places.flatMap(({ kind, here, bot }, seat) =>
    kind === 'person' && here === false && !bot ? [seat] : [],
  );
  return new Map(lost.map((seat) => [seat, known?.get(seat) ?? (known === null ? 0 : time)]));
}

export class Since {
  times: Times = $state.raw(new Map());

  constructor(now: () => TableNow | null) {
    let known: Times | null = null;
    $effect(() => {
      const table = now();
      if (table === null) return;
      known = lostSince(known, table, Date.now());
      this.times = known;
    });
  }
}
