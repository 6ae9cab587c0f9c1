/** The rows as one stop for Tab: arrows go from statement to statement, Enter shows it, letters go to the search. */

const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.statement')];

function setStop(row: HTMLElement, on: boolean): void {
  row.tabIndex = on ? 0 : -1;
  for (const button of row.querySelectorAll('button')) button.tabIndex = on ? 0 : -1;
}

/** Exactly one row, and what is in it, can be reached with Tab. */
export function settleRows(list: Element, active?: Element | null): void {
  const rows = rowsOf(list);
  const own = active?.closest('.statement');
  const stop = rows.find((row) => row === own) ?? rows.find((row) => row.tabIndex === 0) ?? rows[0];
  for (const row of rows) if (row === stop || row.tabIndex === 0) setStop(row, row === stop);
}

export function moveInRows(event: KeyboardEvent & { currentTarget: HTMLElement }, search: HTMLElement | null): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('.statement');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\S$/.test(event.key)) return search?.focus();
  if (event.key === 'Enter' && target === row) {
    event.preventDefault();
    return row.querySelector('button')?.click();
  }
  const rows = rowsOf(event.currentTarget);
  const at = rows.indexOf(row);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const to = rows[next];
  if (to) showRow(to, 'nearest');
}

/**
 * Brings a row into sight, with the focus. Rows out of sight have only a guessed height until they come near, so a jump
 * over many of them would land elsewhere: from the first jump on all of them are laid out.
 */
export function showRow(row: HTMLElement, block: ScrollLogicalPosition): void {
  row.closest<HTMLElement>('.ground-list')?.setAttribute('data-laid-out', '');
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block });
}
