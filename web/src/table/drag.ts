/**
 * Cards dragged out of the hand with a pointer: copies follow it, and fall where something takes them. As long as they
 * are dragged the page is marked, so that all such places can be seen; near its upper and lower edge it scrolls.
 */

export interface Dragged {
  readonly id: number;
}

interface Wishes {
  layer(): HTMLElement | undefined;
  /** The cards that go with the one that was taken. */
  cards(id: number): readonly Dragged[];
  started(ids: readonly number[]): void;
  dropped(place: string): void;
}

/** A pointer that moves less only taps. */
const SLACK = 9;
const NEXT = 26;
const OVER = 'over';
const DRAGGING = 'dragging';
/** So near to an edge the page scrolls, so far with each frame, in pixels. */
const EDGE = 56;
const SCROLL = 9;

export class Drag {
  #ended = { id: -1, at: -Infinity };

  constructor(readonly wishes: Wishes) {}

  /** Whether a click on this card that comes now only ends a drag of it. */
  justDropped(id: number): boolean {
    return id === this.#ended.id && performance.now() - this.#ended.at < 80;
  }

  down(event: PointerEvent, id: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const pointer = event.pointerId;
    const start = { x: event.clientX, y: event.clientY };
    const stop = new AbortController();
    const { signal } = stop;
    let copies: HTMLElement[] = [];
    let target: HTMLElement | null = null;
    let height = start.y;
    const scroll = (): void => {
      if (signal.aborted) return;
      if (height < EDGE) window.scrollBy(0, -SCROLL);
      else if (height > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      requestAnimationFrame(scroll);
    };

    const moved = (now: PointerEvent): void => {
      if (now.pointerId !== pointer) return;
      if (copies.length === 0) {
        if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < SLACK) return;
        copies = this.#lift(id);
        if (copies.length === 0) return;
        document.body.classList.add(DRAGGING);
        scroll();
      }
      height = now.clientY;
      for (const [at, copy] of copies.entries()) {
        copy.style.transform = `translate(${now.clientX + at * NEXT}px, ${now.clientY}px) translate(-30%, -60%)`;
      }
      const under = placeUnder(now);
      if (under === target) return;
      target?.classList.remove(OVER);
      under?.classList.add(OVER);
      target = under;
    };
    const ended = (now: PointerEvent, fell: boolean): void => {
      if (now.pointerId !== pointer) return;
      stop.abort();
      document.body.classList.remove(DRAGGING);
      for (const copy of copies) copy.remove();
      target?.classList.remove(OVER);
      if (copies.length === 0) return;
      this.#ended = { id, at: performance.now() };
      if (fell && target?.dataset.drop) this.wishes.dropped(target.dataset.drop);
    };
    window.addEventListener('pointermove', moved, { signal });
    window.addEventListener('pointerup', (now) => ended(now, true), { signal });
    window.addEventListener('pointercancel', (now) => ended(now, false), { signal });
  }

  #lift(id: number): HTMLElement[] {
    const layer = this.wishes.layer();
    if (!layer) return [];
    const ids = this.wishes.cards(id).map((held) => held.id);
    const copies = ids.flatMap((held) => {
      const card = document.querySelector<HTMLElement>(`[data-held="${held}"] .card`);
      if (!card) return [];
      const copy = card.cloneNode(true) as HTMLElement;
      copy.style.cssText = `position:absolute;left:0;top:0;--w:${card.offsetWidth}px;opacity:.94`;
      layer.append(copy);
      return [copy];
    });
    this.wishes.started(ids);
    return copies;
  }
}

/** The innermost place under the pointer that takes cards. */
function placeUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place) return place;
  }
  return null;
}
