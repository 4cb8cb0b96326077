/** The codes of the ready-made phrases, in the order in which they are offered; everybody reads them in his own language. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'oops',
  'laugh',
  'close_one',
  'moment',
  'hurry',
  'again',
  'bye',
] as const;
