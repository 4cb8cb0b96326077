/**
 * The focus is never lost: where a button has done its work and goes, what is nearest to that has it: at the table the
 * hand, on a page that comes in the place of another its heading.
 */

/** Where it goes, the first that is there. */
const NEXT = ['.claim', '.held[tabindex="0"]', '.actions .primary', '.actions button', '.again', 'h1'];

/** Watch all pages until the answer is called. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  const noted = ({ target }: FocusEvent): void => {
    last = target instanceof HTMLElement ? target : null;
  };
  const changed = (): void => {
    const { activeElement, body } = document;
    if (last === null || last.isConnected || (activeElement !== null && activeElement !== body)) return;
    if (document.querySelector('dialog[open]') === null) nextOf()?.focus({ preventScroll: true });
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

function nextOf(): HTMLElement | null {
  for (const selector of NEXT) {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found?.checkVisibility()) continue;
    if (found.tabIndex < 0) found.tabIndex = -1; // a heading can have it then
    return found;
  }
  return null;
}
