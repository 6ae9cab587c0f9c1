import { arch, cpus, platform } from 'node:os';
import { joinLaw, lawsText } from './laws.mjs';
import { sum, table, whole } from './table.mjs';

const figure = (x) => (x < 100 ? x.toFixed(2) : x.toExponential(1));

/** The findings of all processes, added up by family. */
export function addUp(lines) {
  const rows = new Map();
  for (const line of lines) {
    const key = `${line.group} ${line.law ?? ''} ${line.name}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { ...line });
    else if (line.group === 'laws') joinLaw(row, line);
    else for (const [field, value] of Object.entries(line)) row[field] = joined(field, row[field], value);
  }
  return [...rows.values()];
}

const isSame = new Set(['triangles']);
const largest = new Set(['residual', 'deepest', 'crossed', 'path', 'reverse']);

function joined(field, a, b) {
  if (typeof a === 'string') return a || b;
  if (isSame.has(field)) return a;
  if (largest.has(field)) return Math.max(a, b);
  return field === 'room' ? Math.min(a, b) : a + b;
}

const isFrames = (row) => row.group === 'frames';
const isSweeps = (row) => ['families', 'soups', 'shapes'].includes(row.group);

export function wrongIn(row) {
  if (isSweeps(row)) return row.misses + row.exits + row.penetrations + row.others + row.unlike + row.late;
  if (isFrames(row)) return Number(row.complaint !== '');
  // The laws count what a walk or a level broke.
  return row.group === 'laws' ? row.broken : 0;
}

function sweepTable(rows) {
  const head = [
    'family',
    'sweeps',
    'hits',
    'misses',
    'exit times',
    'penetrations',
    'other',
    'worst residual',
    'deepest',
  ];
  const cells = (row) => [
    row.name,
    ...[row.sweeps, row.hits, row.misses, row.exits, row.penetrations].map(whole),
    whole(row.others + row.unlike + row.late),
    figure(row.residual),
    figure(row.deepest),
  ];
  const all = addUp(rows.map((row) => ({ ...row, group: '', name: '**all**' })));
  return table(head, [...rows, ...all].map(cells));
}

function frameTable(rows) {
  const head = ['world', 'frames', 'contacts', 'in the skin', 'crossed', 'clearance', 'path', 'wrong'];
  const measured = (row, value) => (row.name === 'idle-on-slope' ? '–' : value);
  const cells = (row) => [
    row.name,
    whole(row.frames),
    whole(row.contacts),
    measured(row, figure(row.deepest)),
    measured(row, figure(row.crossed)),
    row.room > 1.5 ? '–' : row.room.toFixed(7),
    measured(row, row.path.toFixed(9)),
    row.complaint || '–',
  ];
  return table(head, rows.map(cells));
}

/** tests/certify/REPORT.md */
export function reportText(rows, { seed, seconds, date }) {
  const sweeps = rows.filter(isSweeps);
  const frames = rows.filter(isFrames);
  const moved = rows.filter((row) => isFrames(row) || row.group === 'walks' || row.group === 'levels');
  const wrong = rows.reduce((total, row) => total + wrongIn(row), 0);
  const machine = `${cpus()[0].model}, ${platform()} ${arch()}, node ${process.version}`;
  return `# Certification run

${sum(sweeps, 'sweeps')} sweeps and ${sum(moved, 'frames')} frames of the robust method, ${wrong === 0 ? 'no wrong answer' : `**${whole(wrong)} wrong**`}.
${date}, seed ${seed}, ${Math.round(seconds / 60)} minutes in two processes on ${machine}.

Written by \`npm run certify\`, which says how.

## Sweeps

Every answer is judged in long double by the oracle of the tests (distance of a point from a triangle, nothing else; no code of the
solver): at the time of a hit the distance is the radius and falls; before it, and in a miss, no triangle comes nearer than that.
Lengths in units of u S, u = 2⁻⁵³, S the largest length involved; 64 is the limit. *Residual*: |distance − radius| at the time of a hit.
*Deepest*: how far any triangle is entered before the answer's time. *Other*: wrong contact point, normal or feature, short stops;
answers that differ in a bit when traced or when asked of gathered leaves; times that differ from the bisected ones (${sum(sweeps, 'bisected')} of
the sweeps, where the depth tolerance determines the time).

Of each family three quarters are neighbours: every coordinate moved by 0 to 2 units in the last place, everything scaled by 10^±6 or
shifted by up to 10⁸. One fifth of the sweeps is one-sided. Shapes are the meshes of the presets; *bunny* and *teapot* come from npm.

${sweepTable(sweeps)}

## Frames

*In the skin*: how deep the body with its skin is in anything at the end of a frame, in u S. *Crossed*: the same on the way, leg by leg (below 8
it is not refined). *Clearance*: least distance of the body itself, as a share of what the skin promises (2√(ab)/(a+b) of it). *Path*: longest
way made over the way asked for. The net motion is never reversed in any pass. A frame that starts in its skin has no skin to keep and is
only walked: ${sum(frames, 'overlapped')} of them. Sweeps ran out in ${sum(frames, 'truncated')} frames.

${frameTable(frames)}

${lawsText(rows)}`;
}
