/**
 * Where the cards of a hand lie: a fan in rows in which every index stays bare.
 *
 * All sizes are pixels. A step is the distance of neighbours in a row; it never falls under `least`, for that is what
 * of a card can be seen and tapped; where a row is full, there is another one, covering the row above below its suits.
 */
export interface Fan {
  readonly rows: number;
  readonly columns: number;
  readonly step: number;
  readonly drop: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The height of a card over its width. */
export const TALL = 1.42;
const WIDEST = 0.9;
/** A hand of which one card is played at a time never has many. */
const APART = 1.08;
const DROP = 0.92;
const CROWDED_DROP = 0.84;
const ONE_ROW = 6;
const TWO_ROWS = 20;

export function fan(cards: number, room: number, card: number, narrow: boolean, apart = false): Fan {
  const least = narrow ? (room < 340 ? 30 : 36) : 40;
  const fits = Math.max(1, Math.floor((room - card) / least) + 1);
  const wanted = narrow ? (cards <= ONE_ROW ? 1 : cards <= TWO_ROWS ? 2 : 3) : 1;
  const rows = Math.max(1, Math.min(cards, Math.max(wanted, Math.ceil(cards / fits))));
  const columns = Math.max(1, Math.ceil(cards / rows));
  const step = columns < 2 ? 0 : Math.min(card * (apart ? APART : WIDEST), Math.max(least, (room - card) / (columns - 1)));
  const drop = card * (rows > 2 ? CROWDED_DROP : DROP);
  return { rows, columns, step, drop, width: step * (columns - 1) + card, height: drop * (rows - 1) + card * TALL };
}

/** The place of a card in its fan. */
export function spot(at: number, laid: Fan): Spot {
  return { left: (at % laid.columns) * laid.step, top: Math.floor(at / laid.columns) * laid.drop };
}
