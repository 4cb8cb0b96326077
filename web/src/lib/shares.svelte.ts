/** The matches that were shared while this page is open, by their tables; an empty text: no longer. */
export const shares: Record<string, string> = $state({});

/** The id under which the match at a table is shared, as far as we know; empty where it is not. */
export function sharedId(table: string): string {
  return shares[table] ?? '';
}
