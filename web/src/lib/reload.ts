const KEY = 'stolik.reloaded';
/** A page that still cannot be read after this time would not be helped by another try. */
const APART = 60_000;

/** Load the page anew, but not again and again. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < APART) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // without storage nothing would stop it
    return;
  }
  location.reload();
}
