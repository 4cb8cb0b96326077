/** The seconds that are left for what is asked at a table, or for a turn, as long as they are counted. */
import type { TableNow } from '../lib/protocol';
import { say } from '../lib/say.svelte';

const TICK = 200;
/** From here on the person in turn is told how many seconds are left: once. */
const NEAR = 10;

/** The seat whose turn the clock counts (-1: none, or it counts for what several seats are asked). */
export function clockedSeat(now: TableNow | null): number {
  const { picture, left = 0 } = now ?? {};
  return now?.phase === 'playing' && left > 0 && picture && !picture.poll ? picture.turn : -1;
}

export class Clock {
  /** Whole seconds, those that have begun; 0: nothing is counted, or the time is over. */
  seconds = $state(0);
  /** What is said to the person in turn when little time is left. */
  warning = $state('');
  readonly #now: () => TableNow | null;

  /** `me`: the own seat. */
  constructor(now: () => TableNow | null, me: () => number) {
    this.#now = now;
    const mine = $derived(clockedSeat(now()) >= 0 && clockedSeat(now()) === me());
    $effect(() => {
      const left = now()?.left ?? 0;
      if (left <= 0) {
        this.seconds = 0;
        return;
      }
      const end = performance.now() + left * 1000;
      const tell = (): void => {
        this.seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000 - 0.05));
      };
      tell();
      const timer = setInterval(tell, TICK);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (!mine) this.warning = '';
      else if (this.seconds > 0 && this.seconds <= NEAR && this.warning === '')
        this.warning = say('felt-clock-left', { count: this.seconds });
    });
  }

  /** The seconds of what is asked of several seats. */
  get asked(): number {
    return this.#now()?.picture?.poll ? this.seconds : 0;
  }

  /** The seconds of the turn of a seat. */
  of(seat: number): number {
    return seat === clockedSeat(this.#now()) ? this.seconds : 0;
  }
}
