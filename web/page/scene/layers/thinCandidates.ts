import { cross, length, sub, type Vec3 } from '../../../mesh/geometry/vec';
import type { Candidate } from '../moment/slide';
import { fromEllipsoid, type Layer } from './layer';

/** Height over length below which a triangle covers no pixels and would not be seen at all. */
const thin = 2e-3;
const most = 2000;

/** Candidates that are nearly or really lines (slivers, zero area): drawn as such, since as faces they are invisible. */
export const thinCandidatesLayer: Layer = {
  name: 'candidates',
  draw(pen, figure) {
    const { slide } = figure.moment;
    if (!slide || slide.candidates.length > most) return;
    for (const candidate of slide.candidates) {
      if (!isThin(candidate)) continue;
      const corners = cornersOf(candidate).map((p) => fromEllipsoid(figure, p));
      pen.line(corners, pen.styles.thinCandidate, true);
    }
  },
};

const cornersOf = ({ begin }: Candidate): Vec3[] => [begin.p0, begin.p1, begin.p2];

function isThin(candidate: Candidate): boolean {
  const [a, b, c] = cornersOf(candidate);
  const [ab, ac, bc] = [sub(b, a), sub(c, a), sub(c, b)];
  const longest = Math.max(length(ab), length(ac), length(bc));
  return length(cross(ab, ac)) <= thin * longest * longest;
}
