/** Which cards went from where to where between two pictures of a table: by comparing what lies in which place. */

import type { Deed, Group, Lane, Mine, Picture } from '../lib/protocol';

/** A place at the table and the cards in it; an empty text is a card that is not seen. */
export type Places = ReadonlyMap<string, readonly string[]>;

export interface Move {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

export const STOCK = 'stock';
export const PILE = 'pile';
export const HAND = 'hand';
/** The loose cards in the middle. */
export const LOOSE = 'loose';

export function seatPlace(seat: number): string {
  return `seat:${seat}`;
}

/** What tells a group from the others of its lane, for as long as it lies there; where nothing does, its place. */
export function groupId({ id, key }: Group, at: number): string {
  return id || key || `#${at}`;
}

export function groupPlace(lane: number, beside: boolean, at: number, group: Group): string {
  return `${beside ? 'beside' : 'group'}:${lane}:${groupId(group, at)}`;
}

export function stackPlace(stack: Group, at: number): string {
  return `stack:${groupId(stack, at)}`;
}

/** What a side has captured, whoever of it did. */
function takenPlace(lane: number): string {
  return `taken:${lane}`;
}

/** What lies where, as one viewer sees it: the own hand is seen, those of others are not. */
export function placesOf(picture: Picture, mine: Mine | null): Places {
  const places = new Map<string, readonly string[]>();
  places.set(STOCK, hidden(picture.stock));
  places.set(PILE, [...hidden(picture.pile.under ?? 0), ...picture.pile.cards]);
  for (const [seat, { count }] of picture.seats.entries()) {
    if (mine?.seat === seat) places.set(HAND, mine.hand);
    else places.set(seatPlace(seat), hidden(count));
  }
  if (picture.table) {
    places.set(LOOSE, picture.table.loose);
    for (const [at, stack] of (picture.table.stacks ?? []).entries()) places.set(stackPlace(stack, at), stack.cards);
  }
  for (const [at, lane] of picture.lanes.entries()) {
    if (picture.table) {
      places.set(takenPlace(at), hidden(capturedBy(lane)));
      continue;
    }
    for (const [number, group] of lane.groups.entries()) {
      places.set(groupPlace(at, false, number, group), group.cards);
    }
    for (const [number, group] of (lane.beside ?? []).entries()) {
      places.set(groupPlace(at, true, number, group), group.cards);
    }
  }
  return places;
}

/** How many cards a side has captured: its first fact, where all is played from the middle. */
export function capturedBy({ facts }: Lane): number {
  const value = facts?.[0]?.value;
  return typeof value === 'number' ? value : 0;
}

/** A card of the hand that somebody played to the middle. */
export interface Played {
  readonly seat: number;
  readonly card: string;
  /** It took others, and goes with them. */
  readonly takes: boolean;
}

const TAKES = 'captured';
const PLAYS = [TAKES, 'trailed', 'built', 'called', 'raised'];

/** What was played last, of all that was done. */
export function playedIn(deeds: readonly Deed[]): Played | null {
  const deed = deeds.findLast(({ code }) => PLAYS.includes(code));
  if (deed === undefined) return null;
  return { seat: deed.seat ?? -1, card: String(deed.params?.card ?? deed.cards?.[0] ?? ''), takes: deed.code === TAKES };
}

/** The moves with captured cards going to the seat that took them, and the card that was played coming from it. */
export function toSeats(moves: readonly Move[], picture: Picture, played: Played | null): Move[] {
  const taker = played?.seat ?? -1;
  const seatOf = (at: number): number => {
    const seats = picture.lanes[at]?.seats ?? [];
    return seats.includes(taker) ? taker : (seats[0] ?? at);
  };
  const places = new Map(picture.lanes.map((_, at) => [takenPlace(at), seatPlace(seatOf(at))]));
  // where cards are dealt at the same time it seems to come from the stock
  const fromOf = ({ card, from }: Move): string =>
    card !== '' && card === played?.card && from === STOCK ? seatPlace(taker) : from;
  return moves.map((move) => ({ ...move, from: fromOf(move), to: places.get(move.to) ?? move.to }));
}

/** The moves from one state to the next. Cards are matched by their texts, then unseen ones with any. */
export function movesBetween(before: Places, after: Places): Move[] {
  const gone: [string, string][] = [];
  const come: [string, string][] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [less, more] = differences(before.get(place) ?? [], after.get(place) ?? []);
    gone.push(...less.map((card): [string, string] => [place, card]));
    come.push(...more.map((card): [string, string] => [place, card]));
  }
  const moves: Move[] = [];
  const pair = (matches: (left: string, came: string) => boolean): void => {
    for (const [to, card] of [...come]) {
      const found = gone.find(([from, other]) => from !== to && matches(other, card));
      if (!found) continue;
      gone.splice(gone.indexOf(found), 1);
      come.splice(
        come.findIndex(([place, other]) => place === to && other === card),
        1,
      );
      moves.push({ card: card || found[1], from: found[0], to });
    }
  };
  pair((left, came) => left !== '' && left === came);
  pair((left, came) => left === '' || came === '');
  return moves;
}

function hidden(count: number): string[] {
  return new Array<string>(count).fill('');
}

/** What is only in the first, and what is only in the second list. */
function differences(first: readonly string[], second: readonly string[]): [string[], string[]] {
  const more = [...second];
  const less = first.filter((card) => {
    const at = more.indexOf(card);
    if (at >= 0) more.splice(at, 1);
    return at < 0;
  });
  return [less, more];
}
