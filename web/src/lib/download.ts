/** Let the browser keep a file. */
export function keepFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // the browser takes it within this turn
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
