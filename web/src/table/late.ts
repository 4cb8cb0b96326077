/** What the table did for me when the time of my turn was over. */
import type { LoggedDeed, TableClient } from '../lib/client.svelte';
import { clockedSeat } from './clock.svelte';

type Seen = Pick<TableClient, 'now' | 'seat' | 'link' | 'log' | 'pending' | 'acts'>;

/** A clock here and one there do not tick together, in ms. */
const SLACK = 300;

export class Late {
  /** When my turn ends; 0 while it is not mine, or not counted. */
  #end = 0;
  #told = 0;
  #acts = 0;

  /** The table as it is now, at that time in ms; what was done in my place since the last look, if anything was. */
  look({ now, seat, link, log, pending, acts }: Seen, time: number): LoggedDeed[] {
    const own = pending > 0 || acts !== this.#acts;
    const over = this.#end > 0 && time >= this.#end - SLACK;
    const fresh = log.filter((deed) => deed.key > this.#told && deed.seat === seat);
    this.#told = log.at(-1)?.key ?? 0;
    this.#acts = acts;
    // what happened while there was no connection is read in the log
    const counted = link === 'open' && seat >= 0 && clockedSeat(now) === seat;
    this.#end = counted ? time + (now?.left ?? 0) * 1000 : 0;
    return over && !own ? fresh : [];
  }
}
