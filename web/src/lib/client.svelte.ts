/** The browser's end of a table: what is seen there, and what is asked of it. */
import { api, ApiError } from './api';
import { CommandQueue, type Outcome, type Wanted } from './commands';
import { Line } from './line';
import type { Considered, Deed, Failed, FromTable, HintGiven, Line as Spoken, Mine, TableNow } from './protocol';
import { describeSeat, seatToken } from './seats';
import { mergedTalk } from './spoken';

export type { Outcome, Wanted } from './commands';

/** A deed with a key of its own, for lists: keys only grow. */
export interface LoggedDeed extends Deed {
  readonly key: number;
}

/** `shut`: the table is there, but those without a seat see nothing of it. */
export type Link = 'connecting' | 'open' | 'lost' | 'closing' | 'gone' | 'shut';

const LONGEST_LOG = 300;
const NO_WATCHING = 'no-watching';

function address(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}

export class TableClient {
  readonly table: string;
  /** The own seat; -1 is a spectator's. */
  seat: number = $state(-1);
  now: TableNow | null = $state.raw(null);
  mine: Mine | null = $state.raw(null);
  log: LoggedDeed[] = $state.raw([]);
  /** What was said at the table, the newest last. */
  talk: readonly Spoken[] = $state.raw([]);
  /** What was said just now: not what was read on coming here, or coming back. */
  heard: readonly Spoken[] = $state.raw([]);
  link: Link = $state('connecting');
  /** The last message of the server that it could not read or obey something. */
  failure: Failed | null = $state.raw(null);
  /** How many commands are not answered yet. */
  pending: number = $state(0);
  /** The key of the last deed that was read on coming here: what came later was heard as it happened. */
  read = 0;
  /** How many acts were obeyed. */
  acts = 0;

  readonly #line: Line;
  readonly #queue: CommandQueue;
  readonly #asked = new Map<number, (answer: Considered | null) => void>();
  readonly #hints = new Map<number, (answer: HintGiven | null) => void>();
  readonly #codes = new Map<number, (code: string) => void>();
  /** Whether the table answered on this connection. */
  #greeted = false;
  #ids = 0;
  #keys = 0;

