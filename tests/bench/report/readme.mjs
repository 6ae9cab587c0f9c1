import { grid } from './markdown.mjs';
import { ratios } from './tables/ratios.mjs';

const begin = '<!-- Made by npm run bench -- --out tests/bench -->';
const end = '<!-- end -->';

/** Puts the short table between the marks of a text; a text without them stays as it is. @param {string} text */
export function withSummary(text, results) {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return text;
  return `${text.slice(0, from)}${begin}\n\n${summary(results)}\n\n${text.slice(to)}`;
}

function summary(results) {
  const { machine } = results;
  const { head, rows } = ratios(results);
  // The quickest repetitions, in brackets, are for the full page.
  const short = rows.map((row) => row.map((cell) => cell.replace(/ \([^)]*\)/, '')));
  const note = `How many times as fast as the fastest of the others in that world, by medians (${machine.cpu}, ${machine.cores} cores, node ${machine.node}, ${machine.date.slice(0, 10)}):`;
  return [note, grid(head, short)].join('\n\n');
}
