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
  if (!listening) return say(message.code, shownParams(message.params));
  const own = `aloud-${message.code}`;
  return say(hasMessage(own) ? own : message.code, spokenParams(message.code, message.params));
}

/** Codes of what happened, or has to be done, in which a card is named, and not what somebody lays, takes or asks for. */
const NAMED = /^event-(took|deal_began|round_began|captured|built|called|raised|remainder)$/;
const OBJECT = /^event-|^desk-stage-|^desk-waits-consent$/;
let listening = false;

/** The same for those who listen: all that is said meanwhile has cards in words. */
export function aloud<T>(tell: () => T): T {
  listening = true;
  try {
    return tell();
  } finally {
    listening = false;
  }
}

/** Parameters as messages need them that are listened to. */
function spokenParams(code: string, params: Readonly<Record<string, Param>> = {}): Record<string, Param> {
  const spoken: Record<string, Param> = { ...params };
  const name = OBJECT.test(code) && !NAMED.test(code) ? cardObject : cardWord;
  if ('card' in params) spoken.card = name(String(params.card));
  if ('cards' in params) spoken.cards = spokenCards(String(params.cards).split(' ').filter(Boolean), name);
  if ('class' in params) spoken.class = rankWord(String(params.class));
  for (const end of ['low', 'high']) if (end in params) spoken[end] = cardWord(String(params[end]));
  if ('run' in params) spoken.run = String(params.run).split('-').map(cardWord).join('–');
  return spoken;
}

/** Cards with a comma between them; other signs, such as that of where they go, stand as they are. */
function spokenCards(words: readonly string[], name: (card: string) => string): string {
  const text = words.map((word) => (word === '>' ? say('aloud-to') : CARD.test(word) ? name(word) : shownWord(word)));
  return text.reduce((line, word, at) => line + (at > 0 && CARD.test(words[at]!) && CARD.test(words[at - 1]!) ? ', ' : ' ') + word, '').trim();
}

/** A card by its name; a rank alone by its letter or number. */
function cardWord(text: string): string {
  const suit = CARD.exec(text)?.[2];
  return suit === undefined ? rankWord(text) : cardName(text);
}

/** A card as what somebody lays or takes: “króla kier”. */
function cardObject(text: string): string {
  const [, rank, suit] = CARD.exec(text) ?? [];
  if (rank === undefined || suit === undefined) return cardWord(text);
  return rank === 'Jk' ? say(`aloud-card-${text}`) : say(`aloud-card-${rank}`, { suit: say(`card-suit-${suit}`) });
}

function rankWord(text: string): string {
  const id = `aloud-class-${text}`;
  return hasMessage(id) ? say(id) : rankIndex(text);
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
