/** What a person prefers, kept in this browser. */
import { remember, remembered } from './storage';

export type Language = 'en' | 'pl';
/** How quickly the moves of others are shown: from all at once to slowly. */
export type Pace = 'once' | 'fast' | 'normal' | 'calm' | 'slow';
export type Switch = 'off' | 'on';

export interface Prefs {
  name: string;
  language: Language;
  /** Letters of the cards: Polish A K D W, English A K Q J. */
  letters: Language;
  suits: 'four' | 'two';
  theme: 'system' | 'light' | 'dark';
  /** How the hand is sorted; `game`: as is best in the game that is played. */
  order: 'game' | 'rank' | 'suit';
  pace: Pace;
  /** Whether moves are heard, and how loud: one of `VOLUMES`. */
  sound: Switch;
  volume: number;
  /** Whether single letters do something at the table; who speaks to the computer does not want that. */
  keys: Switch;
}

const KEY = 'stolik.prefs';

/** What there is to choose from, in the order in which it is offered. */
export const CHOICES = {
  language: ['pl', 'en'],
  letters: ['pl', 'en'],
  suits: ['four', 'two'],
  order: ['game', 'rank', 'suit'],
  theme: ['system', 'light', 'dark'],
  sound: ['off', 'on'],
  keys: ['on', 'off'],
} as const;

/** The steps of the slider, the quickest first. */
export const PACES: readonly Pace[] = ['once', 'fast', 'normal', 'calm', 'slow'];
/** The steps of the other one. */
export const VOLUMES: readonly number[] = [1, 2, 3, 4, 5];

function ownLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'pl' || language === 'en') return language;
  }
  return 'en';
}

/** The preferences that were kept, each of them only if it still is one of the choices. */
export function readPrefs(kept: unknown): Prefs {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const pick = <T extends string>(name: string, choices: readonly T[], otherwise: T): T =>
    choices.includes(found[name] as T) ? (found[name] as T) : otherwise;
  const language = pick('language', CHOICES.language, ownLanguage());
  return {
    name: typeof found.name === 'string' ? found.name : '',
    language,
    letters: pick('letters', CHOICES.letters, language),
    suits: pick('suits', CHOICES.suits, 'four'),
    theme: pick('theme', CHOICES.theme, 'system'),
    order: pick('order', CHOICES.order, 'game'),
    pace: pick('pace', PACES, 'normal'),
    sound: pick('sound', CHOICES.sound, 'off'),
    volume: VOLUMES.find((one) => one === found.volume) ?? 3,
    keys: pick('keys', CHOICES.keys, 'on'),
  };
}

export const prefs: Prefs = $state(readPrefs(remembered(KEY)));

/** Another language; the letters of the cards follow it, unless they were chosen apart. */
export function chooseLanguage(language: Language): void {
  if (prefs.letters === prefs.language) prefs.letters = language;
  prefs.language = language;
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.suits = prefs.suits;
  if (prefs.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}

/** Keep the preferences and show them on the page, from now on; what is chosen in another tab counts in this one too. */
export function followPrefs(): () => void {
  const takeUp = ({ key }: StorageEvent): void => {
    if (key === KEY) Object.assign(prefs, readPrefs(remembered(KEY)));
  };
  apply();
  addEventListener('storage', takeUp);
  const stop = $effect.root(() => {
    $effect(() => {
      remember(KEY, $state.snapshot(prefs));
      apply();
    });
  });
  return () => {
    stop();
    removeEventListener('storage', takeUp);
  };
}
