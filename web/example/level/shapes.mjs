// Convex polygons with a colour, and the few bodies that the isle is built of. y is up, lengths are metres.

/** @typedef {{ corners: number[][], colour: number[] }} Polygon corners run counter-clockwise seen from outside */

/** A box between two corners; its top may have another colour. @returns {Polygon[]} */
export function box([x0, y0, z0], [x1, y1, z1], colour, top = colour) {
  return hull(
    [
      [x0, z0],
      [x0, z1],
      [x1, z1],
      [x1, z0],
    ],
    y0,
    y1,
    colour,
    top,
  );
}

/** A polygon of the ground, drawn up. `shrink` narrows the top towards the middle. @returns {Polygon[]} */
export function hull(outline, y0, y1, colour, top = colour, shrink = 1) {
  const middle = [0, 1].map((k) => outline.reduce((sum, point) => sum + point[k], 0) / outline.length);
  const low = outline.map(([x, z]) => [x, y0, z]);
  const high = outline.map((point) => {
    const [x, z] = point.map((value, k) => middle[k] + shrink * (value - middle[k]));
    return [x, y1, z];
  });
  const sides = outline.map((_, k) => {
    const next = (k + 1) % outline.length;
    return { corners: [low[k], low[next], high[next], high[k]], colour };
  });
  if (shrink === 0) return sides.map(({ corners }) => ({ corners: corners.slice(0, 3), colour }));
  return [...sides, { corners: high, colour: top }, { corners: [...low].reverse(), colour }];
}

/** An upright body with `sides` sides around a place. @returns {Polygon[]} */
export function prism([x, z], radius, sides, y0, y1, colour, { top = colour, shrink = 1, turn = 0 } = {}) {
  const outline = Array.from({ length: sides }, (_, k) => {
    const angle = turn - (2 * Math.PI * k) / sides;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
  return hull(outline, y0, y1, colour, top, shrink);
}

/** A ramp over a box of the ground: y0 at its south side (larger z), y1 at its north. @returns {Polygon[]} */
export function ramp([x0, z0], [x1, z1], floor, y0, y1, colour, top = colour) {
  const [a, b, c, d] = [
    [x0, y1, z0],
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z0],
  ];
  const [e, f, g, h] = [a, b, c, d].map(([x, , z]) => [x, floor, z]);
  return [
    { corners: [a, b, c, d], colour: top },
    { corners: [e, f, b, a], colour },
    { corners: [g, h, d, c], colour },
    { corners: [h, e, a, d], colour },
    { corners: [f, g, c, b], colour },
    { corners: [h, g, f, e], colour },
  ];
}

/** Steps that rise to the north, each as a box from the floor. @returns {Polygon[]} */
export function stairs([x0, z0], [x1, z1], floor, rise, count, colour, top) {
  const depth = (z1 - z0) / count;
  return Array.from({ length: count }, (_, k) =>
    box([x0, floor, z1 - (k + 1) * depth], [x1, floor + (k + 1) * rise, z1 - k * depth], colour, top),
  ).flat();
}
