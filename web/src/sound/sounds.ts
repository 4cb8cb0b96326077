/** The sounds of this page, as loud as its person wants them; none unless they were switched on. */
import { prefs, VOLUMES } from '../lib/prefs.svelte';
import { Synth, type Sound } from './synth';

const synth = new Synth({
  touched: () => navigator.userActivation?.hasBeenActive ?? false,
  open: () => new AudioContext(),
});

export function sound(what: Sound): void {
  if (prefs.sound === 'on') synth.play(what, prefs.volume / VOLUMES.length);
}
