/** Rule sets as text, `kurnik@1 players=4 tie=extra_deal`, and options in words. */
import type { GameInfo, OptionInfo, Problem } from './protocol';
import { hasMessage, problemText, say } from './say.svelte';

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

const asId = (name: string): string => name.replaceAll('_', '-');

export function gameTitle(preset: string): string {
  const id = `web-game-${asId(preset)}`;
  return hasMessage(id) ? say(id) : preset;
}

export function gameLead(preset: string): string {
  const id = `web-game-${asId(preset)}-lead`;
  return hasMessage(id) ? say(id) : '';
}

export function optionTitle(name: string): string {
  return say(`option-${asId(name)}`);
}

export function optionHelp(name: string): string {
  return say(`option-${asId(name)}-help`);
}

export function optionValue(name: string, value: string): string {
  const id = `option-${asId(name)}-value-${asId(value)}`;
  return hasMessage(id) ? say(id) : value;
}

/** The value an option has with so many players while nobody sets it. */
export function defaultOf(option: OptionInfo, players: string): string {
  return option.defaults[players] ?? option.values[0] ?? '';
}

/** How many play unless somebody says otherwise: two pairs, where the game has them. */
export function usualPlayers(game: GameInfo): string {
  return String(game.players.includes(4) ? 4 : (game.players[0] ?? ''));
}

/** Whether there is anything to choose. */
export function isOpen(option: OptionInfo): boolean {
  return option.values.length > 1 || Boolean(option.example);
}

/** Why there are no such rules: a combination that is refused is named as the options are. */
export function rulesProblem(problem: Problem): string {
  const { constraint, settings } = problem.params ?? {};
  const reason = `constraint-${asId(String(constraint))}`;
  if (settings === undefined || !hasMessage(reason)) return problemText(problem);
  const named = String(settings)
    .split(/,? +/)
    .map((setting) => setting.split('=', 2))
    .map(([name = '', value = '']) => `${optionTitle(name)} – ${optionValue(name, value)}`);
  return say('web-options-broken', { settings: named.join('; '), reason: say(reason) });
}
