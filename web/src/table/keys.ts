/** The keys of the table: single letters that work wherever the focus is, as long as nothing is typed. */

export type KeyAct =
  | 'hint'
  | 'hand'
  | 'table'
  | 'melds'
  | 'others'
  | 'actions'
  | 'undo'
  | 'last'
  | 'sort'
  | 'guide'
  | 'score'
  | 'rules'
  | 'menu'
  | 'help';

/** In the order in which the sheet of keys names them. */
export const KEYS: Readonly<Record<string, KeyAct>> = {
  h: 'hint',
  k: 'hand',
  t: 'table',
  e: 'melds',
  o: 'others',
  b: 'actions',
  u: 'undo',
  l: 'last',
  s: 'sort',
  g: 'guide',
  c: 'score',
  r: 'rules',
  m: 'menu',
  '?': 'help',
};

/** The key of an act, as it is pressed. */
export function keyOf(act: KeyAct): string {
  return Object.keys(KEYS).find((key) => KEYS[key] === act) ?? '';
}

const TYPED = 'input:not([type=radio], [type=range], [type=checkbox]), textarea, select, [contenteditable]';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly defaultPrevented: boolean;
}

/** What a key asks for: one of the acts, the button of a number, or nothing. */
export function actOf(event: Pressed): KeyAct | number | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** Whether what is pressed there is written, not meant for the table. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Where the keys lead that walk to a part of the table; the first of them that is there and can be seen. */
export const PARTS: Readonly<Partial<Record<KeyAct, readonly string[]>>> = {
  hand: ['.held[tabindex="0"]'],
  table: ['.spot[tabindex="0"]', '.centre .target.fits', '.centre .target'],
  melds: ['.lane.my .melds', '.lane.own .melds', '.chip'],
  others: ['.seats button', '.lane:not(.own) .plate'],
  actions: ['.actions .primary', '.actions button'],
};

/** The first element that can be seen among those of the selectors. */
export function partOf(act: KeyAct, root: ParentNode): HTMLElement | null {
  for (const selector of PARTS[act] ?? []) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (element.checkVisibility()) return element;
    }
  }
  return null;
}

/** The buttons of the moves as they stand on the page, in reading order. */
export function movesOn(root: ParentNode): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>('.actions button')].filter((button) => button.checkVisibility());
  const box = new Map(found.map((button) => [button, button.getBoundingClientRect()]));
  const row = (button: HTMLElement): number => Math.round((box.get(button)?.top ?? 0) / 24);
  return found.sort((one, other) => row(one) - row(other) || (box.get(one)?.left ?? 0) - (box.get(other)?.left ?? 0));
}
