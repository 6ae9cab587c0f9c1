/** A sign for each kind of event: 16 px outlines in the colour of the text. They never speak; the name stands beside them. */
import type { EventKind } from '../../../audit/detectors/types';

interface Shape {
  readonly lines: string;
  readonly circles?: readonly (readonly [x: number, y: number, r: number])[];
}

const shapes: Readonly<Record<EventKind, Shape>> = {
  fallsThrough: { lines: 'M2.5 9.5H6M10 9.5h3.5M8 2.5v10M5.2 9.8 8 12.8l2.8-3' },
  sticks: { lines: 'm5.6 5.6 4.8 4.8M10.4 5.6l-4.8 4.8', circles: [[8, 8, 5.3]] },
  trapped: { lines: 'M4 13V3h8v10M2.5 13h11', circles: [[8, 9.2, 1.9]] },
  frozen: { lines: 'M8 2.5v11M3.2 5.2l9.6 5.6M12.8 5.2l-9.6 5.6M6.6 3.6 8 5l1.4-1.4M6.6 12.4 8 11l1.4 1.4' },
  floats: { lines: 'M2.5 13h11M8 9.2v.1M8 11v.1', circles: [[8, 5.2, 2.7]] },
  lost: {
    lines:
      'M6.3 6.2a1.8 1.8 0 1 1 2.6 1.7c-.6.4-.9.7-.9 1.4M8 11.3v.1M2.5 5V2.5H5M11 2.5h2.5V5M13.5 11v2.5H11M5 13.5H2.5V11',
  },
  hops: { lines: 'M2.5 12.5h11M3.5 9.5c1-6 6-6 8 0M11.8 6.2v3.6H8.4' },
  jitters: { lines: 'M2.5 8 5 4.5l2 7 2.2-7 2 7L13.5 8' },
  slidesOff: { lines: 'M2.5 3.5 13.5 12.5M6 3.5l5 4.1M11.4 4.4l-.2 3.3-3.3-.2' },
  groundLost: { lines: 'M2.5 12.5H5M11 12.5h2.5M3.5 9.5C5 5.5 11 5.5 12.5 9.5M7 12.5h.1M9 12.5h.1' },
  startsOverlapping: { lines: 'M2.5 10h11M2.5 13h11', circles: [[8, 7.4, 3.9]] },
  leavesLevel: { lines: 'M2.5 5.5H8v7M10.5 5.5v6M8.6 9.6l1.9 2.2 1.9-2.2' },
};

export function KindIcon({ kind }: { kind: EventKind }) {
  const { lines, circles }: Shape = shapes[kind];
  return (
    <svg class="ic" viewBox="0 0 16 16" aria-hidden="true">
      <path d={lines} />
      {circles?.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
