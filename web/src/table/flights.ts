/**
 * Cards that move: copies fly above the table from where a card was to where it is. Only position and opacity change.
 *
 * A place is marked by `data-place`, a card in it by `data-card` with its text. The page always shows the newest
 * state; while a copy flies, the card that it is going to be is only not visible yet.
 */
import { TALL } from './fan';
import type { Pace } from '../lib/prefs.svelte';
import { HAND, seatPlace, STOCK, type Move, type Played } from './moves';
import { FLIGHT, LONGEST_WAIT, WHOLE } from './pace';

interface Seen {
  readonly card: string;
  readonly box: DOMRect;
  readonly node: Element;
}

type Start = Pick<Seen, 'box'> & { readonly node: Element | null };

interface Sight {
  readonly box: DOMRect;
  readonly cards: Seen[];
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** A deal is more than what one can follow: only the own cards are shown coming. */
const MANY = 24;
/** So much of its size a card lies aside of the one that it takes. */
const ASIDE = 0.3;

export class Flights {
  #before = new Map<string, Sight>();
  #waiting: { readonly node: HTMLElement; readonly card: string }[] = [];
  /** When the cards of earlier moves have come to lie. */
  #free = 0;

  constructor(
    readonly layer: () => HTMLElement | undefined,
    readonly root: () => HTMLElement | undefined,
    readonly pace: () => Pace,
  ) {}

  /** Remember where everything lies, before the page changes. */
  look(): void {
    this.#before = this.#still() ? new Map() : sights(this.root());
  }

