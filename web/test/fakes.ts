/** A browser around the client that does what the test says: sockets, visibility, storage. */
import { vi } from 'vitest';
import type { FromBrowser, FromTable, TableNow } from '../src/lib/protocol';

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.closed = true;
    this.onclose?.();
  }

  /** What was sent besides hello and pings. */
  get commands(): FromBrowser[] {
    return this.sent.filter(({ type }) => type !== 'hello' && type !== 'ping');
  }
}

export const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
export const frame = new EventTarget();
export const stored = new Map<string, string>();

export function installBrowser(): void {
  FakeSocket.all = [];
  stored.clear();
  page.visibilityState = 'visible';
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:', host: 'stolik.test' });
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('no network'))));
}

export function removeBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export function tableAt(number: number, changes: Partial<TableNow> = {}): TableNow {
  return {
    table: 'abc',
    number,
    phase: 'playing',
    rules: 'game@1',
    game: { code: 'game' },
    players: 2,
    manners: {},
    places: [{ name: 'Ania', kind: 'person' }, { name: 'Marek', kind: 'person' }],
    ...changes,
  };
}

export function welcome(number: number, changes: Partial<TableNow> = {}): FromTable {
  return { type: 'welcome', seat: 0, table: tableAt(number, changes), mine: null, deeds: [] };
}

export function update(number: number, changes: Partial<TableNow> = {}): FromTable {
  return { type: 'update', table: tableAt(number, changes), mine: null, deeds: [] };
}
