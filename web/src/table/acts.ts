/** Which cards of a hand an action names: by the notation that every game's actions share. */
import { rankOf, type Held } from './order';
import { playedOn } from './picks';

const CARD = /Jk[rb]?|(?:10|[2-9JQKA])[cdhs]?/g;
const RANGE = /^(10|[2-9JQKA])([cdhs])-(10|[2-9JQKA])\2$/;
const UPWARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
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
  const played = playedOn(act);
  if (played !== '') return [played];
  return act.split(';').flatMap((step) => {
    const words = step.trim().split(/\s+/).slice(1);
    const end = words.findIndex((word) => TO_A_MELD.includes(word));
    const cards = end < 0 ? words : words.slice(0, end);
    return cards.flatMap((word) => (ONLY_CARDS.test(word) ? (word.match(CARD) ?? []) : cardsBetween(word)));
  });
}

/** The cards of a sequence that is named by its ends; the ace is its lowest or its highest card. */
function cardsBetween(word: string): string[] {
  const [, low = '', suit = '', high = ''] = RANGE.exec(word) ?? [];
  return suit ? UPWARDS.slice(UPWARDS.indexOf(low), UPWARDS.lastIndexOf(high) + 1).map((rank) => rank + suit) : [];
}
