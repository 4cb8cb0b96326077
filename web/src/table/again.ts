/** The same once more: a new table by the same rules, with the same bots. */
import { api } from '../lib/api';
import { readRules } from '../lib/rules';
import type { SeatGiven, TableNow, TableWanted } from '../lib/protocol';

/** What to ask for: the level of the bots only where all others are bots, else friends can come again. */
export function againWanted(now: TableNow, me: number): TableWanted {
  const { preset, options } = readRules(now.rules);
  const others = [...now.places.slice(me + 1), ...now.places.slice(0, Math.max(me, 0))];
  const bots = others.every(({ kind }) => kind === 'bot') ? (others[0]?.bot ?? '') : '';
  return {
    name: now.places[me]?.name ?? '',
    preset,
    options,
    bots,
    seats: bots === '' ? [] : others.map(({ bot = '', pace = 'normal' }) => ({ level: bot, pace })),
    manners: now.manners,
  };
}

export function openAgain(now: TableNow, me: number): Promise<SeatGiven> {
  return api.openTable(againWanted(now, me));
}
