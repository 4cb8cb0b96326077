/** Whom the others may vote about: who is away for more than a moment, or takes long. */
import type { TableNow } from '../lib/protocol';

/** Who is gone for a moment only, as on a reload, is no matter for a vote; in ms. */
const MOMENT = 2500;

/** The seat of somebody who is away now, and for whom no bot plays; -1: none. */
export function awaySeat(now: TableNow, me: number): number {
  return now.places.findIndex(
    ({ kind, bot, left, here }, seat) => seat !== me && kind === 'person' && !bot && (left || here === false),
  );
}

export class Absent {
  /** The seat that is away long enough; -1: none. */
  #away = $state(-1);
  /** We wait for these: nothing more is asked about them. */
  #waited: readonly number[] = $state.raw([]);
  readonly #now: () => TableNow;
  readonly #me: () => number;

  constructor(now: () => TableNow, me: () => number) {
    this.#now = now;
    this.#me = me;
    const gone = $derived(awaySeat(now(), me()));
    const idle = $derived(now().idle ?? -1);
    $effect(() => {
      const seat = gone;
      this.#away = -1;
      if (seat < 0) return;
      const timer = setTimeout(() => (this.#away = seat), MOMENT);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.#waited.some((seat) => seat !== gone && seat !== idle)) {
        this.#waited = this.#waited.filter((seat) => seat === gone || seat === idle);
      }
    });
  }

  /** The seat that is asked about; -1: none. */
  get seat(): number {
    const me = this.#me();
    const asked = [this.#away, this.#now().idle ?? -1];
    return me < 0 ? -1 : (asked.find((seat) => seat >= 0 && seat !== me && !this.#waited.includes(seat)) ?? -1);
  }

  /** It is here, but takes long. */
  get slow(): boolean {
    return this.seat >= 0 && this.seat !== this.#away;
  }

  waitFor(seat: number): void {
    this.#waited = [...this.#waited, seat];
  }
}
