import {
  add,
  addScaled,
  cross,
  div,
  dot,
  length,
  mul,
  normalize,
  scale,
  sub,
  type Vec3,
} from '../../../mesh/geometry/vec';

/** An ellipsoid with axes along x, y, z. */
export interface Ellipsoid {
  readonly center: Vec3;
  readonly radii: Vec3;
}

/**
 * The outline of an ellipsoid as the eye sees it: where lines of sight touch it. A circle once radii are divided out, at 1/d from
 * the centre toward the eye, so an exact ellipse in the figure.
 *
 * @returns a closed ring of `count` points (the first is not repeated), or nothing when the eye is inside
 */
export function silhouette(body: Ellipsoid, eye: Vec3, count = 72): Vec3[] {
  const toEye = div(sub(eye, body.center), body.radii);
  const far = length(toEye);
  if (!(far > 1)) return [];
  const axis = scale(toEye, 1 / far);
  const radius = Math.sqrt(1 - 1 / (far * far));
  return ring(axis, count).map((p) => add(body.center, mul(addScaled(scale(axis, 1 / far), p, radius), body.radii)));
}

/** Is this point of the surface on the side that the eye sees? */
export function facesEye(unit: Vec3, eyeUnit: Vec3): boolean {
  return dot(unit, eyeUnit) >= 1;
}

/** Visible parts of parallels and meridians, as open polylines. */
export function graticule(body: Ellipsoid, eye: Vec3): Vec3[][] {
  const eyeUnit = div(sub(eye, body.center), body.radii);
  const place = (unit: Vec3): Vec3 => add(body.center, mul(unit, body.radii));
  return [...parallels(), ...meridians()].flatMap((line) => visibleRuns(line, eyeUnit).map((run) => run.map(place)));
}

function parallels(): Vec3[][] {
  return [-0.75, 0, 0.75].map((latitude) => {
    const y = Math.sin(latitude);
    const r = Math.cos(latitude);
    return circleSteps(64).map(([c, s]): Vec3 => [c * r, y, s * r]);
  });
}

function meridians(): Vec3[][] {
  return [0, 1, 2, 3].map((k) => {
    const turn = (k * Math.PI) / 4 + Math.PI / 8;
    return circleSteps(64).map(([c, s]): Vec3 => [s * Math.cos(turn), c, s * Math.sin(turn)]);
  });
}

function circleSteps(count: number): (readonly [number, number])[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
}

function visibleRuns(line: Vec3[], eyeUnit: Vec3): Vec3[][] {
  const runs: Vec3[][] = [];
  let run: Vec3[] = [];
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  line.forEach((point, i) => {
    const seen = facesEye(point, eyeUnit);
    const before = line[i - 1];
    // The line crosses the horizon between two points: end it exactly there, so it meets the outline.
    if (before && seen !== facesEye(before, eyeUnit)) run.push(atHorizon(before, point, eyeUnit));
    if (seen) run.push(point);
    else close();
  });
  close();
  return runs;
}

function atHorizon(a: Vec3, b: Vec3, eyeUnit: Vec3): Vec3 {
  const from = dot(a, eyeUnit) - 1;
  const to = dot(b, eyeUnit) - 1;
  return normalize(addScaled(a, sub(b, a), from / (from - to)));
}

/** Unit circle in the plane with unit normal `axis`. */
function ring(axis: Vec3, count: number): Vec3[] {
  const helper: Vec3 = Math.abs(axis[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const u = normalize(cross(helper, axis));
  const v = cross(axis, u);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    return addScaled(scale(u, Math.cos(angle)), v, Math.sin(angle));
  });
}