  /** Show how everything came to lie where it is now. */
  show(moves: readonly Move[], played: Played | null = null): void {
    if (this.#still()) {
      this.#land();
      return;
    }
    if (moves.length === 0) return;
    const after = sights(this.root());
    const under = this.#landing(moves);
    const seen =
      moves.length > MANY
        ? moves.filter(({ to }) => to === HAND).map((move) => ({ ...move, from: STOCK }))
        : moves.filter((move) => !under.has(move));
    const duration = FLIGHT[this.pace()];
    const gap = seen.length < 2 ? 0 : Math.min(duration / 2, (WHOLE[this.pace()] - duration) / (seen.length - 1));
    for (const [move, box] of under) this.#fly(move, { box, node: null }, after, 0, duration);
    // those of others come one move after the other; own ones wait for nobody
    const own = under.size > 0 || seen.some(({ from, to }) => from === HAND || to === HAND);
    const wait = own ? 0 : Math.min(Math.max(0, this.#free - performance.now()), LONGEST_WAIT);
    const first = wait + (played?.takes && under.size === 0 ? this.#visit(played, seen, duration, wait) : 0);
    this.#free = performance.now() + first + gap * Math.max(0, seen.length - 1) + duration;
    for (const [at, move] of seen.entries()) {
      this.#fly(move, taken(this.#before.get(move.from), move.card), after, first + at * gap, duration);
    }
  }

  /** Another's card is seen beside what it takes before all of them go; how long the others wait for it. */
  #visit({ seat, card }: Played, moves: readonly Move[], duration: number, delay: number): number {
    const layer = this.layer();
    const home = this.#before.get(seatPlace(seat))?.box;
    const taking = moves.find(({ from, to }) => to === seatPlace(seat) && from !== to);
    const spot = this.#before.get(taking?.from ?? '')?.cards.find((seen) => seen.card === taking?.card);
    const model = this.root()?.querySelector(`[data-face="${card}"] .card`);
    if (!layer || !home || !spot || !model) return 0;
    const { left, top, width, height } = spot.box;
    const box = new DOMRect(left + width * ASIDE, top + height * ASIDE, width, height);
    const copy = ghost(model, box, layer);
    copy.style.zIndex = '1';
    const away = between(centred(home, box), box);
    const frames: Keyframe[] = [
      { transform: away, easing: EASE },
      { transform: 'none', offset: 0.45 },
      { transform: 'none', offset: 0.55, easing: EASE },
      { transform: away, opacity: 0.2 },
    ];
    const done = (): void => copy.remove();
    copy.animate(frames, { duration: duration * 2, delay, fill: 'both' }).finished.then(done, done);
    return duration;
  }

  /** Cards of the hand go to a place before the table has answered; there they wait. */
  depart(cards: readonly { readonly id: number; readonly card: string }[], place: string): void {
    const layer = this.layer();
    const target = this.root()
      ?.querySelector(`[data-drop~="${CSS.escape(place)}"]`)
      ?.getBoundingClientRect();
    if (this.#still() || !layer || !target) return;
    for (const { id, card } of cards) {
      const node = this.root()?.querySelector<HTMLElement>(`[data-held="${id}"] .card`);
      if (!node) continue;
      const { left, top } = node.getBoundingClientRect();
      const box = new DOMRect(left, top, node.offsetWidth, node.offsetHeight);
      const copy = ghost(node, box, layer);
      copy.animate([{ transform: 'none' }, { transform: between(centred(target, box), box) }], {
        duration: FLIGHT[this.pace()],
        easing: EASE,
        fill: 'forwards',
      });
      this.#waiting.push({ node: copy, card });
    }
  }

  /** The table refused: they slide back. */
  comeBack(): void {
    for (const { node } of this.#waiting.splice(0)) {
      const [flight] = node.getAnimations();
      if (!flight) node.remove();
      else {
        flight.reverse();
        flight.finished.then(
          () => node.remove(),
          () => node.remove(),
        );
      }
    }
  }

  /** The moves of cards that are under way already, and where those are; from there they fly on. */
  #landing(moves: readonly Move[]): Map<Move, DOMRect> {
    const found = new Map<Move, DOMRect>();
    for (const move of moves) {
      const at = move.from === HAND ? this.#waiting.findIndex(({ card }) => card === move.card) : -1;
      const [waiting] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (!waiting) continue;
      found.set(move, waiting.node.getBoundingClientRect());
      waiting.node.remove();
    }
    this.#land();
    return found;
  }

  #land(): void {
    for (const { node } of this.#waiting.splice(0)) node.remove();
  }

  #fly(move: Move, start: Start | null, after: Map<string, Sight>, delay: number, duration: number): void {
    const layer = this.layer();
    const end = taken(after.get(move.to), move.card);
    if (!layer || !start || !end) return;
    const model = end.node ?? start.node;
    if (!model) return;
    const box = centred(end.box, upright(model, end.node ? end.box : start.box));
    const copy = ghost(model, box, layer);
    const target = end.node instanceof HTMLElement ? end.node : null;
    if (target) target.style.visibility = 'hidden';
    const frames: Keyframe[] = [
      { transform: between(centred(start.box, box), box), opacity: 1 },
      { transform: 'none', opacity: target ? 1 : 0.2 },
    ];
    const done = (): void => {
      copy.remove();
      if (target) target.style.visibility = '';
    };
    copy.animate(frames, { duration, delay, easing: EASE, fill: 'both' }).finished.then(done, done);
  }

  #still(): boolean {
    if (this.pace() === 'once') return true;
    return matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  }
}

function sights(root: HTMLElement | undefined): Map<string, Sight> {
  const found = new Map<string, Sight>();
  for (const place of root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const cards = [...place.querySelectorAll<HTMLElement>('[data-card]')].map((node) => ({
      card: node.dataset.card ?? '',
      box: node.getBoundingClientRect(),
      node: node.querySelector('.card') ?? node,
    }));
    found.set(place.dataset.place ?? '', { box: place.getBoundingClientRect(), cards });
  }
  return found;
}

/** The card in that place, each only once, the last such first; else the place itself. */
function taken(sight: Sight | undefined, card: string): Start | null {
  if (!sight) return null;
  const at = sight.cards.findLastIndex((seen) => seen.card === card);
  const [seen] = at < 0 ? [] : sight.cards.splice(at, 1);
  if (seen) return seen;
  const last = sight.cards.at(-1);
  return { box: last?.box ?? sight.box, node: null };
}

function ghost(model: Element, box: DOMRect, layer: HTMLElement): HTMLElement {
  const copy = model.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.removeAttribute('role');
  copy.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;--w:${box.width}px;visibility:visible;margin:0`;
  layer.append(copy);
  return copy;
}

/** The size of a card as it is when it does not lie crosswise. */
function upright(model: Element, box: DOMRect): DOMRect {
  const width = (model instanceof HTMLElement && model.offsetWidth) || Math.min(box.width, box.height);
  return new DOMRect(0, 0, width, width * TALL);
}

/** A box of the size of `like` in the middle of `box`. */
function centred(box: DOMRect, like: DOMRect): DOMRect {
  return new DOMRect(
    box.left + (box.width - like.width) / 2,
    box.top + (box.height - like.height) / 2,
    like.width,
    like.height,
  );
}

function between(start: DOMRect, end: DOMRect): string {
  return `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
}
