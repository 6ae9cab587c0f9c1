import { Mesh, type RawShaderMaterial } from 'three';
import type { SceneMesh } from '../../model';
import type { Verdict } from '../../../package/trace/events.gen';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Figure } from '../layers/layer';
import type { Moment } from '../moment/moment';
import type { Candidate, SlideFacts } from '../moment/slide';
import { faceGeometry, setFaceState } from './faces';
import { normalsOf } from './normals';
import { outlinesOf } from './outline';
import { faceStates, type FaceState } from './facesMaterial';
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
export function candidatesSurface(mesh: SceneMesh, origin: Vec3, material: RawShaderMaterial): Surface {
  // Of no triangles, but whole: the first step shown may have no sweep.
  const object = new Mesh(faceGeometry(mesh, origin, []), material);
  object.frustumCulled = false;
  object.visible = false;
  let slide: SlideFacts | null = null;
  let moment: Moment | null = null;
  let outlines = new Uint8Array();
  return {
    object,
    update(figure: Figure) {
      if (figure.moment === moment) return;
      moment = figure.moment;
      if (moment.slide !== slide) {
        slide = moment.slide;
        object.geometry.dispose();
        const triangles = slide?.candidates.map((c) => c.begin.triangle) ?? [];
        object.geometry = faceGeometry(mesh, origin, triangles, normalsOf(mesh));
        outlines = outlinesOf(mesh, triangles);
      }
      object.visible = (slide?.candidates.length ?? 0) > 0;
      const current = moment;
      slide?.candidates.forEach((c, place) =>
        setFaceState(object.geometry, place, stateOf(c, current) + outlines[place]!),
      );
      object.geometry.getAttribute('facing').needsUpdate = true;
    },
    dispose() {
      object.removeFromParent();
      object.geometry.dispose();
    },
  };
}

/** State of each candidate of the slide that is shown, by its triangle. */
export function candidateStates(moment: Moment): Map<number, FaceState> {
  return new Map(moment.slide?.candidates.map((c) => [c.begin.triangle, stateOf(c, moment)]));
}

function stateOf(candidate: Candidate, moment: Moment): FaceState {
  if (candidate === moment.candidate) return faceStates.now;
  const out = candidate.end !== null && outAtOnce.has(candidate.end.verdict);
  const done = moment.searched || (moment.step !== null && candidate.step.order < moment.step.order);
  if (out) return done ? faceStates.rejected : faceStates.plain;
  return done ? faceStates.done : faceStates.later;
}
