/** Collects quadrilaterals cut into triangles; shared vertices are found again by their place. */
export function meshBuilder() {
  const places = new Map();
  const positions = [];
  const indices = [];

  const vertex = (x, y, z) => {
    const place = [x, y, z].map((value) => Math.round(value * 65536) / 65536);
    const key = place.join();
    if (!places.has(key)) {
      places.set(key, positions.length / 3);
      positions.push(...place);
    }
    return places.get(key);
  };

  const triangle = (a, b, c) => {
    const corners = [a, b, c].map((point) => vertex(...point));
    if (new Set(corners).size === 3) indices.push(...corners);
  };

  /** A surface `point(u, v)` over the unit square, its front where u × v points. */
  const patch = (across, along, point) => {
    for (let j = 0; j < along; j++) {
      for (let i = 0; i < across; i++) {
        const at = (di, dj) => point((i + di) / across, (j + dj) / along);
        triangle(at(0, 0), at(1, 0), at(1, 1));
        triangle(at(0, 0), at(1, 1), at(0, 1));
      }
    }
  };

  return {
    patch,
    finish: () => ({ positions: Float32Array.from(positions), indices: Uint32Array.from(indices) }),
  };
}

const mix = (low, high, t) => low + (high - low) * t;

/**
 * The six sides of a box, cut into cells of about a metre.
 * @param {ReturnType<typeof meshBuilder>} builder
 * @param {number[]} low @param {number[]} high
 * @param {{ inward?: boolean, cell?: number }} [options] inward: the fronts look inside
 */
export function addBox(builder, low, high, { inward = false, cell = 1 } = {}) {
  const cuts = low.map((value, axis) => Math.max(1, Math.round((high[axis] - value) / cell)));
  for (const axis of [0, 1, 2]) {
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    for (const upper of [false, true]) {
      // Along u then v looks toward +axis; swap them where the front is to look the other way.
      const [first, second] = upper !== inward ? [u, v] : [v, u];
      builder.patch(cuts[first], cuts[second], (s, t) => {
        const point = [0, 0, 0];
        point[axis] = upper ? high[axis] : low[axis];
        point[first] = mix(low[first], high[first], s);
        point[second] = mix(low[second], high[second], t);
        return point;
      });
    }
  }
}

/** A ball of `rings` × `rings / 2` quadrilaterals, its front outside. */
export function addBall(builder, [x, y, z], radius, rings) {
  builder.patch(rings, rings / 2, (s, t) => {
    const around = -2 * Math.PI * s;
    const down = Math.PI * t;
    return [
      x + radius * Math.sin(down) * Math.cos(around),
      y - radius * Math.cos(down),
      z + radius * Math.sin(down) * Math.sin(around),
    ];
  });
}

/** The mantle of an upright column, its front outside. */
export function addColumn(builder, [x, z], [low, high], radius, sides) {
  builder.patch(sides, Math.round(high - low), (s, t) => {
    const around = -2 * Math.PI * s;
    return [x + radius * Math.cos(around), mix(low, high, t), z + radius * Math.sin(around)];
  });
}
