/** The guidance for the first deal of each game: offered once, switched on and off, over when the deal is. */
import { remember, remembered } from '../lib/storage';

const KEY = 'stolik.guide';

/** Of a game: it goes on in that deal of that table (-1: in the next one that is played), or it was there already. */
type Kept = { readonly table: string; readonly deal: number } | 'over';

interface Deal {
  readonly preset: string;
  readonly table: string;
  readonly deal: number;
}

/** What was kept, as far as it makes sense. */
export function readKept(found: unknown): Record<string, Kept> {
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, kept]) => isKept(kept))) as Record<string, Kept>;
}

function isKept(kept: unknown): kept is Kept {
  if (kept === 'over') return true;
  const { table, deal } = (kept ?? {}) as { table?: unknown; deal?: unknown };
  return typeof table === 'string' && typeof deal === 'number';
}

export class Guide {
  /** The deal that is played here, where there is one to be guided through. */
  here: Deal | null = $state.raw(null);
  #kept: Record<string, Kept> = $state.raw(readKept(remembered(KEY)));

  /** Whether it goes on in this deal. */
  goesOn({ preset, table, deal }: Deal): boolean {
    const kept = this.#kept[preset];
    return kept !== undefined && kept !== 'over' && kept.table === table && kept.deal === deal;
  }

  /** Whether it is worth offering: the first deal of somebody who has not played this here. */
  isOffered({ preset, deal }: Deal): boolean {
    return deal === 1 && this.#kept[preset] === undefined;
  }

  begin({ preset, table, deal }: Deal): void {
    this.#keep(preset, { table, deal });
  }

  /** Ended, declined, or the deal is over; it is not offered again. */
  end({ preset }: Pick<Deal, 'preset'>): void {
    this.#keep(preset, 'over');
  }

  /** On or off, for the deal that is played here. */
  toggle(): void {
    if (this.here === null) return;
    if (this.goesOn(this.here)) this.end(this.here);
    else this.begin(this.here);
  }

  #keep(preset: string, kept: Kept): void {
    this.#kept = { ...this.#kept, [preset]: kept };
    remember(KEY, this.#kept);
  }
}

export const guide = new Guide();
