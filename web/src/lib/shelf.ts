/** The games as they are offered: by family, and of those that differ little one stands for all. */
import type { GameInfo } from './protocol';

/** A game, and those that are played almost as it is. */
export interface Fold {
  lead: GameInfo;
  variants: GameInfo[];
}

export interface Shelf {
  family: string;
  folds: Fold[];
}

/** The game that each of these is a variant of. */
const VARIANTS: Readonly<Record<string, string>> = {
  classic: 'kurnik',
  hoyle: 'kurnik',
  book: 'kurnik',
  'combo-basic': 'combo',
  'may-i': 'choina',
  'cassino-pagat': 'cassino',
};

/**
 * About how many minutes a match takes people: the turns of matches between good bots (four of each game, with its usual
 * number of players), of fifteen seconds each, eight in Cassino; a minute for each score; six seconds for each question
 * in Choina.
 */
const MINUTES: Readonly<Record<string, number>> = {
  kurnik: 35,
  classic: 50,
  hoyle: 45,
  book: 65,
  samba: 40,
  combo: 55,
  'combo-basic': 55,
  choina: 75,
  'may-i': 75,
  cassino: 30,
  'cassino-pagat': 35,
};

export function shelves(games: readonly GameInfo[]): Shelf[] {
  const all: Shelf[] = [];
  for (const game of games) {
    const shelf = all.find(({ family }) => family === game.family) ?? { family: game.family, folds: [] };
    if (!all.includes(shelf)) all.push(shelf);
    const fold = shelf.folds.find(({ lead }) => lead.id === VARIANTS[game.id]);
    if (fold) fold.variants.push(game);
    else shelf.folds.push({ lead: game, variants: [] });
  }
  return all;
}

/** About how long a match takes; 0: nobody knows. */
export function minutesOf(preset: string): number {
  return MINUTES[preset] ?? 0;
}
