/** Strip A as numbers: a column per frame, a cell per sweep, and how much of the motion asked for was made. */
import type { ContactSummary, FrameSummary, Vec3 } from '../../model';

export interface FrameCell {
  readonly pass: 0 | 1;
  readonly slide: number;
  readonly contact: ContactSummary | null;
}

/** Bottom to top: sweeps of the movement, then of gravity. */
export function frameCells({ sweeps, contacts }: FrameSummary): FrameCell[] {
  return ([0, 1] as const).flatMap((pass) =>
    Array.from({ length: sweeps[pass] }, (_, slide) => ({
      pass,
      slide,
      contact: contacts.find((contact) => contact.pass === pass && contact.slide === slide) ?? null,
    })),
  );
}

function distance(a: Vec3, b: Vec3): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Lengths of what was asked for, gravity included, and of the way from start to end. */
export function displacements({ start, end, input }: FrameSummary): { asked: number; made: number } {
  const { displacement: d, gravity: g } = input;
  return { asked: Math.hypot(d[0] + g[0], d[1] + g[1], d[2] + g[2]), made: distance(start, end) };
}

/** Achieved against requested displacement, for a line that is only drawn; 1 when nothing was asked for and nothing was made. */
export function achievedPart(frame: FrameSummary): number {
  const { asked, made } = displacements(frame);
  if (asked === 0) return made === 0 ? 1 : 2;
  return made / asked;
}

/** How often each feature is hit in a frame; only those that are. */
export function featureCounts({ contacts }: FrameSummary): (readonly [ContactSummary['feature'], number])[] {
  return (['face', 'edge', 'vertex'] as const)
    .map((feature) => [feature, contacts.filter((contact) => contact.feature === feature).length] as const)
    .filter(([, count]) => count > 0);
}

/** Labels no closer than this, in px. */
const labelGap = 44;

/** Every how many frames a number stands below the columns: 1, 2, 4, 5, 10, 20 … */
export function labelStep(pitch: number): number {
  for (let decade = 1; decade < 1e9; decade *= 10) {
    for (const step of [1, 2, 4, 5]) if (step * decade * pitch >= labelGap) return step * decade;
  }
  return 1e9;
}
