/** The seats this browser has: a secret token for each table. */
import type { SeatGiven } from './protocol';
import { remember, remembered } from './storage';

export interface KeptSeat {
  token: string;
  seat: number;
  /** The rules of the table, as text, and who sits there: to know it again. */
  rules: string;
  names: string[];
  /** When it was last seen. */
  when: number;
}

const KEY = 'stolik.seats';
/** Whoever plays every day finds the games of half a year. */
const MOST = 200;
/** So often, in ms, it is noted when a table was seen. */
const NOTED = 60_000;

/** Where storage is blocked a seat lasts at least as long as the page. */
let seats: Record<string, KeptSeat> | null = null;

function read(): Record<string, KeptSeat> {
  const kept = remembered(KEY);
  if (typeof kept === 'object' && kept !== null) seats = kept as Record<string, KeptSeat>;
  seats ??= {};
  return seats;
}

function write(all: Record<string, KeptSeat>): void {
  const newest = Object.entries(all).sort(([, one], [, other]) => other.when - one.when);
  seats = Object.fromEntries(newest.slice(0, MOST));
  remember(KEY, seats);
}

/** The token of the own seat at a table; empty for a spectator. */
export function seatToken(table: string): string {
  return read()[table]?.token ?? '';
}

export function keepSeat(given: SeatGiven): void {
  const { table, seat, token } = given;
  write({ ...read(), [table]: { token, seat, rules: '', names: [], when: Date.now() } });
}

/** What to call a table by in the list of those to return to, and where one sits there by now. */
export function describeSeat(table: string, rules: string, names: readonly string[], seat: number): void {
  const kept = read()[table];
  if (kept === undefined) return;
  const described = kept.rules === rules && kept.names.join() === names.join() && kept.seat === seat;
  if (described && Date.now() - kept.when < NOTED) return;
  write({ ...read(), [table]: { ...kept, seat, rules, names: [...names], when: Date.now() } });
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = read();
  write(others);
}

/** The tables with a seat of ours, the last one first. */
export function keptSeats(): [table: string, kept: KeptSeat][] {
  return Object.entries(read()).sort(([, one], [, other]) => other.when - one.when);
}
