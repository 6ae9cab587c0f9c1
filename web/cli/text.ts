/** The report as lines for a terminal. */
import type { EventKind, Unit } from '../audit/detectors/types';
import { detectors } from '../audit/detectors';
import type { Progress } from '../audit/pool/run';
import type { AuditReport, ReportSpot } from '../audit/report/report';

/** Spots that are listed; the files have all. */
const listed = 20;

const names: Record<EventKind, string> = {
  fallsThrough: 'falls through',
  sticks: 'sticks',
  trapped: 'trapped',
  frozen: 'frozen',
  floats: 'floats',
  lost: 'lost',
  hops: 'hops',
  jitters: 'jitters',
  slidesOff: 'slides off',
  groundLost: 'ground lost',
  startsOverlapping: 'starts overlapping',
  leavesLevel: 'leaves the level',
};

export function reportLines(report: AuditReport, failOn: ReadonlyMap<EventKind, number>): string[] {
  const { level, settings, bodies, moves, starts, spots } = report;
  return [
    `${level.name}: ${counted(level.triangles, 'triangle', 'triangles')}; ${counted(bodies, 'body', 'bodies')}, ${counted(moves, 'move', 'moves')}, ${settings.method}, seed ${settings.seed}.`,
    ...(bodies < settings.bodies ? [`Ended early: ${count(bodies)} of ${count(settings.bodies)} bodies walked.`] : []),
    ...startLines(starts, bodies),
    ...leftLines(report),
    ...(starts.walked > 0 ? ['', ...table(countRows(report, failOn))] : []),
    ...(spots.length > 0
      ? ['', `Spots, worst first${spots.length > listed ? ` (${listed} of ${spots.length})` : ''}`]
      : []),
    ...(spots.length > 0
      ? table([['', '', 'bodies', 'worst', 'at', 'body, frame'], ...spots.slice(0, listed).map(spotCells)])
      : []),
  ];
}

function countRows({ counts, beside }: AuditReport, failOn: ReadonlyMap<EventKind, number>): string[][] {
  return [
    ['', 'events', 'bodies', ...(beside ? [beside.method, 'bodies'] : [])],
    ...counts.map(({ kind, events, bodies, beside: other }) => [
      `${names[kind]}${events >= (failOn.get(kind) ?? Infinity) ? ' !' : ''}`,
      count(events),
      count(bodies),
      ...(other ? [count(other.events), count(other.bodies)] : []),
    ]),
  ];
}

function startLines({ cramped, without, pocketed }: AuditReport['starts'], bodies: number): string[] {
  return [
    ...(without > 0 && without === bodies
      ? ['There is no ground where a body of this size can stand. Check --scale, --up, --radii and --slope.']
      : []),
    ...(without > 0 && without < bodies ? [`${count(without)} found no clear place to start.`] : []),
    ...(cramped > 0 ? [`${count(cramped)} tries were on ground with no room for the body.`] : []),
    ...(pocketed === null ? ['Pockets cannot be told in a level so large for a body so small.'] : []),
    ...(pocketed !== null && pocketed > 0 ? [`${count(pocketed)} started in a pocket that no way led out of.`] : []),
  ];
}

/** A body that has left stops walking: a level that is open at its edges is hardly covered, so finding nothing there means little. */
function leftLines({ counts, bodies, moves, settings }: AuditReport): string[] {
  const left = counts.find(({ kind }) => kind === 'leavesLevel')?.bodies ?? 0;
  const made = Math.round((100 * moves) / (bodies * settings.frames));
  if (left < bodies / 5 || bodies === 0 || made > 90) return [];
  return [
    `${count(left)} of ${count(bodies)} bodies left the level: ${made} % of the moves were made. Walls at its edges keep them in it.`,
  ];
}

const spotCells = ({ number, kind, bodies, worst, place }: ReportSpot) => [
  `#${number}`,
  names[kind],
  count(bodies),
  sizeText(kind, worst.size),
  place.map((value) => value.toFixed(2)).join(' '),
  `${worst.body}, ${worst.frame}`,
];

const unitOf = (kind: EventKind): Unit | undefined => detectors.find((detector) => detector.kind === kind)?.unit;

function sizeText(kind: EventKind, size: number): string {
  const unit = unitOf(kind);
  if (unit === 'length') return `${size.toPrecision(3)} m`;
  if (unit === 'frames') return `${size} ${size === 1 ? 'frame' : 'frames'}`;
  if (unit === 'fraction' || unit === 'depth') return `${Number((100 * size).toPrecision(2))} %`;
  return unit === undefined ? '' : size.toPrecision(2);
}

const count = (value: number) => value.toLocaleString('en');
const counted = (value: number, one: string, more: string) => `${count(value)} ${value === 1 ? one : more}`;

/** Columns of words to the left, of numbers to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const numeric = rows[0].map((_, column) =>
    rows.slice(1).every((row) => /^[\d,.\s]*( m| frames?| %)?$/.test(row[column])),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (numeric[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

export function progressLine({ bodies, moves, rate, left }: Progress, all: number): string {
  const rest = left === null ? '' : `, ${left > 90 ? `${Math.round(left / 60)} min` : `${Math.ceil(left)} s`} left`;
  return `${count(bodies)} of ${count(all)} bodies, ${count(moves)} moves, ${count(Math.round(rate / 1000) * 1000)} a second${rest}`;
}
