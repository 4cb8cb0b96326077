import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/api';
import type { Moment, Replay } from '../src/lib/protocol';
import { Player } from '../src/replay/player.svelte';
import { installBrowser, removeBrowser } from './fakes';

beforeEach(installBrowser);
afterEach(removeBrowser);

const SIZES = [3, 2];

function deal(at: number): Replay {
  const moments = Array.from({ length: SIZES[at] ?? 0 }, (_, action) => ({ action, text: `${at}/${action}`, hands: [['Kh']] }) as unknown as Moment);
  const deals = SIZES.map((size, number) => ({ number: number + 1, moments: size }));
  return { deal: at, deals, moments } as unknown as Replay;
}

async function begun(load = vi.fn((at: number) => Promise.resolve(deal(at)))): Promise<[Player, typeof load]> {
  const player = new Player(load);
  await player.show(0, 0);
  return [player, load];
}

const where = (player: Player): string => player.moment?.text ?? '';

describe('a replay', () => {
  it('goes on move by move, over the ends of deals, and stays at the last one', async () => {
    const [player] = await begun();
    const seen = [where(player)];
    for (let step = 0; step < 6; step += 1) {
      await player.step(1);
      seen.push(where(player));
    }
    expect(seen).toEqual(['0/0', '0/1', '0/2', '1/0', '1/1', '1/1', '1/1']);
    expect([player.atStart, player.atEnd]).toEqual([false, true]);
  });

  it('goes back the same way', async () => {
    const [player] = await begun();
    await player.show(1, 0);
    const seen: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await player.step(-1);
      seen.push(where(player));
    }
    expect(seen).toEqual(['0/2', '0/1', '0/0', '0/0']);
    expect(player.atStart).toBe(true);
  });

  it('goes deal by deal: to the beginning of this one first, and to the end of the last one', async () => {
    const [player] = await begun();
    await player.stepDeal(1);
    expect(where(player)).toBe('1/0');
    await player.stepDeal(1);
    expect(where(player)).toBe('1/1');
    await player.stepDeal(-1);
    expect(where(player)).toBe('1/0');
    await player.stepDeal(-1);
    expect(where(player)).toBe('0/0');
  });

  it('asks for each deal once, until the language is another one', async () => {
    const [player, load] = await begun();
    await player.showEnd();
    await player.show(0, 1);
    expect(load.mock.calls).toEqual([[0], [1]]);
    await player.renew();
    expect(load.mock.calls).toEqual([[0], [1], [0]]);
    expect(where(player)).toBe('0/1');
  });

  it('shows the deal that was asked for last, whatever comes first', async () => {
    const answers = new Map<number, (found: Replay) => void>();
    const player = new Player((at) => new Promise((resolve) => answers.set(at, resolve)));
    const first = player.show(0, 0);
    const second = player.show(1, 1);
    answers.get(1)?.(deal(1));
    await second;
    answers.get(0)?.(deal(0));
    await first;
    expect(where(player)).toBe('1/1');
  });

  it('begins again when it is played from the end, and stops where a deal cannot be had', async () => {
    const [player] = await begun();
    await player.showEnd();
    player.toggle();
    await vi.waitFor(() => expect(where(player)).toBe('0/0'));
    expect(player.playing).toBe(true);
    const failing = new Player(() => Promise.reject(new ApiError({ code: 'web-error-closing' }, 503)));
    failing.playing = true;
    await failing.show(0, 0);
    expect([failing.playing, failing.problem?.code]).toEqual([false, 'web-error-closing']);
  });
});

describe('addresses of matches that are over', () => {
  it('lead to the list, to one of them, and to a file', async () => {
    vi.stubGlobal('location', { pathname: '/games', hash: '' });
    const { readRoute } = await import('../src/lib/route.svelte');
    expect(readRoute('/games', '')).toEqual({ page: 'games' });
    expect(readRoute('/games/abc234/', '')).toEqual({ page: 'replay', table: 'abc234' });
    expect(readRoute('/games/file', '')).toEqual({ page: 'replay', table: '' });
    expect(readRoute('/games/a/b', '')).toEqual({ page: 'unknown' });
  });
});

describe('what is dropped or pasted', () => {
  it('is a file, or the text of a record with the end of its last line', async () => {
    const { MOST_KB, openFile, recordIn } = await import('../src/lib/opened.svelte');
    const file = new File(['x'], 'one.stolik');
    const given = (files: File[], text: string): DataTransfer =>
      ({ files, getData: () => text }) as unknown as DataTransfer;
    expect(recordIn(null)).toBeNull();
    expect(recordIn(given([], ''))).toBeNull();
    expect(recordIn(given([file], 'text'))).toBe(file);
    expect(await recordIn(given([], 'end over'))?.text()).toBe('end over\n');
    expect(await recordIn(given([], 'end over\n'))?.text()).toBe('end over\n');
    expect(openFile(new File([new Uint8Array(MOST_KB * 1024 + 1)], 'big'))).toBe(false);
  });
});
