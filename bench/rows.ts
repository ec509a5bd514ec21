/** Prints a Markdown table row by row, as each is measured; all columns but the first are numbers. */
export function printRows(heads: readonly string[], rows: readonly (() => readonly string[])[]): void {
  const line = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
  line(heads);
  line(heads.map((_, column) => (column === 0 ? '---' : '---:')));
  for (const row of rows) line(row());
}

/** How many times a figure is another one; nothing where one of them was not measured. */
export const ratio = (figure: number | undefined, of: number): string => {
  if (figure === undefined) return '';
  const value = figure / of;
  return value.toFixed(value < 10 ? 2 : 0);
};
