/** Levels whose ground is known by construction: feet of a body that starts well are at one of the heights, within the area. */
import { box } from '../../../../meshes/shapes/box';
import { random } from '../../../../meshes/shapes/random';
import { flipped, join, moved, scaled, type Point, type Shape } from '../../../../meshes/shapes/shape';
import { terrain } from '../../../../meshes/shapes/terrain';

export interface Level {
  readonly name: string;
  readonly shape: Shape;
  /** heights of the ground that a body may start on there */
  readonly groundAt: (x: number, z: number) => readonly number[];
  /** height of the body, world units */
  readonly height: number;
  /** something is in reach of a body */
  readonly meets: boolean;
}

const within = (value: number, low: number, high: number) => value > low && value < high;

/** Rooms and corridors two metres wide and 2.6 m high, cut into one slab: walls and ceiling are a metre thick. */
function dungeon(): Level {
  const size = 12;
  const cell = 2;
  const next = random(7);
  const free = new Set<string>();
  let [i, k] = [6, 6];
  for (let step = 0; step < 400; step++) {
    free.add(`${i} ${k}`);
    const turn = Math.floor(next() * 4);
    i = Math.min(size - 2, Math.max(1, i + [1, -1, 0, 0][turn]!));
    k = Math.min(size - 2, Math.max(1, k + [0, 0, 1, -1][turn]!));
  }
  const shapes: Shape[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const [x, z] = [a * cell, b * cell];
      const [low, high] = free.has(`${a} ${b}`) ? [2.6, 3.6] : [-1, 3.6];
      shapes.push(box([x, low, z], [x + cell, high, z + cell]));
      if (low > 0) shapes.push(box([x, -1, z], [x + cell, 0, z + cell]));
    }
  }
  const groundAt = (x: number, z: number) => (free.has(`${Math.floor(x / cell)} ${Math.floor(z / cell)}`) ? [0] : []);
  return { name: 'a dungeon under its ceiling', shape: join(...shapes), groundAt, height: 1.8, meets: true };
}

function hills(): Level {
  const shape = terrain({ cells: 64, extent: 128, relief: 12, seed: 5 });
  return { name: 'a terrain', shape, groundAt: (x, z) => [highest(shape, x, z)], height: 1.8, meets: false };
}

/** Of the highest face there. */
function highest({ positions, indices }: Shape, x: number, z: number): number {
  let height = NaN;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const v = 3 * indices[at + corner]!;
      return [positions[v]!, positions[v + 1]!, positions[v + 2]!] as const;
    }) as [Point, Point, Point];
    const area = (b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]);
    const s = ((x - a[0]) * (c[2] - a[2]) - (z - a[2]) * (c[0] - a[0])) / area;
    const t = ((b[0] - a[0]) * (z - a[2]) - (b[2] - a[2]) * (x - a[0])) / area;
    if (!(s >= 0 && t >= 0 && s + t <= 1)) continue;
    const y = a[1] + s * (b[1] - a[1]) + t * (c[1] - a[1]);
    if (!(y <= height)) height = y;
  }
  return height;
}

function hall(height = 5): Level {
  const shape = join(
    box([-10, -0.5, -6], [10, 0, 6]),
    box([-10, height, -6], [10, height + 0.5, 6]),
    box([-10, 0, -6], [-9.5, height, 6]),
    box([9.5, 0, -6], [10, height, 6]),
    box([-9.5, 0, -6], [9.5, height, -5.5]),
    box([-9.5, 0, 5.5], [9.5, height, 6]),
  );
  const groundAt = (x: number, z: number) => (within(x, -9.5, 9.5) && within(z, -5.5, 5.5) ? [0] : []);
  return { name: 'a hall with a roof', shape, groundAt, height: 1.8, meets: true };
}

