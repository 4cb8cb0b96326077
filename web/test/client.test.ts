import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableClient, type Outcome } from '../src/lib/client.svelte';
import type { Command, FromBrowser } from '../src/lib/protocol';
import { FakeSocket, frame, installBrowser, page, removeBrowser, stored, update, welcome } from './fakes';

type Sent = FromBrowser & Command;

let client: TableClient;

beforeEach(() => {
  installBrowser();
  client = new TableClient('abc');
});
afterEach(() => {
  client.close();
  removeBrowser();
});

function greet(number = 3): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome(number));
  return FakeSocket.last;
}

const only = (socket: FakeSocket): Sent => socket.commands[0] as Sent;

async function settled(promise: Promise<Outcome>): Promise<Outcome | 'waiting'> {
  return Promise.race([promise, Promise.resolve().then(() => Promise.resolve('waiting' as const))]);
}

describe('the first message', () => {
  it('says who I am with the token that was kept, which never stands in the address', () => {
    client.close();
    stored.set('stolik.seats', JSON.stringify({ abc: { token: 'secret', seat: 0, rules: '', names: [], when: 1 } }));
    client = new TableClient('abc');
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'secret' }]);
    expect(FakeSocket.last.url).toBe('ws://stolik.test/api/tables/abc/socket');
  });

  it('is answered with everything as it stands', () => {
    greet(7);
    expect(client.link).toBe('open');
    expect(client.seat).toBe(0);
    expect(client.now?.number).toBe(7);
  });

  it('comes again when the seats are drawn: the seat is the new one, and what is asked for goes on from there', async () => {
    const socket = greet(3);
    const ended = client.command({ type: 'ready', on: true });
    socket.say({ type: 'done', nonce: only(socket).nonce, number: 4 });
    socket.say({ ...welcome(6), seat: 2 } as never);
    expect(await ended).toMatchObject({ type: 'done' });
    expect([client.link, client.seat, client.now?.number, client.pending]).toEqual(['open', 2, 6, 0]);
    expect(socket.commands).toHaveLength(1);
  });

  it('goes on as a spectator when the token is no longer known', () => {
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'failed', code: 'token' });
    FakeSocket.last.say({ ...welcome(1), seat: -1 } as never);
    expect([client.link, client.seat, client.failure?.code]).toEqual(['open', -1, 'token']);
  });
});

describe('a command', () => {
  it('carries the number that is known and a nonce of its own, and ends as it is answered', async () => {
    const socket = greet(3);
    const ended = client.command({ type: 'act', act: 'draw' });
    const { nonce, ...rest } = only(socket);
    expect(rest).toEqual({ type: 'act', act: 'draw', number: 3 });
    expect(nonce).toMatch(/^[0-9a-f]{24}$/);
    socket.say({ type: 'done', nonce, number: 4 });
    expect(await ended).toEqual({ type: 'done', nonce, number: 4 });
    expect(client.pending).toBe(0);
  });

  it('that was not acknowledged is sent again after a reconnect, the same in every letter', async () => {
    const first = greet(3);
    const ended = client.command({ type: 'act', act: 'draw' });
    const before = only(first);
    first.break();
    expect(client.link).toBe('lost');
    vi.advanceTimersByTime(1_000);
    const second = greet(4);
    expect(second).not.toBe(first);
    expect(second.commands).toEqual([before]);
    second.say({ type: 'done', nonce: before.nonce, number: 4 });
    expect((await ended).type).toBe('done');
  });

  it('that was acknowledged is never sent again', async () => {
    const first = greet(3);
    const ended = client.command({ type: 'act', act: 'draw' });
    first.say({ type: 'done', nonce: only(first).nonce, number: 4 });
    await ended;
    first.break();
    vi.advanceTimersByTime(1_000);
    expect(greet(4).commands).toEqual([]);
  });

  it('given while the connection is lost is made for what was seen then, not for what came since', () => {
    greet(3).break();
    void client.command({ type: 'act', act: 'discard 5h' });
    vi.advanceTimersByTime(1_000);
    expect(only(greet(9)).number).toBe(3);
  });

  it('waits for the one before it, and is made for what that one brought about', async () => {
    const socket = greet(3);
    const first = client.command({ type: 'act', act: 'draw' });
    void client.command({ type: 'act', act: 'discard 5h' });
    expect(socket.commands).toHaveLength(1);
    socket.say({ type: 'done', nonce: only(socket).nonce, number: 6 });
    await first;
    expect(socket.commands[1]).toMatchObject({ act: 'discard 5h', number: 6 });
  });

  it('answered twice ends once', async () => {
    const socket = greet(3);
    const first = client.command({ type: 'undo' });
    const second = client.command({ type: 'undo' });
    const done = { type: 'done', nonce: only(socket).nonce, number: 4 } as const;
    socket.say(done);
    socket.say(done);
    expect((await first).type).toBe('done');
    expect(await settled(second)).toBe('waiting');
  });

  it('that came too late because of something else is made anew, with a new nonce and the new number', () => {
    const socket = greet(3);
    void client.command({ type: 'next' });
    const before = only(socket);
    socket.say({ type: 'stale', nonce: before.nonce, number: 5 });
    expect(socket.commands).toHaveLength(1);
    socket.say(update(5));
    const again = socket.commands[1] as Sent;
    expect(again).toMatchObject({ type: 'next', number: 5 });
    expect(again.nonce).not.toBe(before.nonce);
  });

  it('that was meant for other rules is not made anew', async () => {
    const socket = greet(3);
    const ended = client.command({ type: 'ready', on: true });
    socket.say(update(4, { rules: 'game@1 tie=extra_deal' }));
    socket.say({ type: 'stale', nonce: only(socket).nonce, number: 4 });
    expect((await ended).type).toBe('stale');
    expect(socket.commands).toHaveLength(1);
  });

  it('is refused, or asks to be confirmed, in the words of the table', async () => {
    const socket = greet(3);
    const refused = client.command({ type: 'undo' });
    const refusal = { code: 'undo', rule: 'A1' };
    socket.say({ type: 'refused', nonce: only(socket).nonce, refusal });
    expect(await refused).toMatchObject({ type: 'refused', refusal });
    const losing = client.command({ type: 'act', act: 'discard 5h' });
    socket.say({ type: 'confirm', nonce: (socket.commands[1] as Sent).nonce });
    expect((await losing).type).toBe('confirm');
  });

  it('ends as failed when the client is closed', async () => {
    greet(3);
    const ended = client.command({ type: 'next' });
    client.close();
    expect((await ended).type).toBe('failed');
  });
});

