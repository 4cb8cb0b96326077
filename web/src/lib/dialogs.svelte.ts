/** Dialogs that can be opened from anywhere. */

/** Options with their values. */
type Options = Readonly<Record<string, string>>;

interface Opened {
  /**
   * The rules of this rule set, if they are open, the rule that was asked for, others that belong to it, and the options
   * that it was asked about.
   */
  rules: { text: string; rule: string; besides: readonly string[]; options: Options } | null;
  settings: boolean;
  device: boolean;
}

export const opened: Opened = $state({ rules: null, settings: false, device: false });

/** The rule set that the rules are read of: that of the table one is at. */
let current = '';

export function rulesInForce(text: string): void {
  current = text;
}

/** The rules in words; with a number such as `A34` that rule is shown and marked, with the options that decided there. */
export function openRules(rule = '', text = current, options: Options = {}): void {
  if (text !== '') opened.rules = { text, rule, besides: [], options };
}

/** The rules behind something, the main one first: that one is shown, all of them are marked. */
export function openRulesBehind([rule = '', ...besides]: readonly string[]): void {
  if (current !== '') opened.rules = { text: current, rule, besides, options: {} };
}

export function openSettings(): void {
  opened.settings = true;
}

/** Sit here with another device as well. */
export function openDevice(): void {
  opened.device = true;
}