  constructor(table: string) {
    this.table = table;
    this.#queue = new CommandQueue(
      (message) => this.#line.send(message),
      (length) => {
        this.pending = length;
      },
    );
    this.#line = new Line(address(table), {
      opened: () => {
        this.failure = null;
        this.#line.send({ type: 'hello', token: seatToken(table) });
      },
      heard: (message) => this.#heard(message),
      lost: () => this.#lost(),
    });
  }

  /** Ask for a change; what is not acknowledged is asked again after a reconnect, and never done twice. */
  command(wanted: Wanted): Promise<Outcome> {
    const outcome = this.#queue.add(wanted);
    if (wanted.type === 'act') {
      void outcome.then(({ type }) => {
        if (type === 'done') this.acts += 1;
      });
    }
    return outcome;
  }

  /** What can be done with these cards; null when a later question overtook this one or the connection broke. */
  consider(cards: readonly string[], staged: readonly string[] = [], place = ''): Promise<Considered | null> {
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
    if (this.link !== 'open') return Promise.resolve(null);
    const id = ++this.#ids;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#line.send({ type: 'consider', id, cards, staged, place });
    });
  }

  /** What a bot would do in my place; null when the connection broke. */
  hint(): Promise<HintGiven | null> {
    if (this.link !== 'open') return Promise.resolve(null);
    const id = ++this.#ids;
    return new Promise((resolve) => {
      this.#hints.set(id, resolve);
      this.#line.send({ type: 'hint', id });
    });
  }

  /** Keep silent to what is asked of several seats, or no longer. */
  keepSilent(on: boolean): void {
    if (this.link === 'open') this.#line.send({ type: 'silence', on });
  }

  /** A code that seats another device here; it is empty when there is no connection. */
  handover(): Promise<string> {
    if (this.link !== 'open') return Promise.resolve('');
    const id = ++this.#ids;
    return new Promise((resolve) => {
      this.#codes.set(id, resolve);
      this.#line.send({ type: 'handover', id });
    });
  }

  /** Say again who I am, for instance with a seat that I just got. */
  introduce(): void {
    this.#forgetQuestions();
    this.link = 'connecting';
    this.#greeted = false;
    this.#queue.broken();
    this.#line.renew();
  }

  close(): void {
    this.#line.close();
    this.#forgetQuestions();
    this.#queue.close();
  }

  #heard(message: FromTable): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.link = 'open';
        this.#greeted = true;
        this.#line.settled();
        // a server that was restarted does not know it any more
        if (this.mine?.silent && message.mine?.silent !== true) this.keepSilent(true);
        this.#see(message.table, message.mine);
        this.#welcomed(message.deeds);
        this.talk = mergedTalk(this.talk, message.talk);
        this.#queue.opened();
        break;
      case 'update':
        this.#see(message.table, message.mine);
        this.log = [...this.log, ...this.#keyed(message.deeds)].slice(-LONGEST_LOG);
        if (message.talk?.length) {
          this.talk = mergedTalk(this.talk, message.talk);
          this.heard = message.talk;
        }
        break;
      case 'considered':
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case 'hint_given':
        this.#hints.get(message.id)?.(message);
        this.#hints.delete(message.id);
        break;
      case 'handover':
        this.#codes.get(message.id)?.(message.code);
        this.#codes.delete(message.id);
        break;
      case 'closing':
        this.link = 'closing';
        break;
      case 'failed':
        this.#failed(message);
        break;
      case 'pong':
        break;
      default:
        this.#queue.answered(message);
    }
  }

  #see(table: TableNow, mine: Mine | null): void {
    this.now = table;
    this.mine = mine;
    this.#queue.see({ table, mine });
    if (this.seat >= 0) {
      const names = table.places.map((place) => place.name ?? '').filter((name, seat) => name && seat !== this.seat);
      describeSeat(this.table, table.rules, names, this.seat);
    }
  }

  /** After a reconnect without news what was read stays as it is. */
  #welcomed(deeds: readonly Deed[]): void {
    // what is known already keeps its keys, and is not told again
    const kept = this.log.map(({ key: _, ...deed }) => JSON.stringify(deed));
    const came = deeds.map((deed) => JSON.stringify(deed));
    let known = Math.min(kept.length, came.length);
    while (known > 0 && kept.slice(-known).join() !== came.slice(0, known).join()) known -= 1;
    const before = known > 0 ? this.log : [];
    const first = this.#keys === 0;
    this.log = [...before, ...this.#keyed(deeds.slice(known))].slice(-LONGEST_LOG);
    if (first) this.read = this.#keys;
  }

  #keyed(deeds: readonly Deed[]): LoggedDeed[] {
    return deeds.map((deed) => ({ ...deed, key: ++this.#keys }));
  }

  #failed(message: Failed): void {
    this.failure = message;
    if (message.code === NO_WATCHING) this.#end('shut');
    else if (this.#greeted && !this.#queue.failed(message)) this.#forgetQuestions();
  }

  #lost(): void {
    this.#forgetQuestions();
    this.#queue.broken();
    if (this.link !== 'closing') this.link = this.now === null ? 'connecting' : 'lost';
    if (!this.#greeted) void this.#lookUp();
    this.#greeted = false;
  }

  /** A connection that is refused does not always say why: is there such a table at all? */
  async #lookUp(): Promise<void> {
    try {
      await api.table(this.table);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        this.failure = { type: 'failed', ...error.problem };
        this.#end('gone');
      }
    }
  }

  /** There is nothing to see here, and nothing to wait for. */
  #end(link: 'gone' | 'shut'): void {
    this.link = link;
    this.close();
  }

  #forgetQuestions(): void {
    for (const answer of this.#asked.values()) answer(null);
    for (const answer of this.#hints.values()) answer(null);
    for (const answer of this.#codes.values()) answer('');
    this.#asked.clear();
    this.#hints.clear();
    this.#codes.clear();
  }
}