function islands(): Level {
  const next = random(3);
  const tops: { x: number; z: number; y: number; half: number }[] = [];
  for (let k = 0; k < 12; k++)
    tops.push({ x: 14 * (k % 4), z: 14 * Math.floor(k / 4), y: Math.floor(8 * next()), half: k === 5 ? 6 : 3 });
  const shape = join(...tops.map(({ x, z, y, half }) => box([x - half, y - 1, z - half], [x + half, y, z + half])));
  const groundAt = (x: number, z: number) =>
    tops
      .filter((top) => within(x, top.x - top.half, top.x + top.half) && within(z, top.z - top.half, top.z + top.half))
      .map(({ y }) => y);
  return { name: 'islands', shape, groundAt, height: 1.8, meets: false };
}

/** Towers of all heights on one slab; their feet are sunk in it. */
function city(): Level {
  const next = random(11);
  const towers: Shape[] = [];
  for (let a = 0; a < 6; a++)
    for (let b = 0; b < 6; b++)
      towers.push(box([20 * a + 4, -0.2, 20 * b + 4], [20 * a + 16, 10 + Math.floor(40 * next()), 20 * b + 16]));
  const shape = join(box([0, -1, 0], [120, 0, 120]), ...towers);
  const street = (v: number) => !within(v % 20, 4, 16);
  return {
    ...{ name: 'blocks of a city', shape, height: 1.8, meets: true },
    groundAt: (x, z) => (street(x) || street(z) ? [0] : []),
  };
}

/** Walls, floor and roof 0.3 m thick without a door, on nothing. */
function closedRoom(): Level {
  const shape = join(box([-4.3, -0.3, -3.3], [4.3, 3.1, 3.3]), flipped(box([-4, 0, -3], [4, 2.8, 3])));
  const groundAt = (x: number, z: number) => (within(x, -4, 4) && within(z, -3, 3) ? [0] : []);
  return { name: 'a closed room seen from outside', shape, groundAt, height: 1.8, meets: true };
}

/** Small for a person, and still a room. */
function chamber(): Level {
  const shape = join(box([-1.7, -0.2, -2.2], [1.7, 2.6, 2.2]), flipped(box([-1.5, 0, -2], [1.5, 2.4, 2])));
  const groundAt = (x: number, z: number) => (within(x, -1.5, 1.5) && within(z, -2, 2) ? [0] : []);
  return { name: 'a chamber of three metres by four', shape, groundAt, height: 1.8, meets: true };
}

function towerHouse(): Level {
  const floors = [0, 3, 6, 9].map((y) => box([-8, y - 0.2, -8], [8, y, 8]));
  const walls = [-8, 7.8].flatMap((at) => [box([at, 0, -8], [at + 0.2, 9, 8]), box([-8, 0, at], [8, 9, at + 0.2])]);
  const groundAt = (x: number, z: number) => (within(x, -7.8, 7.8) && within(z, -7.8, 7.8) ? [0, 3, 6] : []);
  return { name: 'a house of three floors', shape: join(...floors, ...walls), groundAt, height: 1.8, meets: true };
}

/** All faces of it the wrong way round. */
function insideOut(level: Level): Level {
  return { ...level, name: `${level.name}, inside out`, shape: flipped(level.shape) };
}

function times(level: Level, factor: number): Level {
  const groundAt = (x: number, z: number) => level.groundAt(x / factor, z / factor).map((y) => factor * y);
  return { ...level, name: `${level.name}, × ${factor}`, shape: scaled(level.shape, factor), groundAt, height: NaN };
}

function away(level: Level, by: Point): Level {
  const groundAt = (x: number, z: number) => level.groundAt(x - by[0], z - by[2]).map((y) => y + by[1]);
  return { ...level, name: `${level.name}, far away`, shape: moved(level.shape, by), groundAt };
}

export function levels(): Level[] {
  const plain = [dungeon(), hills(), hall(), islands(), city(), closedRoom(), chamber(), towerHouse()];
  return [
    ...plain,
    insideOut(hall()),
    insideOut(hills()),
    times(dungeon(), 0.001),
    times(hall(), 0.001),
    times(hall(), 1000),
    away(dungeon(), [5000, 300, -7000]),
  ];
}
