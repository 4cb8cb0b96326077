import type { TableNow } from './protocol';

/** The seats of the same side as `seat`, itself left out: in a game in pairs partners face each other. */
export function partnersOf(table: TableNow, seat: number): number[] {
  const seats = table.picture?.seats;
  const others = table.places.map((_, other) => other).filter((other) => other !== seat);
  if (seats !== undefined) return others.filter((other) => seats[other]?.side === seats[seat]?.side);
  return table.pairs && !table.draws ? others.filter((other) => (seat + other) % 2 === 0) : [];
}
