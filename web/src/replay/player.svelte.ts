/** Going through a recorded match: at which moment of which deal, and by itself if one likes. */
import type { Moment, Problem, Replay } from '../lib/protocol';
import type { Pace } from '../lib/prefs.svelte';
import { problemOf } from '../lib/api';
import { DEALT } from './place';

/** How quickly a match goes on by itself, the slowest first; these too are choices of the settings. */
export const REPLAY_PACES = ['slow', 'normal', 'fast'] as const;
type ReplayPace = (typeof REPLAY_PACES)[number];

/** The pace of a replay that is nearest to that of the moves at a table. */
export function replayPace(pace: Pace): ReplayPace {
  if (pace === 'once' || pace === 'fast') return 'fast';
  return pace === 'normal' ? 'normal' : 'slow';
}

/** How long a moment is shown. */
export const SHOWN: Readonly<Record<ReplayPace, number>> = { slow: 2400, normal: 1300, fast: 600 };

/** Stands for the last moment of a deal, however many it has. */
const LAST = Number.MAX_SAFE_INTEGER;

export class Player {
  replay: Replay | null = $state.raw(null);
  at = $state(0);
  playing = $state(false);
  pace: ReplayPace = $state('normal');
  problem: Problem | null = $state.raw(null);

  #asked = 0;
  readonly #known = new Map<number, Replay>();

  constructor(readonly load: (deal: number) => Promise<Replay>) {}

  get moments(): readonly Moment[] {
    return this.replay?.moments ?? [];
  }

  get moment(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  get deal(): number {
    return this.replay?.deal ?? 0;
  }

  get lastDeal(): number {
    return Math.max(0, (this.replay?.deals.length ?? 0) - 1);
  }

  /** The place of the moment from which a deal is looked at: who deals first is settled before, on an empty table. */
  get dealt(): number {
    return Math.max(
      0,
      this.moments.findIndex(({ hands }) => hands.some((hand) => hand.length > 0)),
    );
  }

  /** Whether nothing of the match was played yet. */
  get begins(): boolean {
    return this.deal === 0 && this.at <= this.dealt;
  }

  get atStart(): boolean {
    return this.deal === 0 && this.at === 0;
  }

  get atEnd(): boolean {
    return this.deal >= this.lastDeal && this.at >= this.moments.length - 1;
  }

  go(at: number): void {
    this.at = at === DEALT ? this.dealt : Math.max(0, Math.min(this.moments.length - 1, at));
  }

  /** One moment on or back, into another deal where this one ends. */
  async step(by: 1 | -1): Promise<void> {
    const to = this.at + by;
    if (to < 0 && this.deal > 0) await this.show(this.deal - 1, LAST);
    else if (to >= this.moments.length && this.deal < this.lastDeal) await this.show(this.deal + 1, 0);
    else if (to >= 0) this.go(to);
  }

  /** To the next deal, or to the end of the last one; back to where this deal begins, then to the one before. */
  async stepDeal(by: 1 | -1): Promise<void> {
    if (by > 0 && this.deal < this.lastDeal) await this.show(this.deal + 1, DEALT);
    else if (by > 0) this.go(LAST);
    else if (this.at > this.dealt) this.go(DEALT);
    else if (this.deal > 0) await this.show(this.deal - 1, DEALT);
    else this.go(0);
  }

  /** The last moment there is. */
  showEnd(): Promise<void> {
    return this.show(this.lastDeal, LAST);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) void this.show(0, DEALT);
    this.playing = !this.playing;
  }

  /** Another deal; what was asked for last is shown. */
  async show(deal: number, at: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = this.#known.get(deal) ?? (await this.load(deal));
      this.#known.set(deal, found);
      if (asked !== this.#asked) return;
      this.replay = found;
      this.problem = null;
      this.go(at);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.playing = false;
      this.problem = problemOf(error);
    }
  }

  /** What was found belongs to another record. */
  forget(): void {
    this.#known.clear();
  }

  /** Ask anew for what is shown, for instance in another language. */
  async renew(): Promise<void> {
    this.forget();
    await this.show(this.deal, this.at);
  }
}
