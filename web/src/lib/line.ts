/** A websocket that is kept up: opened again whenever it breaks, and asked whether it still lives. */
import type { FromBrowser, FromTable } from './protocol';

export interface LineListener {
  /** It is open: the first message can be sent. */
  opened(): void;
  heard(message: FromTable): void;
  /** It broke, or could not be opened; another try follows. */
  lost(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
/** Silence after which we ask, time for the answer, and for opening. */
const QUIET = 4_000;
const ANSWER = 4_500;
const OPENING = 8_000;
const TICK = 500;

export class Line {
  #socket: WebSocket | null = null;
  #open = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  /** When we asked whether anybody is there; 0 while no answer is owed. */
  #askedAt = 0;

  constructor(
    readonly url: string,
    readonly listener: LineListener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#hurry);
    addEventListener('pageshow', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#tick = setInterval(this.#watch, TICK);
    this.#connect();
  }

  send(message: FromBrowser): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** The connection works as far as this end knows: nothing needs to be tried harder. */
  settled(): void {
    this.#tries = 0;
  }

  /** Open it anew at once, with whatever the listener says first now. */
  renew(): void {
    this.#drop();
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#hurry);
    removeEventListener('pageshow', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearInterval(this.#tick);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#askedAt = 0;
    socket.onopen = () => {
      this.#open = true;
      this.#heardAt = Date.now();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = Date.now();
      this.#askedAt = 0;
      const message = JSON.parse(event.data) as FromTable;
      if (message.type !== 'pong') this.listener.heard(message);
    };
    socket.onclose = () => this.#broke();
  }

  /** Forget the socket; a dead one takes long to close, so that nothing it still says counts. */
  #drop(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #broke(): void {
    this.#drop();
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.8 + 0.4 * Math.random());
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.listener.lost();
  }

  #ask(): void {
    if (this.#askedAt !== 0) return;
    this.#askedAt = Date.now();
    this.send({ type: 'ping' });
  }

  // the network or the person came back, or may have gone: find out now
  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#open) this.#ask();
    else if (this.#socket === null) this.#connect();
  };

  readonly #watch = (): void => {
    const now = Date.now();
    if (this.#socket === null) return;
    if (!this.#open) {
      if (now - this.#heardAt > OPENING) this.#broke();
    } else if (this.#askedAt !== 0 && now - this.#askedAt > ANSWER) {
      this.#broke();
    } else if (now - this.#heardAt > QUIET) {
      this.#ask();
    }
  };
}
