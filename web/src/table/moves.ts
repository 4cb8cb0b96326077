/** Which cards went from where to where between two pictures of a table: by comparing what lies in which place. */

import type { Group, Mine, Picture } from '../lib/protocol';

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

/** What lies where, as one viewer sees it: the own hand is seen, those of others are not. */
export function placesOf(picture: Picture, mine: Mine | null): Places {
  const places = new Map<string, readonly string[]>();
  places.set(STOCK, hidden(picture.stock));
  places.set(PILE, [...hidden(picture.pile.under ?? 0), ...picture.pile.cards]);
  for (const [seat, { count }] of picture.seats.entries()) {
    if (mine?.seat === seat) places.set(HAND, mine.hand);
    else places.set(seatPlace(seat), hidden(count));
  }
  for (const [at, lane] of picture.lanes.entries()) {
    for (const [number, group] of lane.groups.entries()) {
      places.set(groupPlace(at, false, number, group), group.cards);
    }
    for (const [number, group] of (lane.beside ?? []).entries()) {
      places.set(groupPlace(at, true, number, group), group.cards);
    }
  }
  return places;
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
