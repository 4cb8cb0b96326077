/** The Fluent messages of both languages, each read when it is first needed. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Param } from './protocol';
import { prefs, type Language } from './prefs.svelte';

type Area = 'page' | 'options';

const cards = import.meta.glob<string>('../../../src/stolik/locales/*/cards.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const loaders: Record<Area, Record<Language, () => Promise<{ default: string[] }>>> = {
  page: { en: () => import('../messages/en'), pl: () => import('../messages/pl') },
  options: { en: () => import('../messages/en.options'), pl: () => import('../messages/pl.options') },
};

// a card comes in the letters that the person chose, whatever the language: nothing is left to be translated
const GIVEN = new FluentResource('card-given = { $card }\n');

function newBundle(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(cards)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(source));
  }
  bundle.addResource(GIVEN, { allowOverrides: true });
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: newBundle('en'), pl: newBundle('pl') };
const loading = new Map<string, Promise<void>>();
const wanted: Set<Area> = new Set(['page']);

/** The language that is shown: the one wished for as soon as it is there. */
let shown: Language = $state(prefs.language);
let reads = $state(0);

async function readArea(language: Language, area: Area): Promise<void> {
  const { default: sources } = await loaders[area][language]();
  for (const source of sources) bundles[language].addResource(new FluentResource(source));
  reads += 1;
}

function load(language: Language, area: Area): Promise<void> {
  const key = `${language} ${area}`;
  let promise = loading.get(key);
  if (promise === undefined) {
    promise = readArea(language, area).catch((error: unknown) => {
      // the connection may be better when it is asked for again
      loading.delete(key);
      throw error;
    });
    loading.set(key, promise);
  }
  return promise;
}

/** Read a language with all areas that were needed so far, then show it. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((area) => load(language, area)));
  if (prefs.language === language) shown = language;
}

/** Read the messages about options as well: names, explanations, values, errors. */
export async function needOptions(): Promise<void> {
  wanted.add('options');
  await load(prefs.language, 'options');
}

export function followLanguage(): () => void {
  return $effect.root(() => {
    $effect(() => {
      void showLanguage(prefs.language);
    });
    $effect(() => {
      document.documentElement.lang = shown;
    });
  });
}

function value(param: Param | boolean): FluentVariable {
  if (typeof param === 'boolean') return param ? 'on' : 'off';
  // Python groups no digits either
  return typeof param === 'number' ? new FluentNumber(param, { useGrouping: false }) : param;
}

function note(id: string): void {
  if (typeof window === 'undefined') return;
  const missing = (window.__missing ??= []);
  if (!missing.includes(id)) missing.push(id);
}

export function hasMessage(id: string): boolean {
  void reads;
  return bundles[shown].hasMessage(id);
}

/** A message in one language; one that is missing is shown as its id, and noted. */
export function format(id: string, params: Readonly<Record<string, Param | boolean>>, language?: Language): string {
  void reads;
  const bundle = bundles[language ?? shown];
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === null || pattern === undefined) {
    note(id);
    return id;
  }
  const given = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(param)]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, given, errors);
  if (errors.length > 0) note(`${id}: ${errors.map(String).join('; ')}`);
  return text;
}
