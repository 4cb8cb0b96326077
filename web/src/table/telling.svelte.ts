/** The line of the last move as it goes on: it may be behind what lies on the table, and then says so. */
import type { LoggedDeed } from '../lib/client.svelte';
import { prefs } from '../lib/prefs.svelte';
import { LINE } from './pace';
import { nextStep, untold } from './telling';

export class Telling {
  /** The key of the last deed that is told. */
  #until: number = $state(0);
  #since = 0;
  readonly #log: () => readonly LoggedDeed[];

  /** `log`: what is worth a line, of all that happened; `me`: the own seat, whose moves are told at once. */
  constructor(log: () => readonly LoggedDeed[], me: () => number) {
    this.#log = log;
    this.#until = log().at(-1)?.key ?? 0;
    $effect(() => {
      const deeds = log();
      const last = deeds.at(-1);
      if (last !== undefined && me() >= 0 && last.seat === me()) {
        this.#tell(last.key);
        return;
      }
      const next = nextStep(deeds, this.#until, performance.now() - this.#since, LINE[prefs.pace]);
      if (next === null) return;
      if (next.wait === 0) {
        this.#tell(next.until);
        return;
      }
      const timer = setTimeout(() => this.#tell(next.until), next.wait);
      return () => clearTimeout(timer);
    });
  }

  /** What has been told. */
  get told(): readonly LoggedDeed[] {
    return this.#log().filter(({ key }) => key <= this.#until);
  }

  /** How many moves follow. */
  get behind(): number {
    return untold(this.#log(), this.#until);
  }

  #tell(until: number): void {
    if (until <= this.#until) return;
    this.#until = until;
    this.#since = performance.now();
  }
}
