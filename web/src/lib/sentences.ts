/** What happened, in words: several deeds of one seat become one sentence. */

import type { Deed, Param, Said } from './protocol';
import { listed, said, say } from './say.svelte';

/** Who sits where, as one viewer speaks of them; `me` is -1 for a spectator. */
export interface People {
  readonly me: number;
  readonly names: readonly string[];
  readonly sides: readonly number[];
}

const NOBODY = -1;
export const SEATS_DRAWN = 'seats_drawn';
const MATCH_SHARED = 'match_shared';
const WHOLE = [
  SEATS_DRAWN,
  'deal_began',
  'deal_began_bare',
  'reshuffled',
  'turned_over',
  'round_began',
  'dealt_again',
  'remainder_lies',
  'match_ended',
  'match_drawn',
  MATCH_SHARED,
];
const DEAL_ENDED = 'deal_ended_';

/** Whether the message of a code is a whole sentence, not something that a seat did. */
function whole(code: string): boolean {
  return WHOLE.includes(code) || code.startsWith(DEAL_ENDED);
}

/** Those that are worth a line while they happen. */
export function spoken<D extends Deed>(told: readonly D[]): D[] {
  return told.filter(({ quiet }) => !quiet);
}

/** A message in which a seat may be named. */
export function saidOf(message: Said, people: People): string {
  const seat = message.params?.seat;
  if (seat === undefined) return said(message);
  return said({ ...message, params: { ...message.params, ...called(Number(seat), people) } });
}

/** The deeds as sentences, one for each seat as long as no other comes between. */
export function sentences(told: readonly Deed[], people: People): string[] {
  return grouped(told).map((group) => {
    const [first] = group;
    const clauses = group.map((deed) => message(deed, people));
    if (first === undefined || whole(first.code)) return clauses.join(' ');
    return sentence(first.seat ?? NOBODY, clauses, people);
  });
}

/** The deeds of each sentence. */
export function grouped<D extends Deed>(told: readonly D[]): D[][] {
  const groups: D[][] = [];
  let group: D[] = [];
  for (const [at, deed] of told.entries()) {
    group.push(deed);
    if (!endsSentence(deed, told[at + 1])) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** Whether nothing that follows belongs to the same sentence. */
function endsSentence(deed: Deed, following: Deed | undefined): boolean {
  if (whole(deed.code) || following === undefined || whole(following.code)) return true;
  return (following.seat ?? NOBODY) !== (deed.seat ?? NOBODY);
}

/** What a seat did, as one sentence. */
export function sentence(seat: number, clauses: readonly string[], people: People): string {
  const line = say('event-sentence', { who: who(seat, people), name: nameOf(seat, people), what: listed(clauses) });
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What a seat is called. */
export function nameOf(seat: number, people: People): string {
  return seat === people.me && seat !== NOBODY ? say('felt-you') : (people.names[seat] ?? '');
}

function who(seat: number, people: People): 'you' | 'other' {
  return seat === people.me ? 'you' : 'other';
}

function message(deed: Deed, people: People): string {
  const cards = deed.cards ?? [];
  const seen = cards.filter((card) => card !== '');
  const params: Record<string, Param> = { ask: '', ...deed.params, cards: seen.join(' ') };
  params.count ??= cards.length;
  params.shown = cards.length > 0 && seen.length === cards.length ? 'yes' : 'no';
  const seat = deed.seat ?? NOBODY;
  if (seat !== NOBODY) Object.assign(params, { who: who(seat, people), name: nameOf(seat, people) });
  if (params.other !== undefined) Object.assign(params, ownerOf(Number(params.other), seat, people));
  if (deed.code === MATCH_SHARED) params.name = winners(params, people);
  const side = params.side;
  if (side !== undefined) Object.assign(params, sideParams(Number(side), people));
  if (deed.code === SEATS_DRAWN) Object.assign(params, { drawn: drawn(deed, people), partners: partners(people) });
  return said({ code: `event-${deed.code}`, params });
}

/** Whose the meld is that a seat added to. */
function ownerOf(owner: number, seat: number, people: People): Record<string, string> {
  const whose = owner === seat ? 'self' : who(owner, people);
  return { owner: whose, ownername: nameOf(owner, people) };
}

function winners(params: Readonly<Record<string, Param>>, people: People): string {
  const seats = Array.from({ length: Number(params.count) }, (_, at) => Number(params[`winner${at}`]));
  return listed(seats.map((seat) => nameOf(seat, people)));
}

/** The cards that each seat drew for the seats; the last one of each counts. */
export function drawnBySeat(deed: Deed): string[][] {
  let from = 0;
  return Array.from({ length: Object.keys(deed.params ?? {}).length }, (_, seat) => {
    const count = Number(deed.params?.[`drew${seat}`] ?? 0);
    from += count;
    return (deed.cards ?? []).slice(from - count, from);
  });
}

function drawn(deed: Deed, people: People): string {
  const parts = drawnBySeat(deed).map((cards, seat) =>
    said({ code: 'seat-draw-of', params: { ...called(seat, people), cards: cards.join(' ') } }),
  );
  return parts.join(', ');
}

/** Who is whose partner; `none` where everybody plays alone. */
function partners(people: People): string {
  const own = people.sides[Math.max(people.me, 0)];
  const sides = [...new Set(people.sides)].sort((one, other) => Number(one !== own) - Number(other !== own));
  if (sides.length === people.sides.length) return 'none';
  return sides.map((side) => listed(membersOf(side, people).map((seat) => say('seat-draw-who', called(seat, people))))).join('; ');
}

function called(seat: number, people: People): { who: string; name: string } {
  return { who: who(seat, people), name: nameOf(seat, people) };
}

/** The seats of a side, the own one first. */
function membersOf(side: number, people: People): number[] {
  const members = people.sides.flatMap((of, seat) => (of === side ? [seat] : []));
  return members.sort((one, other) => Number(one !== people.me) - Number(other !== people.me));
}

function sideParams(side: number, people: People): Record<string, string> {
  const members = people.sides.flatMap((of, seat) => (of === side ? [seat] : []));
  const others = members.filter((seat) => seat !== people.me).map((seat) => nameOf(seat, people));
  const mine = others.length < members.length;
  const word = mine ? (others.length > 0 ? 'we' : 'you') : others.length > 1 ? 'they' : 'other';
  return { who: word, name: listed(others) };
}
