/** The seconds that are left for what is asked at a table, as long as something is. */
import type { TableNow } from '../lib/protocol';

const TICK = 200;

export class Clock {
  /** Whole seconds, those that have begun; 0: nothing is asked, or the time is over. */
  seconds = $state(0);

  constructor(now: () => TableNow | null) {
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
  }
}
