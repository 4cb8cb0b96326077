/** The talk of a table as one person follows it: what is heard, what is muted, what is new. */
import type { TableClient } from '../lib/client.svelte';
import { outcomeText } from '../lib/outcome';
import type { Line } from '../lib/protocol';
import { say } from '../lib/say.svelte';
import { spokenText } from '../lib/spoken';
import { keepTalk, keptTalk } from './kept';

/** A line stays beside its seat for so long, in ms, and longer where there is more to read. */
const SHORTEST = 5_000;
const A_LETTER = 60;
const LONGEST = 12_000;
/** Why something could not be said stands there for so long, in ms. */
const PROBLEM = 8_000;

/** What a person can do here: write, use the phrases, read only; `off`: nobody says anything. */
export type Voice = 'text' | 'phrases' | 'reader' | 'off';

type Heard = Pick<TableClient, 'table' | 'seat' | 'now' | 'talk' | 'heard' | 'command'>;

export class Talk {
  /** The names of those who are muted, and whether all are. */
  muted: readonly string[] = $state.raw([]);
  silent = $state(false);
  /** The newest line of each seat, as long as it is shown there. */
  beside: ReadonlyMap<number, Line> = $state.raw(new Map());
  /** What a screen reader says: the lines that came last. */
  told = $state('');
  /** Why what was said last could not be said; it goes after some seconds, and with what is said next. */
  problem = $state('');
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #read = $state(0);
  readonly #client: Heard;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(client: Heard) {
    this.#client = client;
    const kept = keptTalk(client.table);
    this.muted = kept.muted;
    this.silent = kept.silent;
    this.#read = kept.read;
  }

  /** The lines that are shown. */
  readonly lines: readonly Line[] = $derived.by(() => this.#client.talk.filter((line) => this.hears(line)));

  /** How many of them were not read yet. */
  readonly unread: number = $derived.by(
    () => this.lines.filter((line) => line.number > this.#read && !this.owns(line)).length,
  );

  /** Others than me who may say something. */
  readonly others: readonly string[] = $derived.by(() =>
    (this.#client.now?.places ?? []).flatMap(({ kind, name = '' }, seat) =>
      kind === 'person' && seat !== this.#client.seat ? [name] : [],
    ),
  );

  readonly voice: Voice = $derived.by(() => {
    const talk = this.#client.now?.manners.talk ?? 'all';
    if (talk === 'off') return 'off';
    if (this.#client.seat < 0) return 'reader';
    return talk === 'phrases' ? 'phrases' : 'text';
  });

  /** Whether there is any sense in talking: somebody else is here, or was. */
  readonly company: boolean = $derived.by(() => this.others.length > 0 || this.#client.talk.length > 0);

  /** Whether I said it: maybe at another seat, for seats are drawn and changed; two of one name are told apart by it. */
  owns({ seat, name }: Line): boolean {
    const { now, seat: me } = this.#client;
    return me >= 0 && name === now?.places[me]?.name && (seat === me || !this.others.includes(name));
  }

  hears(line: Line): boolean {
    return this.owns(line) || !(this.silent || this.muted.includes(line.name));
  }

  /** What was said just now comes to be seen beside the seats, and heard. */
  listen(lines: readonly Line[]): void {
    const heard = lines.filter((line) => this.hears(line));
    if (heard.length === 0) return;
    const told = heard.map((line) => this.sentence(line)).join(' ');
    // the same words once more are news too
    this.told = told === this.told ? `${told}\u00a0` : told;
    for (const line of heard) this.#show(line);
  }

  sentence(line: Line): string {
    const who = this.owns(line) ? 'you' : 'other';
    return say('felt-talk-says', { who, name: line.name, text: spokenText(line) });
  }

  /** All that is shown has been read. */
  seen(): void {
    const last = this.#client.talk.at(-1)?.number ?? 0;
    if (last > this.#read) {
      this.#read = last;
      this.#keep();
    }
  }

  mute(name: string, on: boolean): void {
    this.muted = on ? [...new Set([...this.muted, name])] : this.muted.filter((other) => other !== name);
    this.#keep();
    this.#hush();
  }

  muteAll(on: boolean): void {
    this.silent = on;
    this.#keep();
    this.#hush();
  }

  /** Hear everybody again. */
  unmute(): void {
    this.silent = false;
    this.muted = [];
    this.#keep();
  }

  /** Say a phrase by its code, or a text; why it was not said, else nothing. */
  async say(what: { phrase: string } | { text: string }): Promise<string> {
    const problem = outcomeText(await this.#client.command({ type: 'say', ...what }));
    clearTimeout(this.#forgetting);
    this.problem = problem;
    if (problem) this.#forgetting = setTimeout(() => (this.problem = ''), PROBLEM);
    return problem;
  }

  close(): void {
    clearTimeout(this.#forgetting);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #show(line: Line): void {
    clearTimeout(this.#timers.get(line.seat));
    this.beside = new Map(this.beside).set(line.seat, line);
    const time = Math.min(LONGEST, SHORTEST + A_LETTER * spokenText(line).length);
    this.#timers.set(
      line.seat,
      setTimeout(() => this.#drop(line.seat), time),
    );
  }

  #drop(seat: number): void {
    const rest = new Map(this.beside);
    rest.delete(seat);
    this.beside = rest;
  }

  /** Whoever is muted is not read any longer either. */
  #hush(): void {
    for (const [seat, line] of this.beside) if (!this.hears(line)) this.#drop(seat);
  }

  #keep(): void {
    keepTalk(this.#client.table, { muted: this.muted, silent: this.silent, read: this.#read });
  }
}
