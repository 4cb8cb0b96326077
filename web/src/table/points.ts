/** Points with a real minus sign. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}
