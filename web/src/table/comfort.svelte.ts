/** What was opened at the table to look something up: what happened since my last turn, the keys. */
interface Opened {
  again: boolean;
  keys: boolean;
}

export const comfort: Opened = $state({ again: false, keys: false });
