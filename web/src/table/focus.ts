/** The focus is never lost: where a button has done its work and goes, the hand has it, or what is nearest to that. */

/** Where it goes, the first that is there. */
const NEXT = ['.claim', '.held[tabindex="0"]', '.actions .primary', '.actions button', '.again'];

/** Watch a page until the answer is called. */
export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const noted = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? target : null;
  };
  const changed = (): void => {
    const { activeElement, body } = document;
    if (last === null || last.isConnected || (activeElement !== null && activeElement !== body)) return;
    last = null;
    if (document.querySelector('dialog[open]') === null) nextOf(page)?.focus({ preventScroll: true });
  };
  // code that knows a better place for it moves it there all the same
  const watch = new MutationObserver(changed);
  document.addEventListener('focusin', noted);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', noted);
  };
}

function nextOf(page: HTMLElement): HTMLElement | null {
  for (const selector of NEXT) {
    const found = page.querySelector<HTMLElement>(selector);
    if (found?.checkVisibility()) return found;
  }
  return null;
}
