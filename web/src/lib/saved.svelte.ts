/** Rule sets that somebody saved under a name, in this browser. */
import { tidyName, type NamedRules } from './ruleText';
import { remember, remembered } from './storage';

const KEY = 'stolik.rules';
/** More than a club has; a list that is longer cannot be read. */
const MOST = 100;

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

function read(): NamedRules[] {
  const kept = remembered(KEY);
  if (!Array.isArray(kept)) return [];
  const found: NamedRules[] = [];
  for (const one of kept as Partial<NamedRules | null>[]) {
    if (typeof one?.name !== 'string' || typeof one.rules !== 'string') continue;
    const title = tidyName(one.name) || '?';
    let name = title;
    // names that looked alike are told apart, and nothing is lost
    for (let number = 2; found.some((other) => same(other.name, name)); number += 1) name = `${title} ${number}`;
    found.push({ name, rules: one.rules });
  }
  return found;
}

let all: readonly NamedRules[] = $state.raw(read());

/** Where nothing can be kept they last as long as the page. */
function write(sets: readonly NamedRules[]): void {
  all = sets.slice(0, MOST);
  remember(KEY, all);
}

export const saved = {
  /** In the order of their names. */
  get all(): readonly NamedRules[] {
    return all;
  },
  find: (name: string): NamedRules | undefined => all.find((one) => same(one.name, tidyName(name))),
};

/** Keep rules under a name, in place of those that had it. */
export function saveRules(name: string, rules: string): void {
  const title = tidyName(name);
  const others = read().filter((one) => !same(one.name, title));
  write([...others, { name: title, rules }].sort((one, other) => one.name.localeCompare(other.name)));
}

export function renameRules(name: string, wished: string): void {
  const found = saved.find(name);
  if (found === undefined) return;
  forgetRules(name);
  saveRules(wished, found.rules);
}

export function forgetRules(name: string): void {
  write(all.filter((one) => !same(one.name, name)));
}

/** What is saved in another tab is there in this one too. */
export function followSaved(): () => void {
  const takeUp = ({ key }: StorageEvent): void => {
    if (key === KEY) all = read();
  };
  addEventListener('storage', takeUp);
  return () => removeEventListener('storage', takeUp);
}
