/** Rule sets as people keep and send them: nothing in them is lost, and what is not understood is named. */
import type { GameInfo, RulesFound } from './protocol';
import { PLAYERS } from './rules';
import { say } from './say.svelte';

/** A rule set under the name that somebody gave it; an empty one where nobody did. */
export interface NamedRules {
  name: string;
  /** As `kurnik@1 players=4 target=3000`. */
  rules: string;
}

/** What a text of rules says, against the games there are. */
export interface ReadRules {
  /** The id that the text names, also where there is no such game. */
  preset: string;
  game: GameInfo | undefined;
  /** What can be played, values as texts. */
  options: Record<string, string>;
  /** Settings that no longer exist, or never did, as they stand in the text. */
  withdrawn: string[];
  /** What is no setting at all, or is said a second time. */
  broken: string[];
  /** Whether it was written for another version of the game's rules. */
  other: boolean;
}

export const LONGEST_NAME = 40;

/** Formatting, control signs, and letters that look like nothing at all. */
const UNSEEN = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]/gu;
/** More combining marks than any word has grow over the lines around. */
const PILE = /(\p{M}{3})\p{M}+/gu;

/** A name without what nobody sees, or what turns other text round. */
export function tidyName(name: string): string {
  const shown = name.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(PILE, '$1');
  // by whole signs: half a one is none
  return [...shown.replace(/ +/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

const HEAD = /^([^@]+)(?:@(\d{1,6}))?$/;
const SETTING = /^([^=]+)=([^=]+)$/;

export function examineRules(text: string, games: readonly GameInfo[]): ReadRules {
  const [head = '', ...words] = text.split(/\s+/).filter(Boolean);
  const [, preset = '', version = ''] = HEAD.exec(head) ?? [];
  const game = games.find(({ id }) => id === preset);
  const found: ReadRules = { preset, game, options: {}, withdrawn: [], broken: [], other: false };
  if (preset === '' && head !== '') found.broken.push(head);
  found.other = game !== undefined && version !== '' && Number(version) !== game.version;
  for (const word of words) {
    const [, name, value] = SETTING.exec(word) ?? [];
    if (name === undefined || value === undefined || name in found.options) found.broken.push(word);
    else if (game !== undefined && !isOffered(game, name, value)) found.withdrawn.push(word);
    else found.options[name] = value;
  }
  return found;
}

const FIRST = 5;
const LONGEST_WORD = 60;

/** Words of a link as they are shown: the first ones, none longer than a line, and how many more there are. */
export function firstWords(words: readonly string[]): string {
  const first = words.slice(0, FIRST).map((word) => {
    const signs = [...word];
    return signs.length > LONGEST_WORD ? `${signs.slice(0, LONGEST_WORD).join('')}…` : word;
  });
  const more = words.length - first.length;
  return first.join(', ') + (more > 0 ? ` ${say('web-changes-more', { count: more })}` : '');
}

/** Whether the game has that option with that value; a list of somebody's own is the server's to judge. */
export function isOffered(game: GameInfo, name: string, value: string): boolean {
  const option = game.options.find((one) => one.name === name);
  return option !== undefined && (option.values.includes(value) || Boolean(option.example));
}

/** A rule set as text; how many play is always said, for whoever opens it may usually play with another number. */
export function writeRules({ rules, values, changes }: RulesFound): string {
  const players = values[PLAYERS];
  const settings = Object.entries(changes).filter(([name]) => name !== PLAYERS);
  if (players !== undefined) settings.unshift([PLAYERS, players]);
  return [rules.split(' ', 1)[0], ...settings.map(([name, value]) => `${name}=${value}`)].join(' ');
}

/** Signs that stand for themselves after `#`, and keep the link readable. */
const READABLE: Readonly<Record<string, string>> = { '%40': '@', '%3D': '=', '%2C': ',', '%3A': ':' };

// what may end a sentence is left out of a link by programs that find links in texts
const closed = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*.~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The part of a link after `#`: `kurnik@1+players=4+target=3000&name=Nowakowie`. */
export function rulesFragment({ rules, name }: NamedRules): string {
  const words = rules.split(' ').map((word) => closed(word).replace(/%(40|3D|2C|3A)/g, (code) => READABLE[code] ?? code));
  const title = name === '' ? '' : `&name=${name.split(' ').map(closed).join('+')}`;
  return words.join('+') + title;
}

/** What such a part says; null where it says nothing that can be read. */
export function readFragment(hash: string): NamedRules | null {
  const [words = '', ...others] = hash.replace(/^#/, '').split('&');
  const name = others.find((part) => part.startsWith('name='))?.slice('name='.length) ?? '';
  try {
    const rules = decodeURIComponent(words).replace(/[+\s]+/g, ' ').trim();
    const title = tidyName(decodeURIComponent(name.replaceAll('+', ' ')));
    return rules === '' ? null : { rules, name: title };
  } catch {
    // cut off in the middle of a sign
    return null;
  }
}
