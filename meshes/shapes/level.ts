import { box } from './box';
import { halfPipe } from './halfPipe';
import { rampSolid } from './ramp';
import { room } from './room';
import { fromTriangles, join, moved, quad, type Shape } from './shape';
import { stairs } from './stairs';

/**
 * A small place to walk in, 12 × 8 m: a room without a ceiling; a flight of stairs up to a landing and a ramp down again; a
 * pillar; two walls that close in to a wedge; a half pipe with a curb around it.
 */
export function level(): Shape {
  return join(
    room([-6, 0, -4], [6, 2.4, 4]),
    moved(stairs({ steps: 5, run: 0.32, rise: 0.18, width: 1.6, landing: 1.2, approach: 0 }), [-2, 0, -2.4]),
    moved(turned(rampSolid({ run: 2.5, rise: 0.9, width: 1.6 })), [2.98, 0, -2.4]),
    box([-4.3, 0, 0.9], [-3.7, 2.2, 1.5]),
    narrowing(),
    moved(halfPipe({ radius: 0.8, length: 2.4, strips: 16 }), [4.2, 0, 0.8]),
    box([3.1, 0, 0.8], [3.4, 0.3, 3.2]),
  );
}

/** Two upright sheets that start 1.6 m apart and meet at an angle of about 37°, facing inward. */
function narrowing(): Shape {
  const height = 1.6;
  return fromTriangles([
    ...quad([-2, 0, 1], [0.4, 0, 1.8], [0.4, height, 1.8], [-2, height, 1]),
    ...quad([0.4, 0, 1.8], [-2, 0, 2.6], [-2, height, 2.6], [0.4, height, 1.8]),
  ]);
}

/** Half a turn about the vertical axis. */
function turned(shape: Shape): Shape {
  return { positions: shape.positions.map((value, i) => (i % 3 === 1 ? value : -value)), indices: shape.indices };
}
