/** The mesh as shapes: triangles by light, from far to near, the candidates in their own colours; and the boxes of the broad phase. */
import { type Matrix4, Vector3 } from 'three';
import { partLook } from '../../model/partLook';
import type { SceneMesh } from '../../model';
import { addScaled, sub, length, type Vec3 } from '../../../mesh/geometry/vec';
import { candidateStates } from '../surface/candidates';
import { boxColor, shownNodes, unitBoxEdges } from '../surface/boxes';
import { faceStates, type FaceState } from '../surface/facesMaterial';
import { drawnMesh, partStates } from '../../model/parts/states';
import type { Figure } from '../layers/layer';
import type { Pane } from '../pane';
import type { Palette, Rgba } from '../../base/palette';
import type { Projection } from '../pen/view';
import { seenPolygon, seenWay } from './clip';
import { mostTriangles } from './limits';
import { colorText, pathText, type Shape } from './shape';

/** As the shader of the faces has it: over the left shoulder. */
const lamp = new Vector3(-0.4508, 0.6211, 0.6411);

interface Lit {
  /** 0 dark … 1 light */
  readonly light: number;
  /** how much of the rim is in it */
  readonly rim: number;
}

/** Those that are drawn: all, or where they are too many the ones nearest to the body. */
export class NearTriangles {
  private mesh: SceneMesh | null = null;
  private at: Vec3 | null = null;
  private list: readonly number[] = [];

  of(mesh: SceneMesh, at: Vec3): readonly number[] {
    const moved = this.at === null || length(sub(at, this.at)) > 0;
    const count = mesh.indices.length / 3;
    if (mesh === this.mesh && (!moved || count <= mostTriangles)) return this.list;
    [this.mesh, this.at] = [mesh, at];
    const all = Array.from({ length: count }, (_, triangle) => triangle);
    if (count > mostTriangles) {
      const away = Float64Array.from(all, (triangle) => length(sub(middleOf(cornersOf(mesh, triangle)), at)));
      all.sort((a, b) => away[a]! - away[b]!);
    }
    return (this.list = all.slice(0, mostTriangles));
  }
}

export function meshShapes(pane: Pane, figure: Figure, palette: Palette, near: NearTriangles): Shape[] {
  const { shown } = figure;
  const mesh = figure.mesh && drawnMesh(figure.mesh);
  if (!mesh || !pane.projection) return [];
  const candidates = shown.candidates ? candidateStates(figure.moment) : new Map<number, FaceState>();
  const triangles = new Set(shown.mesh ? near.of(mesh, figure.moment.start) : []);
  for (const triangle of candidates.keys()) triangles.add(triangle);
  const states = partLook.peek().states;
  const own = states?.length === mesh.indices.length / 3 ? states : null;
  const faces = [...triangles].flatMap((triangle) => {
    if ((own?.[triangle] ?? 0) >= partStates.hidden) return [];
    const corners = cornersOf(mesh, triangle).map((corner) => figure.space.point(corner));
    const seen = seenPolygon(pane.projection!, corners);
    if (seen.length < 3) return [];
    const depth = seen.reduce((sum, point) => sum + point.depth, 0) / seen.length;
    const look = lookOf(candidates.get(triangle) ?? faceStates.plain, litBy(pane, corners), palette, shown.wire);
    return [{ depth, shape: { d: pathText(seen, true), ...look } }];
  });
  return faces.sort((a, b) => b.depth - a.depth).map(({ shape }) => shape);
}

function cornersOf({ positions, indices }: SceneMesh, triangle: number): Vec3[] {
  return [0, 1, 2].map((corner): Vec3 => {
    const at = 3 * indices[3 * triangle + corner]!;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  });
}

const middleOf = (corners: readonly Vec3[]): Vec3 =>
  corners.reduce<Vec3>((sum, corner) => addScaled(sum, corner, 1 / corners.length), [0, 0, 0]);

function litBy(pane: Pane, corners: readonly Vec3[]): Lit {
  const view: Matrix4 = pane.camera.matrixWorldInverse;
  const [a, b, c] = corners.map((corner) => new Vector3(...corner).applyMatrix4(view)) as [Vector3, Vector3, Vector3];
  const middle = new Vector3().add(a).add(b).add(c);
  const normal = b.sub(a).cross(c.sub(a)).normalize();
  const toEye = middle.negate().normalize();
  if (normal.dot(toEye) < 0) normal.negate();
  const skyward = new Vector3(0, 1, 0).transformDirection(view);
  const light = 0.42 * (0.5 + 0.5 * normal.dot(skyward)) + 0.58 * Math.max(0, normal.dot(lamp));
  return { light: Math.min(1, Math.max(0, light)), rim: 0.35 * (1 - Math.abs(normal.dot(toEye))) ** 3 };
}

const mixed = (a: Rgba, b: Rgba, t: number): Rgba =>
  a.map((value, k) => value + (b[k]! - value) * t) as unknown as Rgba;

function lookOf(
  state: FaceState,
  { light, rim }: Lit,
  palette: Palette,
  wired: boolean,
): Pick<Shape, 'fill' | 'stroke' | 'width'> {
  const { meshLow, meshMid, meshLit, meshRim, meshWire, candidateLow, candidateLit, candidateLine } = palette;
  const ramp = light < 0.5 ? mixed(meshLow, meshMid, 2 * light) : mixed(meshMid, meshLit, 2 * light - 1);
  const plain = mixed(ramp, meshRim, rim);
  if (state < faceStates.later) {
    const fill = colorText(plain);
    // Its own colour closes the hair between two triangles.
    return { fill, stroke: wired ? colorText(mixed(plain, meshWire, meshWire[3])) : fill, width: wired ? 0.8 : 0.6 };
  }
  const own = mixed(mixed(candidateLow, candidateLit, light), meshRim, rim);
  const fill = state === faceStates.later ? mixed(plain, own, 0.5) : own;
  const line: Rgba = [...candidateLine.slice(0, 3), state === faceStates.later ? 0.5 : 0.95] as unknown as Rgba;
  return { fill: colorText(fill), stroke: colorText(line), width: 1.2 };
}

export function boxShapes(projection: Projection, figure: Figure, palette: Palette): Shape[] {
  if (!figure.shown.boxes) return [];
  return shownNodes(figure.moment.slide, figure.boxDepth).map((node) => {
    const d = unitBoxEdges()
      .map(([from, to]) => {
        const [a, b] = [from, to].map((corner) =>
          figure.space.point(corner.map((part, axis) => (part === 0 ? node.low : node.high)[axis]!) as unknown as Vec3),
        ) as [Vec3, Vec3];
        const way = seenWay(projection, a, b);
        return way ? pathText(way, false) : '';
      })
      .join('');
    return { d, stroke: colorText(boxColor(node, palette)), width: 1 };
  });
}
