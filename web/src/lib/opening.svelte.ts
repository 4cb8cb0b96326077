/** Opening a table: what it takes, and what may go wrong. */
import { api, problemOf } from './api';
import { prefs } from './prefs.svelte';
import type { BotWanted, Manners, Problem } from './protocol';
import { go } from './route.svelte';
import type { RuleChoice } from './rules';
import { needOptions } from './say.svelte';
import { keepSeat } from './seats';

export class Opening {
  busy: '' | 'bots' | 'friends' = $state('');
  problem: Problem | null = $state.raw(null);
  /** Somebody wanted to play, so that an empty name is a fault from now on. */
  nameWanted = $state(false);

  /** Open a table by these rules, with bots of a level or for people, and go there; false while there is no name. */
  async open(rules: RuleChoice, bots: string, manners: Manners, seats: readonly BotWanted[] = []): Promise<boolean> {
    this.nameWanted = true;
    const name = prefs.name.trim();
    if (name === '') return false;
    if (this.busy !== '') return true;
    this.busy = bots === '' ? 'friends' : 'bots';
    this.problem = null;
    try {
      await needOptions();
      const given = await api.openTable({ name, ...rules, bots, seats, manners });
      keepSeat(given);
      go(`/t/${given.table}`);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = '';
    }
    return true;
  }
}