describe('the connection', () => {
  it('tries again and again, less and less often, but at least every six seconds', () => {
    greet();
    const tries = [];
    for (let at = 0; at < 12; at += 1) {
      FakeSocket.last.break();
      const count = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      tries.push(waited);
    }
    expect(tries[0]).toBeLessThan(500);
    expect(Math.max(...tries)).toBeLessThanOrEqual(6_000);
    expect(tries.at(-1)).toBeGreaterThan(3_000);
  });

  it('is opened at once when the network is back', () => {
    greet().break();
    const count = FakeSocket.all.length;
    frame.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  it('is opened at once when the page is looked at again', () => {
    greet().break();
    const count = FakeSocket.all.length;
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(count);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  it('that is dead without a word is noticed within ten seconds', () => {
    const socket = greet();
    vi.advanceTimersByTime(10_000);
    expect(socket.sent).toContainEqual({ type: 'ping' });
    expect(socket.closed).toBe(true);
    expect(client.link).toBe('lost');
  });

  it('that answers lives on', () => {
    const socket = greet();
    for (let at = 0; at < 60; at += 1) {
      vi.advanceTimersByTime(1_000);
      if (socket.sent.at(-1)?.type === 'ping') socket.say({ type: 'pong' });
    }
    expect(client.link).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('of a page that slept is asked first, not given up', () => {
    const socket = greet();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(500);
    expect(client.link).toBe('open');
    expect(socket.sent.at(-1)).toEqual({ type: 'ping' });
  });

  it('closed by a server that stops is said to be so until it is back', () => {
    const socket = greet();
    socket.say({ type: 'closing' });
    socket.break();
    expect(client.link).toBe('closing');
    vi.advanceTimersByTime(1_000);
    greet();
    expect(client.link).toBe('open');
  });

  it('to a table that does not exist is given up', async () => {
    const answer = { ok: false, status: 404, json: () => Promise.resolve({ code: 'web-error-no-table' }) };
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(answer)));
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'failed', code: 'no-table' });
    FakeSocket.last.break();
    await vi.waitFor(() => expect(client.link).toBe('gone'));
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(count);
  });
});

describe('questions', () => {
  it('are answered by their number, and only the last one counts', async () => {
    const socket = greet();
    const first = client.consider(['7h']);
    const second = client.consider(['7h', '7d'], ['lay KKK']);
    expect(await first).toBeNull();
    const ids = socket.commands.map((message) => (message as { id: number }).id);
    socket.say({ type: 'considered', id: ids[0]!, number: 3, choice: { offers: [] } });
    socket.say({ type: 'considered', id: ids[1]!, number: 4, choice: { offers: [] } });
    expect((await second)?.number).toBe(4);
  });

  it('are forgotten when the connection breaks', async () => {
    const socket = greet();
    const question = client.consider(['7h']);
    const code = client.handover();
    socket.break();
    expect(await question).toBeNull();
    expect(await code).toBe('');
  });

  it('for a code are answered with it', async () => {
    const socket = greet();
    const code = client.handover();
    const [{ id }] = socket.commands as [{ id: number }] & FromBrowser[];
    socket.say({ type: 'handover', id, code: 'XYZ' });
    expect(await code).toBe('XYZ');
  });
});

describe('the log', () => {
  const deed = (code: string): { code: string; seat: number } => ({ code, seat: 1 });

  it('gives every deed a key, and the keys grow', () => {
    const socket = greet();
    socket.say({ ...update(4), deeds: [deed('drew'), deed('discarded')] } as never);
    socket.say({ ...update(5), deeds: [deed('drew')] } as never);
    const keys = client.log.map(({ key }) => key);
    expect(client.log.map(({ code }) => code)).toEqual(['drew', 'discarded', 'drew']);
    expect(keys).toEqual([...keys].sort((one, other) => one - other));
    expect(new Set(keys).size).toBe(3);
  });

  it('stays as it is after a reconnect without news, and is read anew after one with them', () => {
    const first = greet();
    first.say({ ...update(4), deeds: [deed('drew'), deed('discarded')] } as never);
    const before = client.log;
    first.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    FakeSocket.last.say({ ...welcome(4), deeds: [deed('drew'), deed('discarded')] } as never);
    expect(client.log).toEqual(before);
    FakeSocket.last.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    FakeSocket.last.say({ ...welcome(6), deeds: [deed('took')] } as never);
    expect(client.log.map(({ code }) => code)).toEqual(['took']);
  });
});
