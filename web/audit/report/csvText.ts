/** Tables as text for spreadsheets: RFC 4180, numbers that read back to the same bits. Everything that writes CSV writes it here. */
/** Reads back to the same bits: the shortest text that does, at most 17 significant digits. */
export const exactText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

export type Cell = string | number | boolean | null;

/** A spreadsheet takes text that begins so for a formula, and runs it. */
const formula = /^[=+\-@\t\r]/;

/** Lines end with CR LF, the last one too. Text that would be a formula gets an apostrophe before it, and quotes around it; numbers stay numbers. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return typeof cell === 'number' ? exactText(cell) : String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return text !== cell || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
