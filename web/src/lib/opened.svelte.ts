/** The record that was opened from a file: it stays in this page, and is sent only to be played again. */
import { go } from './route.svelte';

/** As much as the server reads, in KB. */
export const MOST_KB = 512;

let file: File | null = $state.raw(null);

export const openedFile = {
  get now(): File | null {
    return file;
  },
};

/** Show a record from a file; whether it is small enough to be one. */
export function openFile(chosen: File): boolean {
  if (chosen.size > MOST_KB * 1024) return false;
  file = chosen;
  go('/games/file');
  return true;
}

/** What was dropped or pasted: the first file, else the text. */
export function recordIn(data: DataTransfer | null): File | null {
  if (data === null) return null;
  const [found] = data.files;
  if (found) return found;
  const text = data.getData('text/plain');
  // what is copied from a page may have lost the end of its last line
  return text === '' ? null : new File([text.endsWith('\n') ? text : `${text}\n`], 'pasted.stolik');
}
