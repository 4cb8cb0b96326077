/** What somebody chose to play last, kept in this browser. */
import type { GameInfo, Patience } from './protocol';
import { PATIENCES } from './patience';
import { PLAYERS, usualPlayers, type RuleChoice } from './rules';
import { remember, remembered } from './storage';

const KEY = 'stolik.choice';

interface Kept {
  preset: string;
  bots: string;
  patience?: Patience;
  options: Record<string, Record<string, string>>;
  /** Captured cards lie open; left out by earlier versions. */
  open?: boolean;
}

function isKept(found: unknown): found is Kept {
  const kept = found as Partial<Kept> | null;
  return typeof kept?.preset === 'string' && typeof kept.bots === 'string' && typeof kept.options === 'object';
}

/** The choice among the games that are offered; each game remembers its own options. */
export class Choice {
  preset: string = $state('');
  bots: string = $state('');
  /** How long a question to several seats stays open, where the game has such. */
  patience: Patience = $state('usual');
  /** Captured cards lie open to all, in games that have such. */
  open: boolean = $state(false);
  #options: Record<string, Record<string, string>> = $state({});

  constructor(readonly games: readonly GameInfo[], levels: readonly string[]) {
    const found = remembered(KEY);
    const kept = isKept(found) ? found : { preset: '', bots: '', options: {} };
    this.preset = games.some(({ id }) => id === kept.preset) ? kept.preset : (games[0]?.id ?? '');
    // the last one is the strongest
    this.bots = levels.includes(kept.bots) ? kept.bots : (levels.at(-1) ?? '');
    this.patience = PATIENCES.find((one) => one === kept.patience) ?? 'usual';
    this.#options = kept.options;
    this.open = kept.open === true;
  }

  get game(): GameInfo | undefined {
    return this.games.find(({ id }) => id === this.preset);
  }

  get options(): Record<string, string> {
    const game = this.game;
    if (game === undefined) return {};
    const kept = this.#options[this.preset] ?? {};
    // an option that was withdrawn since must not keep anybody from playing
    const known = Object.entries(kept).filter(([name]) => game.options.some((option) => option.name === name));
    return { [PLAYERS]: usualPlayers(game), ...Object.fromEntries(known) };
  }

  set options(options: Record<string, string>) {
    this.#options = { ...this.#options, [this.preset]: options };
  }

  get rules(): RuleChoice {
    return { preset: this.preset, options: this.options };
  }

  /** Whether they do in the chosen game. */
  get openPiles(): boolean {
    return this.open && this.game?.piles === true;
  }

  keep(): void {
    const { preset, bots, patience, open } = this;
    remember(KEY, { preset, bots, patience, open, options: $state.snapshot(this.#options) });
  }
}
