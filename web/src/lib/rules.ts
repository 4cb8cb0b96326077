/** Rule sets as text, `kurnik@1 players=4 tie=extra_deal`, and options in words. */
import type { GameInfo, OptionInfo, Problem } from './protocol';
import { api, ApiError } from './api';
import { hasMessage, needOptions, problemText, say } from './say.svelte';

export interface RuleChoice {
  preset: string;
  /** Options that differ from the preset. */
  options: Record<string, string>;
}

/** The option that decides how many seats there are. */
export const PLAYERS = 'players';

export function readRules(text: string): RuleChoice {
  const [head = '', ...words] = text.split(' ');
  const pairs = words.map((word) => word.split('=', 2)).filter((pair) => pair.length === 2);
  return { preset: head.split('@', 1)[0] ?? '', options: Object.fromEntries(pairs) as Record<string, string> };
}

/** What differs from the preset; how many play is a question of its own. */
export function changesOf(options: Readonly<Record<string, string>>): [name: string, value: string][] {
  return Object.entries(options).filter(([name]) => name !== PLAYERS);
}

const asId = (name: string): string => name.replaceAll('_', '-');

export function gameTitle(preset: string): string {
  const id = `web-game-${asId(preset)}`;
  return hasMessage(id) ? say(id) : preset;
}

export function gameLead(preset: string): string {
  const id = `web-game-${asId(preset)}-lead`;
  return hasMessage(id) ? say(id) : '';
}

/** How many deals were played, in the word of the game. */
export function gameDeals(preset: string, count: number): string {
  const id = `web-game-${asId(preset)}-deals`;
  return say(hasMessage(id) ? id : 'web-games-deals', { count });
}

/** The family whose options are called by their names alone. */
const PLAIN = 'canasta';
/** The family of each preset, as far as they are known. */
let families: ReadonlyMap<string, string> = new Map();

/** What options of these games are called, and what they mean: families share names, and mean different things. */
export async function needOptionNames(): Promise<void> {
  await needOptions();
  if (families.size > 0) return;
  try {
    families = new Map((await api.games()).map(({ id, family }) => [id, family]));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // names of another family are better than none
  }
}

function optionId(preset: string, name: string): string {
  const family = families.get(preset) ?? PLAIN;
  return family === PLAIN ? `option-${asId(name)}` : `option-${asId(family)}-${asId(name)}`;
}

export function optionTitle(preset: string, name: string): string {
  return say(optionId(preset, name));
}

export function optionHelp(preset: string, name: string): string {
  return say(`${optionId(preset, name)}-help`);
}

export function optionValue(preset: string, name: string, value: string): string {
  const id = `${optionId(preset, name)}-value-${asId(value)}`;
  return hasMessage(id) ? say(id) : value;
}

/** The value an option has with so many players while nobody sets it. */
export function defaultOf(option: OptionInfo, players: string): string {
  return option.defaults[players] ?? option.values[0] ?? '';
}

/** How many play unless somebody says otherwise: two pairs, where the game has them; where cards are captured, two. */
export function usualPlayers(game: GameInfo): string {
  return String(game.players.includes(4) && !game.piles ? 4 : (game.players[0] ?? ''));
}

/** Whether there is anything to choose. */
export function isOpen(option: OptionInfo): boolean {
  return option.values.length > 1 || Boolean(option.example);
}

/** Why there are no such rules: a combination that is refused is named as the options are. */
export function rulesProblem(preset: string, problem: Problem): string {
  const { constraint, settings } = problem.params ?? {};
  const reason = `constraint-${asId(String(constraint))}`;
  if (settings === undefined || !hasMessage(reason)) return problemText(problem);
  const named = String(settings)
    .split(/,? +/)
    .map((setting) => setting.split('=', 2))
    .map(([name = '', value = '']) => `${optionTitle(preset, name)} – ${optionValue(preset, name, value)}`);
  return say('web-options-broken', { settings: named.join('; '), reason: say(reason) });
}
