/** What somebody chose to play last, kept in this browser. */
import type { BotWanted, GameInfo, Manners, Pace, Patience } from './protocol';
import { PACES } from './bots';
import { PATIENCES } from './patience';
import { PLAYERS, usualPlayers, type RuleChoice } from './rules';
import { examineRules, isOffered, type NamedRules, type ReadRules } from './ruleText';
import { saved } from './saved.svelte';
import { remember, remembered } from './storage';

const KEY = 'stolik.choice';

type Options = Record<string, string>;

interface Kept {
  preset: string;
  bots: string;
  patience?: Patience;
  options: Record<string, Options>;
  /** Captured cards lie open; left out by earlier versions. */
  open?: boolean;
  /** The name of the own rules that are chosen, and whether others may find the table. */
  own?: string;
  listed?: boolean;
  /** How quickly the bots play, and those that differ from the others. */
  pace?: Pace;
  seats?: BotWanted[];
}

function isKept(found: unknown): found is Kept {
  const kept = found as Partial<Kept> | null;
  return typeof kept?.preset === 'string' && typeof kept.bots === 'string' && typeof kept.options === 'object';
}

/** The choice among the games that are offered, and the own rules; each of them remembers what was changed in it. */
export class Choice {
  preset: string = $state('');
  /** The name of the own rules that are chosen; empty: the game as it is known, or changed for now. */
  own: string = $state('');
  bots: string = $state('');
  pace: Pace = $state('normal');
  /** Each bot by itself, the next one after me first; none: all are alike. */
  seats: readonly BotWanted[] = $state.raw([]);
  /** How long a question to several seats stays open, where the game has such. */
  patience: Patience = $state('usual');
  /** Captured cards lie open to all, in games that have such. */
  open: boolean = $state(false);
  /** Whether everybody may find a table for friends. */
  listed: boolean = $state(false);
  #options: Record<string, Options> = $state({});

  constructor(readonly games: readonly GameInfo[], levels: readonly string[]) {
    const found = remembered(KEY);
    const kept: Kept = isKept(found) ? found : { preset: '', bots: '', options: {} };
    this.preset = games.some(({ id }) => id === kept.preset) ? kept.preset : (games[0]?.id ?? '');
    // the last one is the strongest
    this.bots = levels.includes(kept.bots) ? kept.bots : (levels.at(-1) ?? '');
    this.patience = PATIENCES.find((one) => one === kept.patience) ?? 'usual';
    this.#options = kept.options;
    this.open = kept.open === true;
    this.listed = kept.listed === true;
    this.pace = PACES.find((one) => one === kept.pace) ?? 'normal';
    this.seats = (Array.isArray(kept.seats) ? kept.seats : []).filter(({ level }) => levels.includes(level));
    const own = typeof kept.own === 'string' && kept.own !== '' ? saved.find(kept.own) : undefined;
    if (own !== undefined && examineRules(own.rules, games).game?.id === this.preset) this.own = own.name;
  }

  get game(): GameInfo | undefined {
    return this.games.find(({ id }) => id === this.preset);
  }

  /** Play a game as it is known, or with what was changed in it last. */
  takeGame(preset: string): void {
    this.own = '';
    this.preset = preset;
  }

  /** Play by own rules, exactly as they were saved. */
  takeOwn(named: NamedRules): void {
    const { game, options } = examineRules(named.rules, this.games);
    if (game === undefined) return;
    this.preset = game.id;
    this.own = named.name;
    this.options = options;
  }

  /** Play by what was just saved under a name: what it was changed from is as it was before. */
  settleOwn(named: NamedRules): void {
    const { [this.#key]: _, ...others } = this.#options;
    this.#options = others;
    this.takeOwn(named);
  }

  get #key(): string {
    return this.own === '' ? this.preset : `=${this.own}`;
  }

  /** The own rules that are chosen, as they were saved. */
  get #own(): ReadRules | undefined {
    const named = this.own === '' ? undefined : saved.find(this.own);
    return named && examineRules(named.rules, this.games);
  }

  /** What was set, whether it still exists or not. */
  get #set(): [name: string, value: string][] {
    return Object.entries(this.#options[this.#key] ?? this.#own?.options ?? {});
  }

  get options(): Options {
    const game = this.game;
    if (game === undefined) return {};
    const known = this.#set.filter(([name, value]) => isOffered(game, name, value));
    return { [PLAYERS]: usualPlayers(game), ...Object.fromEntries(known) };
  }

  set options(options: Options) {
    this.#options = { ...this.#options, [this.#key]: options };
  }

  /** What was set and exists no longer: it keeps nobody from playing, but nobody shall miss it unawares. */
  get withdrawn(): string[] {
    const game = this.game;
    if (game === undefined) return [];
    const gone = this.#set.filter(([name, value]) => !isOffered(game, name, value)).map((pair) => pair.join('='));
    return [...gone, ...(this.#own?.withdrawn ?? [])];
  }

  /** Whether the own rules that are chosen were saved for another version of their game. */
  get other(): boolean {
    return this.#own?.other === true;
  }

  /** Whether the own rules that are chosen were changed since they were saved. */
  get changed(): boolean {
    const before = this.#own?.options;
    if (before === undefined) return false;
    const now = this.options;
    return Object.keys({ ...before, ...now }).some((name) => name !== PLAYERS && before[name] !== now[name]);
  }

  get rules(): RuleChoice {
    return { preset: this.preset, options: this.options };
  }

  /** How a table is opened: for friends, or with bots, whom nobody has to find. */
  manners(friends: boolean): Manners {
    return { patience: this.patience, open_piles: this.openPiles, listed: friends && this.listed };
  }

  /** Whether they do in the chosen game. */
  get openPiles(): boolean {
    return this.open && this.game?.piles === true;
  }

  /** The bots of the other seats. */
  get botSeats(): BotWanted[] {
    const players = Number(this.options[PLAYERS] ?? 0);
    return Array.from({ length: Math.max(players - 1, 0) }, (_, at) => this.seats[at] ?? { level: this.bots, pace: this.pace });
  }

  keep(): void {
    const { preset, own, bots, patience, open, listed, pace, seats } = this;
    const options = $state.snapshot(this.#options);
    remember(KEY, { preset, own, bots, patience, open, listed, pace, seats, options });
  }
}
