/** A row for each spot. */
import { csvText } from './csvText';
import type { AuditReport } from './report';

const head = [
  'number',
  'kind',
  'x',
  'y',
  'z',
  'bodies',
  'events',
  'worst',
  'worst_body',
  'worst_frame',
  'beside_bodies',
];

export function csvOf({ spots }: AuditReport): string {
  const rows = spots.map(({ number, kind, place, bodies, events, worst, beside }) => [
    number,
    kind,
    ...place,
    bodies,
    events,
    worst.size,
    worst.body,
    worst.frame,
    beside ?? null,
  ]);
  return csvText([head, ...rows]);
}
