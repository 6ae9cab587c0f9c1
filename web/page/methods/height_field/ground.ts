/** The field as it is drawn, from the events that carry its heights, and where the ball goes over it. */
import type { FrameTree } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { cross, dot, scale, sub, type Vec3 } from '../../study/scene/draw';
import { kindOf, settingsOf, unitOf } from './look';
import type { HeightGroundEvent, HeightRowEvent, Result } from './schema.gen';

export interface Tile {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly middle: Vec3;
  readonly normal: Vec3;
  readonly i: number;
  readonly j: number;
}

export interface Ground {
  readonly cells: number;
  readonly size: number;
  readonly low: number;
  readonly high: number;
  /** of the corners, those along x first */
  readonly heights: readonly number[];
  readonly tiles: readonly Tile[];
}

const grounds = new WeakMap<FrameTree, Ground | null>();

/** Null where the record was cut short before it. */
export function groundOf({ tree }: Pick<StudyMoment, 'tree'>): Ground | null {
  let ground = grounds.get(tree);
  if (ground === undefined) grounds.set(tree, (ground = readGround(tree)));
  return ground;
}

function readGround(tree: FrameTree): Ground | null {
  const step = tree.root.children.find((each) => kindOf(each) === 'HeightGroundEnd');
  if (!step) return null;
  const { cells, size, low, high } = step.opening as unknown as HeightGroundEvent;
  const heights = new Array<number>((cells + 1) ** 2).fill(0);
  for (const child of step.children) {
    const row = child.event as unknown as HeightRowEvent;
    const given = [row.h0, row.h1, row.h2, row.h3, row.h4, row.h5, row.h6, row.h7];
    for (let k = 0; k < row.count; k++) heights[row.j * (cells + 1) + row.i + k] = given[k]!;
  }
  const corner = (i: number, j: number): Vec3 => [i * size, heights[j * (cells + 1) + i]!, j * size];
  const tiles: Tile[] = [];
  for (let j = 0; j < cells; j++)
    for (let i = 0; i < cells; i++) {
      tiles.push(tileOf([corner(i, j), corner(i, j + 1), corner(i + 1, j)], i, j));
      tiles.push(tileOf([corner(i + 1, j + 1), corner(i + 1, j), corner(i, j + 1)], i, j));
    }
  return { cells, size, low, high, heights, tiles };
}

function tileOf(corners: [Vec3, Vec3, Vec3], i: number, j: number): Tile {
  const [a, b, c] = corners;
  const middle = scale([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]], 1 / 3);
  return { corners, middle, normal: unitOf(cross(sub(b, a), sub(c, a))), i, j };
}

/** Pieces of the line in which triangles meet a plane through a point. */
export function cut(tiles: readonly Pick<Tile, 'corners'>[], at: Vec3, normal: Vec3): (readonly [Vec3, Vec3])[] {
  const pieces: (readonly [Vec3, Vec3])[] = [];
  for (const { corners } of tiles) {
    const side = corners.map((p) => dot(sub(p, at), normal));
    const ends: Vec3[] = [];
    for (let k = 0; k < 3; k++) {
      const [from, to] = [side[k]!, side[(k + 1) % 3]!];
      if (from < 0 === to < 0) continue;
      const share = from / (from - to);
      const [p, q] = [corners[k]!, corners[(k + 1) % 3]!];
      ends.push([0, 1, 2].map((axis) => p[axis]! + share * (q[axis]! - p[axis]!)) as unknown as Vec3);
    }
    if (ends.length === 2) pieces.push([ends[0]!, ends[1]!]);
  }
  return pieces;
}

/** The field near a point, cut through it. */
export function sectionOf(ground: Ground, at: Vec3, normal: Vec3, reach: number): (readonly [Vec3, Vec3])[] {
  const near = (value: number, k: 0 | 2) => Math.abs((value + 0.5) * ground.size - at[k]) < reach + ground.size;
  return cut(
    ground.tiles.filter(({ i, j }) => near(i, 0) && near(j, 2)),
    at,
    normal,
  );
}

/** Of a run as far as it may be seen: where the ball is as each frame begins, and what each frame came to. */
export interface Course {
  readonly places: readonly Vec3[];
  readonly results: readonly Result[];
  /** what the picture has to hold of it, beside the field */
  readonly subject: readonly Vec3[];
}

/** A run is known by its settings, which are made anew for each; while something is asked, only its first frames are. */
const courses = new WeakMap<object, Course>();

export function courseOf(moment: Pick<StudyMoment, 'settings' | 'resultOf' | 'frames'>): Course {
  let course = courses.get(moment.settings);
  if (course?.results.length !== moment.frames) courses.set(moment.settings, (course = readCourse(moment)));
  return course;
}

function readCourse(moment: Pick<StudyMoment, 'settings' | 'resultOf' | 'frames'>): Course {
  const settings = settingsOf(moment);
  const results = Array.from({ length: moment.frames }, (_, k) => moment.resultOf(k) as unknown as Result);
  const places = [settings.start, ...results.map(({ centre }) => centre)];
  const width = settings.cells * settings.cellSize;
  const room = 3 * settings.radius;
  // A ball that has left the field falls for ever; its way there is not worth a far view.
  const near = places.filter(([x, y, z]) => {
    const over = x > -room && z > -room && x < width + room && z < width + room;
    return over && y > -width && y < settings.start[1] + 1.2 * width;
  });
  const low = [0, 1, 2].map((k) => Math.min(...extremes(near, k)));
  const high = [0, 1, 2].map((k) => Math.max(...extremes(near, k)));
  const subject = near.length === 0 ? [settings.start] : ([low, high] as unknown as Vec3[]);
  return { places, results, subject: [settings.start, ...subject] };
}

/** Without a call of as many arguments as there are frames. */
function extremes(points: readonly Vec3[], axis: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) [low, high] = [Math.min(low, point[axis]!), Math.max(high, point[axis]!)];
  return [low, high];
}

/** What the world view is to hold: the ball's way, and of the field what lies about it. */
export function worldSubject(moment: StudyMoment): readonly Vec3[] {
  const { cells, cellSize, radius } = settingsOf(moment);
  const { subject } = courseOf(moment);
  const ground = groundOf(moment);
  const room = Math.max(0.6 * cellSize, 3 * radius);
  const bound = (k: 0 | 2, way: -1 | 1) => {
    const edge = subject.map((p) => p[k] + way * room);
    return way < 0 ? Math.max(0, Math.min(...edge)) : Math.min(cells * cellSize, Math.max(...edge));
  };
  const [low, high] = [ground?.low ?? 0, ground?.high ?? 1];
  const xs = [bound(0, -1), bound(0, 1)];
  const zs = [bound(2, -1), bound(2, 1)];
  return [...xs.flatMap((x) => zs.flatMap((z) => [[x, low, z] as Vec3, [x, high, z] as Vec3])), ...subject];
}
