/** Codes, cards and numbers in the words and letters that the person chose. */
import { format, hasMessage } from './catalogue.svelte';
import { prefs } from './prefs.svelte';
import type { Param, Problem, Refusal, Said } from './protocol';

export { hasMessage, needOptions } from './catalogue.svelte';

const CARD = /^(Jk|10|[2-9JQKA])([cdhsrb])?$/;
/** A sequence by its ends, and the second of two melds of a rank. */
const RUN = /^(.+)-(.+)$/;
const SECOND = /^(.+)\/2$/;
const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
// without it phones draw the sign as a picture
const AS_TEXT = '\ufe0e';

export function say(id: string, params: Readonly<Record<string, Param | boolean>> = {}): string {
  return format(id, params);
}

/** The index of a rank or of a card: `Q` or `D`. */
export function rankIndex(text: string): string {
  const rank = CARD.exec(text)?.[1];
  return rank === undefined ? text : format(`card-index-${rank}`, {}, prefs.letters);
}

/** A card as it is written: `Q♥` or `D♥`; a rank alone has no sign. */
export function cardText(text: string): string {
  const sign = SIGNS[CARD.exec(text)?.[2] ?? ''];
  return rankIndex(text) + (sign === undefined ? '' : sign + AS_TEXT);
}

/** Cards as they are written; among them a sign of where they go, and its name. */
export function cardsText(cards: readonly string[]): string {
  return cards.map(shownWord).join(' ');
}

function shownWord(word: string): string {
  if (word === '>') return '→';
  const second = SECOND.exec(word)?.[1];
  return second === undefined ? runText(word) : `${rankIndex(second)} (2)`;
}

/** A sequence by its ends: `5♥–9♥`; anything else is a card. */
function runText(text: string): string {
  const [, low, high] = RUN.exec(text) ?? [];
  return low === undefined || high === undefined ? cardText(text) : `${cardText(low)}–${cardText(high)}`;
}

/** A card in words: “queen of hearts”, “dama kier”. */
export function cardName(text: string): string {
  const [, rank, suit] = CARD.exec(text) ?? [];
  if (rank === undefined) return say('web-card-hidden');
  if (suit === undefined) return say(`card-rank-${rank}`);
  if (rank === 'Jk') return say(`card-name-${text}`);
  return say(`card-name-${rank}`, { suit: say(`card-suit-${suit}`) });
}

/** Parameters as messages need them: those that are cards in the chosen letters. */
export function shownParams(params: Readonly<Record<string, Param>> = {}): Record<string, Param> {
  const shown: Record<string, Param> = { ...params };
  for (const name of ['card', 'class', 'low', 'high']) {
    if (name in params) shown[name] = cardText(String(params[name]));
  }
  if ('run' in params) shown.run = runText(String(params.run));
  if ('cards' in params) shown.cards = cardsText(String(params.cards).split(' ').filter(Boolean));
  return shown;
}

export function said(message: Said): string {
  return say(message.code, shownParams(message.params));
}

function firstOf(prefixes: readonly string[], code: string): string {
  const ids = prefixes.map((prefix) => prefix + code);
  return ids.find(hasMessage) ?? ids[0] ?? code;
}

/** Why something is not allowed: by the rules of the game, or by those of the table. */
export function refusalText(refusal: Refusal): string {
  // the text of an action comes from the table itself: it is no longer one of those that can be read there
  if (refusal.code.startsWith('notation-')) return say('web-act-gone');
  const prefixes = refusal.rule ? ['violation-'] : ['sitting-', 'web-error-', 'violation-'];
  const id = hasMessage(refusal.code) ? refusal.code : firstOf(prefixes, refusal.code);
  return say(id, shownParams(refusal.params));
}

/** The same in few words, where there are such. */
export function shortRefusal(refusal: Refusal): string {
  const id = `felt-short-${refusal.code}`;
  return hasMessage(id) ? say(id, shownParams(refusal.params)) : refusalText(refusal);
}

/** Why a request failed. */
export function problemText(problem: Problem): string {
  const known = hasMessage(problem.code);
  const id = known ? problem.code : firstOf(['web-error-', 'sitting-', 'game-error-', 'violation-'], problem.code);
  return say(id, shownParams(problem.params));
}

/** `one, two and three`, or with another last word. */
export function listed(parts: readonly string[], joint = 'event-and'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : say(joint, { first: parts.slice(0, -1).join(', '), last });
}
