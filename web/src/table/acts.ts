/** Which cards of a hand an action names: by the notation that every game's actions share. */
import { rankOf, type Held } from './order';

const CARD = /Jk[rb]?|(?:10|[2-9JQKA])[cdhs]?/g;
const ONLY_CARDS = new RegExp(`^(?:${CARD.source})+$`);
/** After these words stands the name of a meld. */
const TO_A_MELD = ['to', 'onto'];

/** The ids of the cards that an act takes out of the hand, those in `first` before others; none where that is unclear. */
export function cardsOfAct(act: string, hand: readonly Held[], first: ReadonlySet<number>): number[] {
  const free = [...hand].sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)));
  const found: number[] = [];
  for (const named of cardsNamed(act)) {
    const at = free.findIndex(({ card }) => card === named || rankOf(card) === named);
    const [held] = at < 0 ? [] : free.splice(at, 1);
    if (held === undefined) return [];
    found.push(held.id);
  }
  return found;
}

function cardsNamed(act: string): string[] {
  return act.split(';').flatMap((step) => {
    const words = step.trim().split(/\s+/).slice(1);
    const end = words.findIndex((word) => TO_A_MELD.includes(word));
    const cards = end < 0 ? words : words.slice(0, end);
    return cards.filter((word) => ONLY_CARDS.test(word)).flatMap((word) => word.match(CARD) ?? []);
  });
}
