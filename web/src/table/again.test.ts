import { describe, expect, it } from 'vitest';

import type { Place, TableNow } from '../lib/protocol';
import { againWanted } from './again';

const now = (places: Place[]): TableNow => ({
  table: 't',
  number: 9,
  phase: 'over',
  rules: 'kurnik@1 players=2 target=3000',
  game: { code: 'game-kurnik' },
  players: 2,
  places,
  manners: {},
});

describe('playing again', () => {
  it('asks for the same rules and the same bots', () => {
    expect(
      againWanted(
        now([
          { name: 'Ania', kind: 'person' },
          { name: 'Bot', kind: 'bot', bot: 'greedy' },
        ]),
        0,
      ),
    ).toEqual({
      name: 'Ania',
      preset: 'kurnik',
      options: { players: '2', target: '3000' },
      bots: 'greedy',
      seats: [{ level: 'greedy', pace: 'normal' }],
      manners: {},
    });
  });

  it('is played in the same manner', () => {
    const manners = { open_piles: true, clock: 40 };
    expect(againWanted({ ...now([{ name: 'Ania', kind: 'person' }]), manners }, 0).manners).toEqual(manners);
  });

  it('leaves the seats of friends free', () => {
    expect(
      againWanted(
        now([
          { name: 'Ania', kind: 'person' },
          { name: 'Jan', kind: 'person' },
        ]),
        1,
      ),
    ).toMatchObject({ name: 'Jan', bots: '' });
  });
});
