/** Keys of a row of tabs: which one comes next. */
export function nextTab<T>(tabs: readonly T[], from: T, key: string): T | undefined {
  const at = tabs.indexOf(from);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : tabs[to];
}
