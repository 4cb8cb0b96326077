/** What a game is about, as a few cards on the felt. */

export type Piece =
  /** A squared pile of so many cards, this one on top; `across` lies crosswise on it. */
  | { kind: 'pile'; card: string; count: number; across?: string }
  /** Cards side by side; an empty one is a place that waits for a card. */
  | { kind: 'row'; cards: readonly string[] }
  /** A build, and what it counts. */
  | { kind: 'build'; cards: readonly string[]; value: number };

export interface Art {
  /** How the pieces stand: beside or under each other. */
  stacked: boolean;
  /** The width of a card, in hundredths of the picture's. */
  size: number;
  pieces: readonly Piece[];
}

const beside = (size: number, ...pieces: Piece[]): Art => ({ stacked: false, size, pieces });
const stacked = (size: number, ...pieces: Piece[]): Art => ({ stacked: true, size, pieces });
const row = (...cards: string[]): Piece => ({ kind: 'row', cards });
const pile = (card: string, count: number, across?: string): Piece =>
  across === undefined ? { kind: 'pile', card, count } : { kind: 'pile', card, count, across };

const ARTS: Readonly<Record<string, Art>> = {
  kurnik: beside(40, pile('7h', 7)),
  classic: beside(38, pile('Kd', 0, '3c')),
  hoyle: beside(29, row('Qs', 'Qd', 'Qh', '2s', 'Jkr')),
  book: beside(34, pile('Ah', 7), pile('9s', 7)),
  samba: beside(29, row('4s', '5s', '6s', '7s', '8s')),
  combo: beside(25, row('8h', '9h', '10h'), pile('7d', 7)),
  'combo-basic': stacked(27, row('Kc', 'Kd', 'Kh', 'Ks'), row('Kh', 'Kd', 'Kc')),
  choina: stacked(26, row('7c', '7d', '7h'), row('Ks', 'Kd', '')),
  'may-i': stacked(26, row('9c', '9d', '9h'), row('4s', '5s', '6s', '7s')),
  cassino: beside(42, { kind: 'build', cards: ['5s', '3d'], value: 8 }),
  'cassino-pagat': beside(38, pile('', 0, '10d')),
};

/** Of a game that nobody drew. */
const SOME = beside(36, row('7s', '10d', 'Qh'));

export function artOf(preset: string): Art {
  return ARTS[preset] ?? SOME;
}

/** Twos and jokers, which stand for others wherever such cards are in a picture. */
export const isWild = (card: string): boolean => card.startsWith('Jk') || card.startsWith('2');
