import type { OptionInfo, Rulebook } from '../lib/protocol';
import { isOpen, PLAYERS } from '../lib/rules';

export interface OptionGroup {
  /** The title of the section of the rulebook that the options are about; empty for all others. */
  title: string;
  options: OptionInfo[];
}

/** The options that leave a choice, under the headings of the rulebook, in its order. */
export function groupOptions(options: readonly OptionInfo[], book: Rulebook, withPlayers: boolean): OptionGroup[] {
  const groups: OptionGroup[] = [...book.sections.map(({ title }) => ({ title, options: [] })), { title: '', options: [] }];
  const section = new Map<string, number>();
  book.sections.forEach(({ rules }, at) => {
    for (const rule of rules) if (!section.has(rule.id)) section.set(rule.id, at);
  });
  for (const option of options) {
    if (!isOpen(option) || (option.name === PLAYERS && !withPlayers)) continue;
    const at = (option.rules ?? []).map((rule) => section.get(rule)).find((found) => found !== undefined);
    groups[at ?? groups.length - 1]?.options.push(option);
  }
  return groups.filter((group) => group.options.length > 0);
}
