/** The distance plot of a stop: of its triangle or mesh and its motion, with the guess and the answer once there is one. */
import { div, type Vec3 } from '../../../mesh/geometry/vec';
import { meshState } from '../../core/store';
import type { SceneMesh } from '../../model';
import type { Triangle } from '../figure/distance';
import { moment } from '../figure/moment';
import { cornersOf, trianglePlane } from '../figure/plane';
import { ghostCount, hiding, judged, shown, stop, truth } from '../state';
import type { Plotted } from '../tour/types';
import { DistancePlot } from './DistancePlot';
import { timeShown } from './time';

/** A larger mesh has no curve: each point of it asks all triangles. */
const mostTriangles = 60;

export function CoursePlot({ of }: { of: Plotted }) {
  const { value, drag, guessing } = timeShown();
  const motion = moment.value;
  const mesh = meshState.value?.mesh ?? null;
  const corners = motion && trianglePlane({ mesh, moment: motion })?.corners;
  // Its room stays, or the figure above would change its size while the next scene is on its way.
  if (!corners || (of === 'mesh' && mesh!.indices.length > 3 * mostTriangles)) return <div class="l-plot" />;
  const { start, displacement, radii } = motion;
  const count = ghostCount.value;
  return (
    <DistancePlot
      of={of}
      triangle={byRadii(corners, radii)}
      {...(of === 'mesh' && { triangles: trianglesOf(mesh!, motion) })}
      path={{ start: div(start, radii), displacement: div(displacement, radii) }}
      now={shown.value.parts.has('time') ? value : null}
      drag={drag}
      known={!hiding.value}
      // What a look named would answer the question after it.
      named={stop.value.beat !== 'look'}
      answer={guessing && judged.value ? (truth.value?.[0] ?? null) : null}
      tested={shown.value.marks.has('ghosts') ? Array.from({ length: count + 1 }, (_, k) => k / count) : []}
    />
  );
}

const byRadii = (corners: Triangle, radii: Vec3): Triangle => corners.map((p) => div(p, radii)) as unknown as Triangle;

const trianglesOf = (mesh: SceneMesh, motion: NonNullable<typeof moment.value>): readonly Triangle[] =>
  Array.from({ length: mesh.indices.length / 3 }, (_, k) =>
    byRadii(cornersOf({ mesh, moment: motion }, k)!, motion.radii),
  );
