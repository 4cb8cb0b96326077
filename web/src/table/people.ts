/** Who sits where around the table, seen from one seat. */

import type { Picture, Place, TableNow } from '../lib/protocol';
import { nameOf, type People } from '../lib/sentences';
import { hasMessage, listed, shownParams, say } from '../lib/say.svelte';

const BOTS = ['Marek', 'Ewa', 'Zofia', 'Jan', 'Ola', 'Piotr'];

/** Where a seat's plate stands on a wide felt. */
export type Compass = 'west' | 'north' | 'east' | 'south';

export interface Around {
  readonly seat: number;
  readonly compass: Compass;
  readonly partner: boolean;
}

/** The names and sides of a table, for the viewer at a seat (-1: a spectator). */
export function peopleOf(now: TableNow, me: number): People {
  return {
    me,
    names: namesOf(now.places),
    sides: now.picture?.seats.map(({ side }) => side) ?? [],
  };
}

/** What those at the table are called; bots that have no name of their own get one that nobody else has. */
export function namesOf(places: readonly Place[]): string[] {
  const taken = new Set(places.map(({ name }) => name));
  const free = BOTS.filter((name) => !taken.has(name));
  return places.map(({ name, kind }) => name || (kind === 'bot' ? (free.shift() ?? '') : ''));
}

/** The other seats as they sit: the next one on the left, then across, the last one on the right. */
export function around(picture: Picture, me: number): Around[] {
  const count = picture.seats.length;
  const from = Math.max(me, 0);
  const side = picture.seats[from]?.side;
  const others = Array.from({ length: count - 1 }, (_, at) => (from + 1 + at) % count);
  const seats = others.map((seat, at) => ({
    seat,
    compass: compassOf(at, others.length),
    partner: me >= 0 && picture.seats[seat]?.side === side,
  }));
  return me >= 0 ? seats : [...seats, { seat: from, compass: 'south', partner: false }];
}

function compassOf(at: number, others: number): Compass {
  if (others > 1 && at === 0) return 'west';
  return others > 1 && at === others - 1 ? 'east' : 'north';
}

/** What a side is called: us and them in pairs, else its player. */
export function sideName(lane: number, picture: Picture, people: People): string {
  const seats = picture.lanes[lane]?.seats ?? [];
  if (people.me >= 0 && picture.lanes.some((other) => other.seats.length > 1)) {
    return say(seats.includes(people.me) ? 'felt-us' : 'felt-them');
  }
  return listed(seats.map((seat) => nameOf(seat, people)));
}

/** On whose side a seat is, as its plate says it; `short` where there is little room. */
export interface SideWord {
  readonly full: string;
  readonly short: string;
}

/** The side of a seat: mine or theirs, for a spectator by the partner's name; empty where everybody plays alone. */
export function sideWord(seat: number, picture: Picture, people: People): SideWord {
  const seats = picture.lanes.find((lane) => lane.seats.includes(seat))?.seats ?? [];
  if (!picture.lanes.some((lane) => lane.seats.length > 1)) return { full: '', short: '' };
  if (people.me < 0) {
    const partners = seats.filter((other) => other !== seat).map((other) => nameOf(other, people));
    return { full: say('comfort-with', { names: listed(partners) }), short: '' };
  }
  if (seat !== people.me && seats.includes(people.me)) return { full: say('felt-partner'), short: say('comfort-partner-short') };
  const word = say(seat === people.me ? 'felt-us' : 'felt-opponent');
  return { full: word, short: word };
}

/** The lane that is nearest to the hand; a spectator sits behind the first seat. */
export function ownLane(picture: Picture, me: number): number {
  const from = Math.max(me, 0);
  return Math.max(
    0,
    picture.lanes.findIndex(({ seats }) => seats.includes(from)),
  );
}

/** The lanes in the order of score sheets: the own one first. */
export function lanesMineFirst(picture: Picture, me: number): number[] {
  const own = ownLane(picture, me);
  return [own, ...[...picture.lanes.keys()].filter((lane) => lane !== own)];
}

/** What a seat in turn has to do now, in a word or two; empty where it is not in turn. */
export function taskOf(picture: Picture, seat: number): string {
  const { stage, turn } = picture;
  if (stage === null || turn !== seat) return '';
  const id = `comfort-does-${stage.code}`;
  return hasMessage(id) ? say(id, shownParams(stage.params)) : '';
}
