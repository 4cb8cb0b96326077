/** A hint that was asked for: what a bot would do here, as long as the table is as it was. */
import type { TableClient } from '../lib/client.svelte';
import type { Tip } from '../lib/protocol';

export class Hints {
  busy = $state(false);
  #tips: readonly Tip[] = $state.raw([]);
  /** What the hint was asked for; empty: none was, or it was put away. */
  #sight = $state('');

  constructor(readonly client: TableClient) {}

  /** Whether I have something to do, and may be told how. */
  get can(): boolean {
    const { now, mine } = this.client;
    return now?.phase === 'playing' && now.manners.hints !== false && Boolean(mine?.choice || mine?.asked);
  }

  get shown(): boolean {
    return this.#sight !== '' && this.#sight === this.#seen;
  }

  /** The best thing to do, then the next best; none where the bot has no advice. */
  get tips(): readonly Tip[] {
    return this.shown ? this.#tips : [];
  }

  get #seen(): string {
    const { now, mine } = this.client;
    return JSON.stringify([now?.phase, now?.picture, mine?.hand, mine?.asked?.title]);
  }

  async ask(): Promise<void> {
    if (this.busy || !this.can) return;
    this.busy = true;
    const sight = this.#seen;
    const answer = await this.client.hint();
    this.busy = false;
    if (answer === null) return;
    this.#tips = answer.tips ?? [];
    this.#sight = sight;
  }

  close(): void {
    this.#sight = '';
  }
}
