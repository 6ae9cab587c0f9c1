import { sum, table, whole } from './table.mjs';

/** The same law in another process. */
export function joinLaw(row, other) {
  row.judged += other.judged;
  row.broken += other.broken;
  if (other.worst === null) return;
  if (row.worst === null) Object.assign(row, { worst: other.worst, where: other.where });
  else if (row.worse === 'sum') row.worst += other.worst;
  else if (row.worse === 'least' ? other.worst < row.worst : other.worst > row.worst)
    Object.assign(row, { worst: other.worst, where: other.where });
}

/** Six digits; where it matters how near to 1 it is, as many as that takes. */
function figure(x) {
  if (Number.isInteger(x)) return whole(x);
  const near = Math.abs(x - 1);
  if (near < 1e-4) return `1 ${x < 1 ? '−' : '+'} ${Number(near.toPrecision(2))}`;
  return String(Number(x.toPrecision(3)));
}

export function lawTable(rows) {
  const cells = (row) => [
    row.law,
    `${row.name}: ${row.what}`,
    whole(row.judged),
    row.worst === null ? '–' : `${figure(row.worst)}${row.unit && ` ${row.unit}`}${row.where && ` (${row.where})`}`,
    row.bound || '–',
    row.bound === 'measured' ? '–' : whole(row.broken),
  ];
  return table(['law', 'what holds', 'judged', 'worst found', 'bound', 'broken'], rows.map(cells), 2);
}

function levelTable(rows) {
  const cells = (row) => [
    row.name,
    ...[row.triangles, row.frames, row.truncated, row.dead, row.lost, row.unsaid].map(whole),
  ];
  const head = ['level', 'triangles', 'frames', 'sweeps ran out', 'dead', 'ground lost', 'ground not said'];
  return table(head, rows.map(cells));
}

/** The last section of the report. */
export function lawsText(rows) {
  const walks = rows.filter((row) => row.group === 'walks');
  const levels = rows.filter((row) => row.group === 'levels');
  return `## Laws of movement

A body goes where it can, and is told what carries it. ${sum(walks, 'frames')} frames in ${walks.length} kinds of scenes, those of the tests of the laws, with
their judges: the slide in 1,024 sub-steps over all triangles in long double (*progress*), distances and closed forms (the others); none shares
code with the solver. ${sum(levels, 'frames')} frames in ${levels.length} levels. *Judged*: how often it was asked, once a frame or once a walk. A figure is
the worst of all scenes, in brackets the scene it comes from; a dash is a law that is yes or no.

${lawTable(rows.filter((row) => row.group === 'laws'))}

In the levels bodies of 0.4/0.9/0.4 m are dropped anywhere clear and walk 4 m/s at 60 frames a second, step and snap 0.3, turning now and then; a
preset of 50 triangles or more is scaled until its own body is as tall. *Dead*: sweeps ran out and nothing moved, while the reference gets away in one of 32 directions.
Frames of free fall are not counted. *Ground lost*: for one to three frames, then found again, over edges too. *Ground not said*: in the air while touching what can be stood on.

${levelTable(levels)}
`;
}
