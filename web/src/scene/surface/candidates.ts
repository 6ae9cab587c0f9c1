import type { SceneMesh } from '../../state/model';
import type { Verdict } from '../../trace/events.gen';
import type { Vec3 } from '../geometry/vec';
import type { Paint, Thing } from '../gl/thing';
import type { Figure } from '../layers/layer';
import type { Moment } from '../moment/moment';
import type { Candidate, SlideFacts } from '../moment/slide';
import { faceGeometry, setFaceStates } from './faces';
import { faceStates, type FaceState } from './facesPaint';
import type { Surface } from './surface';

const outAtOnce: ReadonlySet<Verdict> = new Set([
  'culled-backface',
  'outside-time',
  'parallel-out',
  'degenerate-skipped',
  'moving-away',
]);

/**
 * The candidates of the current slide over the mesh: done, now, to come. A new slide makes a new buffer of just its triangles; a
 * step only writes their states.
 */
export function candidatesSurface(mesh: SceneMesh, origin: Vec3, paint: Paint): Surface {
  const thing: Thing = { geometry: faceGeometry(mesh, origin, []), paint, mode: 'triangles' };
  let slide: SlideFacts | null = null;
  let moment: Moment | null = null;
  return {
    things: [thing],
    update(figure: Figure) {
      if (figure.moment === moment) return;
      moment = figure.moment;
      if (moment.slide !== slide) {
        slide = moment.slide;
        thing.geometry.dispose();
        const triangles = slide?.candidates.map((c) => c.begin.triangle) ?? [];
        thing.geometry = faceGeometry(mesh, origin, triangles);
      }
      const current = moment;
      setFaceStates(thing.geometry, slide?.candidates.map((c) => stateOf(c, current)) ?? []);
    },
    dispose() {
      thing.geometry.dispose();
    },
  };
}

function stateOf(candidate: Candidate, moment: Moment): FaceState {
  if (candidate === moment.candidate) return faceStates.now;
  const out = candidate.end !== null && outAtOnce.has(candidate.end.verdict);
  const done = moment.searched || (moment.step !== null && candidate.step.order < moment.step.order);
  if (out) return done ? faceStates.rejected : faceStates.plain;
  return done ? faceStates.done : faceStates.later;
}
