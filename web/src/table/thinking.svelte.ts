/** Whose turn it is, and whether it has been for long. */

const LONG = 20_000;

export class Thinking {
  long = $state(false);
  readonly #seat: () => number;

  /** The seat that is waited for; -1: none. */
  constructor(seat: () => number) {
    this.#seat = seat;
    $effect(() => {
      this.long = false;
      if (seat() < 0) return;
      const timer = setTimeout(() => {
        this.long = true;
      }, LONG);
      return () => clearTimeout(timer);
    });
  }

  get seat(): number {
    return this.#seat();
  }
}
