/** Commands on their way to the table: one at a time, each until it is answered. */
import { newNonce } from './nonce';
import type {
  Act,
  Agree,
  Back,
  ChangeRules,
  Command,
  Confirm,
  Done,
  Failed,
  Fill,
  Finish,
  Free,
  FromBrowser,
  Leave,
  Mine,
  Move,
  Next,
  Ready,
  Refused,
  Say,
  Stale,
  TableNow,
  Undo,
  Vote,
} from './protocol';

type Commands = Act | Undo | Ready | ChangeRules | Agree | Move | Fill | Free | Next | Vote | Finish | Say | Leave | Back;
type Bare<C> = C extends Command ? Omit<C, keyof Command> : never;

/** A command without what the client adds. */
export type Wanted = Bare<Commands>;

/** How a command ended. */
export type Outcome = Done | Refused | Stale | Confirm | Failed;

interface Waiting {
  readonly wanted: Wanted;
  readonly resolve: (outcome: Outcome) => void;
  /** What the person saw on asking for it. */
  readonly sight: string;
  nonce: string;
  /** The number it was made for; -1 once that was stale. */
  number: number;
  sent: boolean;
  tries: number;
}

export interface Seen {
  readonly table: TableNow;
  readonly mine: Mine | null;
}

const MOST_TRIES = 5;

/** What a command is about: while this is the same it means the same, whatever else happened at the table. */
function sightFor(wanted: Wanted, seen: Seen | null): string {
  switch (wanted.type) {
    case 'act':
    case 'undo':
      return JSON.stringify([seen?.table.phase, seen?.table.picture, seen?.mine]);
    case 'ready':
    case 'rules':
    case 'agree':
      return JSON.stringify([seen?.table.phase, seen?.table.rules, seen?.table.manners]);
    default:
      return seen?.table.phase ?? '';
  }
}

export class CommandQueue {
  readonly #waiting: Waiting[] = [];
  #open = false;
  #seen: Seen | null = null;
  #number = 0;
  /** The number that a stale command waits for. */
  #awaited = 0;

  constructor(
    readonly send: (message: FromBrowser) => void,
    readonly changed: (length: number) => void,
  ) {}

  add(wanted: Wanted): Promise<Outcome> {
    return new Promise((resolve) => {
      const sight = sightFor(wanted, this.#seen);
      const number = this.#number;
      this.#waiting.push({ wanted, resolve, sight, nonce: newNonce(), number, sent: false, tries: 0 });
      this.changed(this.#waiting.length);
      this.#pump();
    });
  }

  /** The table as it is now. */
  see(seen: Seen): void {
    this.#seen = seen;
    this.#number = Math.max(this.#number, seen.table.number);
    this.#pump();
  }

  opened(): void {
    this.#open = true;
    // a number from before is good enough: a nonce that is known gets its old answer, else the command is stale
    for (const waiting of this.#waiting) waiting.sent = false;
    this.#pump();
  }

  broken(): void {
    this.#open = false;
  }

  answered(outcome: Done | Refused | Stale | Confirm): void {
    const waiting = this.#waiting[0];
    if (waiting === undefined || waiting.nonce !== outcome.nonce) return;
    if (outcome.type === 'done') this.#count(outcome.number);
    if (outcome.type === 'stale') this.#again(waiting, outcome);
    else this.#finish(waiting, outcome);
  }

  /** An own command was obeyed: those asked for after it were meant for what it brought about. */
  #count(number: number): void {
    this.#number = Math.max(this.#number, number);
    for (const waiting of this.#waiting) waiting.number = Math.max(waiting.number, number);
  }

  /** The server could not read or obey something: the command that it has, if there is one. */
  failed(outcome: Failed): boolean {
    const waiting = this.#waiting[0];
    if (waiting === undefined || !waiting.sent) return false;
    this.#finish(waiting, outcome);
    return true;
  }

  /** Nothing more will be answered. */
  close(): void {
    this.#open = false;
    for (const waiting of this.#waiting.splice(0)) waiting.resolve({ type: 'failed', code: 'closed' });
    this.changed(0);
  }

  /** A stale command is made anew, unless the table no longer is as the person saw it. */
  #again(waiting: Waiting, stale: Stale): void {
    waiting.tries += 1;
    if (waiting.tries >= MOST_TRIES) {
      this.#finish(waiting, stale);
      return;
    }
    waiting.nonce = newNonce();
    waiting.number = -1;
    waiting.sent = false;
    this.#awaited = stale.number;
    this.#pump();
  }

  #finish(waiting: Waiting, outcome: Outcome): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    this.changed(this.#waiting.length);
    waiting.resolve(outcome);
    this.#pump();
  }

  #pump(): void {
    const waiting = this.#waiting[0];
    if (!this.#open || waiting === undefined || waiting.sent) return;
    if (waiting.number < 0) {
      if ((this.#seen?.table.number ?? 0) < this.#awaited) return;
      if (sightFor(waiting.wanted, this.#seen) !== waiting.sight) {
        this.#finish(waiting, { type: 'stale', nonce: waiting.nonce, number: this.#number });
        return;
      }
      waiting.number = this.#number;
    }
    waiting.sent = true;
    this.send({ ...waiting.wanted, nonce: waiting.nonce, number: waiting.number });
  }
}
