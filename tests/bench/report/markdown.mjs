import { tablesOf } from './tables/index.mjs';

/** The page that is kept with the sources. */
export function markdownOf(results) {
  return `${[title(results), ...tablesOf(results).map(section), ...picture(results), ...worlds(results), ...settings(results)].join('\n\n')}\n`;
}

function title({ machine, quick, plan, seconds, worlds: measured }) {
  if (measured.length === 0) {
    return '# Benchmarks\n\nA part, made by `npm run bench` with `--behaviour` or `--growth`; do not edit. How it works: [README.md](README.md).';
  }
  return `# Benchmarks

Made by \`npm run bench${quick ? ' -- --quick' : ''}\` in ${Math.round(seconds)} s; do not edit. How it works: [README.md](README.md).

${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB; ${machine.system}; node ${machine.node} (V8 ${machine.v8}); ${machine.date.slice(0, 10)}.

Every figure is the median of interleaved repetitions with their range in brackets: up to ${plan.sweepRepetitions.repetitions} for sweeps,
${plan.crowdRepetitions.repetitions} for characters, ${plan.buildRepetitions.repetitions} for builds; a slow peer has fewer. “–”: the peer has no such thing. Other work on the machine
moves all of them, so compare within one table.`;
}

function picture({ growth }) {
  return growth
    ? ['## How cost grows, as a picture', '![The tables of growth above, both scales logarithmic](growth.svg)']
    : [];
}

function section({ title: heading, note, head, rows }) {
  return [`## ${heading}`, ...(note ? [note] : []), grid(head, rows)].join('\n\n');
}

/** A table in Markdown, figures to the right. */
export function grid(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function worlds(results) {
  const lines = results.worlds.map(
    ({ title: name, triangles, about, hitShare }) =>
      `- **${name}** (${triangles.toLocaleString('en')} triangles): ${about} ${Math.round(hitShare * 100)} % of the sweeps hit.`,
  );
  return lines.length > 0 ? ['## Worlds', lines.join('\n')] : [];
}

function settings({ peers, behaviour }) {
  return [
    ...(peers.length > 0 ? settingsOf('Settings', peers) : []),
    ...(behaviour ? settingsOf('Settings for the table of behaviour', behaviour.engines) : []),
  ];
}

function settingsOf(heading, peers) {
  const parts = peers.map(({ title: name, version, settings: lines, unfair }) =>
    [
      `### ${name} ${version}`,
      lines.map((line) => `- ${line}`).join('\n'),
      ...(unfair.length > 0 ? [`Unfair to it:`, unfair.map((line) => `- ${line}`).join('\n')] : []),
    ].join('\n\n'),
  );
  return [`## ${heading}`, ...parts];
}
