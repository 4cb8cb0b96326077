/**
 * What is picked in the middle of the table: loose cards by their texts, stacks by their keys, both called tokens.
 *
 * As long as nobody has picked anything there, what the proposed move takes counts as picked: one may leave out of it.
 */
import type { Chip, Choice, Offer } from '../lib/protocol';

export type Tokens = ReadonlySet<string>;

/** What the person wants of all that is offered: the proposal, none of it, or to put the card on the table. */
export type Aim = '' | 'nothing' | 'table';

const NONE: Tokens = new Set();
/** The verb, a value where one is needed, the card of the hand, and then what lies on the table. */
const ON_THE_TABLE = /^[^:;]*?(\S+): (.*)$/;

/** The card of the hand that an act plays upon others; empty where it names none of them. */
export function playedOn(act: string): string {
  return ON_THE_TABLE.exec(act)?.[1] ?? '';
}

/** What an act names of what lies on the table. */
export function tokensOf(act: string): Tokens {
  const words = (ON_THE_TABLE.exec(act)?.[2] ?? '').split(/\s+/).filter(Boolean);
  return words.length === 0 ? NONE : new Set(words);
}

/** The choice as it is when something else is wanted than what was proposed. */
export function aimed(choice: Choice | null, aim: Aim): Choice | null {
  if (choice === null) return null;
  const [only, ...others] = choice.offers;
  if (aim === '' && (others.length > 0 || only === undefined || only.refusal || only.primary)) return choice;
  // where there is only one thing to do, it is the next step
  const wanted = (offer: Offer): boolean => aim === '' || (aim === 'table' && offer.place === 'table');
  const offers = choice.offers.map((offer) => ({ ...offer, primary: !offer.refusal && wanted(offer) }));
  return { ...choice, offers };
}

/** What was picked, else what is proposed. */
export function included(tokens: Tokens, choice: Choice | null): Tokens {
  if (tokens.size > 0) return tokens;
  return tokensOf(choice?.offers.find(({ primary }) => primary)?.act ?? '');
}

/** Which groups are taken: those all of which is, but each token counts for one group only, the first ones first. */
export function wholeOnes(chips: readonly Chip[], taken: Tokens): boolean[] {
  const left = new Set(taken);
  return chips.map(({ cards }) => {
    const whole = cards.length > 0 && cards.every((token) => left.has(token));
    if (whole) for (const token of cards) left.delete(token);
    return whole;
  });
}

/** Take a group in, and then no other one that needs one of its cards; or leave it out. */
export function toggled(at: number, chips: readonly Chip[], taken: Tokens): Tokens {
  const cards = chips[at]?.cards ?? [];
  const whole = wholeOnes(chips, taken);
  const next = new Set(taken);
  const leave = (tokens: readonly string[]): void => tokens.forEach((token) => next.delete(token));
  for (const [other, chip] of chips.entries()) {
    if (whole[other] && chip.cards.some((token) => cards.includes(token))) leave(chip.cards);
  }
  if (!whole[at]) for (const token of cards) next.add(token);
  return next;
}

/** The numbers of the groups that a token is in: of the one that is taken, if there is one. */
export function numbersOf(token: string, chips: readonly Chip[], taken: Tokens): number[] {
  const whole = wholeOnes(chips, taken);
  const all = chips.flatMap(({ cards }, at) => (cards.includes(token) ? [at + 1] : []));
  const one = all.find((number) => whole[number - 1]);
  return one === undefined ? all : [one];
}

/** Where cards are dropped on a token. */
export function placeOfToken(token: string, stacks: readonly string[]): string {
  return `${stacks.includes(token) ? 'stack' : 'card'}:${token}`;
}

/** The token of a place; empty for the bare table. */
export function tokenOfPlace(place: string): string {
  return /^(?:card|stack):(.+)$/.exec(place)?.[1] ?? '';
}
