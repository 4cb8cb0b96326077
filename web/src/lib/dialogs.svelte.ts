/** Dialogs that can be opened from anywhere. */

interface Opened {
  /** The rules of this rule set, if they are open, and the rule that was asked for. */
  rules: { text: string; rule: string } | null;
  settings: boolean;
  device: boolean;
}

export const opened: Opened = $state({ rules: null, settings: false, device: false });

/** The rule set that the rules are read of: that of the table one is at. */
let current = '';

export function rulesInForce(text: string): void {
  current = text;
}

/** The rules in words; with a number such as `A34` that rule is shown and marked. */
export function openRules(rule = '', text = current): void {
  if (text !== '') opened.rules = { text, rule };
}

export function openSettings(): void {
  opened.settings = true;
}

/** Sit here with another device as well. */
export function openDevice(): void {
  opened.device = true;
}
