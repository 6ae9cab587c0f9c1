import { tablesOf } from './tables/index.mjs';

/** Prints every table with aligned columns. */
export function printReport(results) {
  for (const table of tablesOf(results)) {
    console.log(`\n${table.title}`);
    if (table.note) console.log(`  ${table.note}`);
    for (const line of aligned([table.head, ...table.rows])) console.log(`  ${line}`);
  }
}

function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
}
