/** Where a rule stands in the book of each game: every game of a family has numbers of its own. */

/** Rules of kanasta as on Kurnik, by preset: the number of the same rule there. */
const CANASTA: Readonly<Record<string, readonly string[]>> = {
  //       A23    A28    A41    A42    A47    A48    A52    A53    A54    A57    A60    A83
  kurnik: ['A23', 'A28', 'A41', 'A42', 'A47', 'A48', 'A52', 'A53', 'A54', 'A57', 'A60', 'A83'],
  classic: ['B19', 'B44', 'B24', 'B27', 'B32', 'B32', 'B19', 'B48', 'B47', 'B51', 'B56', 'B55'],
  hoyle: ['B19', 'B44', 'B24', 'B27', 'B32', 'B32', 'B19', 'B48', 'B47', 'B51', 'B56', 'B55'],
  book: ['B19', 'P5', 'B24', 'B27', 'P3', 'P3', 'B19', 'B48', 'P9', 'P9', 'P13', 'P13'],
  samba: ['C4', 'C6', 'C21', 'C20', 'C30', 'C30', 'B19', 'B48', 'C26', 'C28', 'C32', 'C39'],
  combo: ['D4', 'D5', 'D22', 'D17', 'D34', 'D34', 'B19', 'D29', 'D29', 'B51', 'D32', 'D33'],
  'combo-basic': ['E3', 'E5', 'B24', 'E18', 'E17', 'E17', 'B19', 'E11', 'E11', 'B51', 'E9', 'E10'],
};
const FIRST = 'kurnik';

/** The number of a rule in the book of a game, where it has another one there. */
export function ruleIn(preset: string, rule: string): string {
  const at = CANASTA[FIRST]?.indexOf(rule) ?? -1;
  return CANASTA[preset]?.[at] ?? rule;
}
