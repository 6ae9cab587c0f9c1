// The level: a small isle with stairs, walls, crates, a roof too steep to stand on, and a tower. Objects named …-nocol are visible but do not collide.
import { box, hull, prism, ramp, stairs } from './shapes.mjs';

/** sRGB, as one picks it; the file wants it linear. */
const colour = (hex) =>
  [16, 8, 0].map((shift) => {
    const value = ((hex >> shift) & 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const sand = colour(0xe7d3a8);
const grass = colour(0x9fb873);
const rock = colour(0xa58f78);
const stone = colour(0xd9c7ab);
const paving = colour(0xefe3cc);
const wall = colour(0xf4ead8);
const tile = colour(0xc8654a);
const timber = colour(0x9a6a44);
const lid = colour(0xb98557);
const shutter = colour(0x4d93a0);
const leaf = colour(0x4f7d5c);
const bark = colour(0x6d4f3c);

const cypress = (x, z, height, y = 0) => [
  { name: `trunk ${x} ${z}`, polygons: prism([x, z], 0.16, 6, y, y + 0.7, bark) },
  {
    name: `cypress ${x} ${z}-nocol`,
    polygons: [
      ...prism([x, z], 0.62, 7, y + 0.55, y + 0.4 + height * 0.45, leaf, { shrink: 0.86 }),
      ...prism([x, z], 0.54, 7, y + 0.4 + height * 0.45, y + height, leaf, { shrink: 0 }),
    ],
  },
];

/** Ground plan: north is -z, where stairs (west), wall (middle) and tower (east) are. */
export const parts = [
  {
    name: 'shore',
    polygons: [
      ...prism([0, 0], 19, 12, -3, -0.75, rock, { shrink: 0.94, turn: 0.2 }),
      ...prism([0, 0], 17.4, 12, -0.75, -0.35, sand, { shrink: 0.97, turn: 0.2 }),
      ...prism([0, 0], 15.4, 12, -0.35, 0, sand, { top: grass, shrink: 0.97, turn: 0.2 }),
    ],
  },
  { name: 'plaza', polygons: prism([0, 3], 5.2, 10, 0, 0.12, stone, { top: paving, shrink: 0.985 }) },
  // 8 steps of 25 cm to a terrace, and from there a way of 27° to the gallery.
  { name: 'stairs', polygons: stairs([-8, -3.2], [-5, 0], 0, 0.25, 8, stone, paving) },
  { name: 'terrace', polygons: box([-9.5, 0, -8], [-4.2, 2, -3.2], stone, paving) },
  { name: 'ramp', polygons: ramp([-9.5, -12], [-7, -8], 0, 2, 4, stone, paving) },
  { name: 'gallery', polygons: box([-9.5, 0, -13.6], [0.5, 4, -12], stone, paving) },
  {
    name: 'parapet',
    polygons: [
      ...box([-9.5, 2, -8], [-9.2, 2.55, -3.2], wall),
      ...box([-4.5, 2, -8], [-4.2, 2.55, -3.2], wall),
      ...box([-9.5, 4, -13.6], [0.5, 4.5, -13.3], wall),
    ],
  },
  // A house with a roof of 55°, five more than the slope limit.
  { name: 'house', polygons: box([-2.6, 0, -8.6], [1.4, 2.2, -5], wall) },
  {
    name: 'door and shutters-nocol',
    polygons: [
      ...box([-1.1, 0, -5], [-0.1, 1.65, -4.94], timber),
      ...box([-2.1, 0.75, -5], [-1.55, 1.65, -4.95], shutter),
      ...box([0.35, 0.75, -5], [0.9, 1.65, -4.95], shutter),
      ...box([1.4, 0.75, -7.2], [1.45, 1.65, -6.4], shutter),
    ],
  },
  {
    name: 'roof',
    polygons: (() => {
      const [x0, x1, z0, z1, y] = [-2.9, 1.7, -8.9, -4.7, 2.2];
      const ridge = y + ((z1 - z0) / 2) * Math.tan((55 * Math.PI) / 180);
      const z = (z0 + z1) / 2;
      return [
        [
          [x0, y, z1],
          [x1, y, z1],
          [x1, ridge, z],
          [x0, ridge, z],
        ],
        [
          [x1, y, z0],
          [x0, y, z0],
          [x0, ridge, z],
          [x1, ridge, z],
        ],
        [
          [x0, y, z0],
          [x0, y, z1],
          [x0, ridge, z],
        ],
        [
          [x1, y, z1],
          [x1, y, z0],
          [x1, ridge, z],
        ],
        [
          [x0, y, z0],
          [x1, y, z0],
          [x1, y, z1],
          [x0, y, z1],
        ],
      ].map((corners) => ({ corners, colour: tile }));
    })(),
  },
  { name: 'wall', polygons: box([3.4, 0, -4.4], [4, 2.6, 1.6], wall, tile) },
  // Each a jump above the one before, the last level with the wall.
  { name: 'crate low', polygons: box([6.2, 0, 0.2], [7.6, 0.9, 1.6], timber, lid) },
  { name: 'crate high', polygons: box([4.6, 0, -1.8], [6, 1.75, -0.4], timber, lid) },
  {
    name: 'tower',
    polygons: [
      ...prism([5.6, -10.4], 2.6, 8, 0, 3.9, wall, { shrink: 0.92, turn: Math.PI / 8 }),
      ...prism([5.6, -10.4], 2.75, 8, 3.9, 4.2, tile, { top: paving, turn: Math.PI / 8 }),
    ],
  },
  { name: 'stump', polygons: prism([1.8, -12.6], 0.8, 7, 0, 4.1, rock, { top: paving, shrink: 0.8 }) },
  // A well, to walk round and to jump onto.
  { name: 'well', polygons: prism([-3.4, 5.4], 0.75, 9, 0, 0.75, rock, { top: stone, shrink: 0.94 }) },
  { name: 'water-nocol', polygons: prism([-3.4, 5.4], 0.5, 9, 0.7, 0.76, shutter) },
  ...[
    [-12.6, -6, 0.9],
    [12.8, 3.4, 0.8],
    [6.4, 11.6, 0.6],
    [-10.8, 7.2, 0.7],
    [3.6, 13.4, 0.5],
  ].map(([x, z, size]) => ({
    name: `rock ${x} ${z}`,
    polygons: prism([x, z], size, 6, -0.4, size * 0.9, rock, { shrink: 0.55, turn: x }),
  })),
  // To the jetty down a way of planks over the shore.
  {
    name: 'jetty',
    polygons: hull(
      [
        [-1.1, 13],
        [-1.1, 20.5],
        [1.1, 20.5],
        [1.1, 13],
      ],
      -0.6,
      -0.12,
      timber,
      lid,
    ),
  },
  ...cypress(-11, -1, 4.2),
  ...cypress(-12, 2.4, 3.4),
  ...cypress(9.8, -5.4, 4.6),
  ...cypress(11.4, -2.8, 3.6),
  ...cypress(8.4, 7.6, 3.9),
  ...cypress(-7.4, 9.4, 3.2),
];

/** Places: a name and where it is. */
export const places = [
  { name: 'start', at: [0, 0.12, 5] },
  { name: 'lamp 1', at: [-8.4, 3.1, -4] },
  { name: 'lamp 2', at: [3.7, 3.7, -3.4] },
  { name: 'lamp 3', at: [-0.6, 5.1, -12.7] },
  { name: 'lamp 4', at: [5.6, 5.3, -10.4] },
  { name: 'lamp 5', at: [0, 0.9, 19.6] },
];
