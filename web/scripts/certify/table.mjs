export const whole = (n) => n.toLocaleString('en-US').replaceAll(',', ' ');

/** The first `texts` columns are words, the others numbers. */
export function table(head, rows, texts = 1) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const marks = head.map((_, k) => (k < texts ? '---' : '---:'));
  return [line(head), line(marks), ...rows.map(line)].join('\n');
}

export const sum = (rows, field) => whole(rows.reduce((total, row) => total + (row[field] ?? 0), 0));
