/** What the browser remembers for us: nothing, where it does not want to. */

export function remembered(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    // blocked by the person's settings, or not what we wrote
    return null;
  }
}

export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
