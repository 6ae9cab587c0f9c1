/** The triangles that are drawn: the chair's, or those of the mesh it runs on, turned as the frame says. */
import type { SceneMesh } from '../../model';
import type { FrameTree } from '../../../package/trace/steps';
import type { StudyMoment } from '../../model/study/types';
import { cross, dot, sub, type Vec3 } from '../../study/scene/draw';
import { chairCorners } from './chair';
import { type Edge, frameOf, placed } from './look';
import type { VolumeFrameEvent } from './schema.gen';

export interface Tile {
  readonly corners: readonly [Vec3, Vec3, Vec3];
  readonly middle: Vec3;
  /** length 1; 0 for one without area */
  readonly normal: Vec3;
}

export interface Model {
  readonly tiles: readonly Tile[];
  /** borders and creases; none of a model of very many triangles */
  readonly edges: readonly Edge[];
  /** of so many triangles one is drawn */
  readonly every: number;
  /** unturned */
  readonly low: Vec3;
  readonly high: Vec3;
}

/** More are not drawn: a picture is to be ready before the next one is asked for. */
const mostTiles = 8000;
const mostCreased = 2500;
const models = new WeakMap<FrameTree, Model>();

export function modelOf(moment: Pick<StudyMoment, 'tree' | 'mesh'>): Model {
  const { tree, mesh } = moment;
  let model = models.get(tree);
  if (!model) models.set(tree, (model = makeModel(frameOf(moment), mesh)));
  return model;
}

function makeModel(frame: VolumeFrameEvent, mesh: SceneMesh | null): Model {
  const own = frame.builtIn || !mesh;
  const corners = own ? chairCorners() : [];
  const count = own ? corners.length / 3 : mesh.indices.length / 3;
  const every = Math.max(1, Math.ceil(count / mostTiles));
  const still = (triangle: number, k: number): Vec3 => {
    if (own) return corners[3 * triangle + k]!;
    const at = 3 * mesh.indices[3 * triangle + k]!;
    return [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
  };
  const tiles: Tile[] = [];
  for (let triangle = 0; triangle < count; triangle += every)
    tiles.push(tileOf([0, 1, 2].map((k) => placed(frame, still(triangle, k))) as [Vec3, Vec3, Vec3]));
  const bounds = own ? { min: [-0.7, -1, -0.5] as const, max: [0.7, 1, 0.5] as const } : mesh.bounds;
  const edges = tiles.length <= mostCreased && every === 1 ? creases(tiles) : [];
  return { tiles, edges, every, low: bounds.min, high: bounds.max };
}

/** Edges at which the surface ends or bends by more than some 20 degrees. */
function creases(tiles: readonly Tile[]): Edge[] {
  const found = new Map<string, { from: Vec3; to: Vec3; normals: Vec3[] }>();
  for (const { corners, normal } of tiles)
    corners.forEach((from, k) => {
      const to = corners[(k + 1) % 3]!;
      const [a, b] = [from.join(), to.join()];
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      const edge = found.get(key);
      if (edge) edge.normals.push(normal);
      else found.set(key, { from, to, normals: [normal] });
    });
  return [...found.values()].filter(({ normals: [one, two] }) => !one || !two || dot(one, two) < 0.94);
}

function tileOf(corners: [Vec3, Vec3, Vec3]): Tile {
  const [a, b, c] = corners;
  const normal = cross(sub(b, a), sub(c, a));
  const size = Math.hypot(...normal);
  return {
    corners,
    middle: [0, 1, 2].map((k) => (a[k]! + b[k]! + c[k]!) / 3) as unknown as Vec3,
    normal: size > 0 ? [normal[0] / size, normal[1] / size, normal[2] / size] : [0, 0, 0],
  };
}

/** How far the model reaches along a direction. */
export function spanAlong(points: Iterable<Vec3>, direction: Vec3): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    const at = dot(point, direction);
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}
