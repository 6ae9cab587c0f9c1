/** FBX, binary and text: meshes where the models place them. Materials, bones, animations, lights and cameras are passed over. */
import { FaceList } from './faces';
import { readBinaryFbx } from './fbxNodes';
import type { FbxNode } from './fbxNodes';
import { readTextFbx } from './fbxText';
import { checkTriangleCount, checkVertexCount } from './limits';
import { cleanName } from './parts';
import { IDENTITY, compose, multiply } from './matrix';
import type { Matrix } from './matrix';
import { PlacedMeshes, placedName, scaling, statedUnit } from './placed';
import type { PartMesh, PlacedName } from './placed';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** The number of the order in which a model is turned about its axes; the first is applied first. */
const ORDERS = ['xyz', 'xzy', 'yzx', 'yxz', 'zxy', 'zyx'];

/** X up, made Y up. */
const X_UP: Matrix = [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const MAX_NESTING = 256;
/** Meshes at their places: small files may ask for endless ones. */
const MAX_USES = 100_000;
/** Placements between two yields. */
const PAUSE = 256;

/** @throws ImportError `fbx-bad`, `model-endless`, `too-many-triangles`, `too-many-vertices` */
export function* readFbx(bytes: Uint8Array, isText: boolean, warnings: WarningList): Steps<RawMesh> {
  yield { stage: 'read', fraction: 0 };
  const root = isText ? readTextFbx(bytes) : readBinaryFbx(bytes);
  yield { stage: 'read', fraction: 0.9 };
  const settings = propertiesOf(child(root, 'GlobalSettings'));
  // The unit is told in centimetres.
  const { scale, factor } = statedUnit((settings('UnitScaleFactor', [1])[0] || 1) / 100);
  const up = settings('UpAxis', [1])[0];
  const scene = new FbxScene(root, warnings);
  yield* scene.place(up === 0 ? multiply(X_UP, scaling(factor)) : scaling(factor));
  return scene.placed.finish({ scale, up: up === 2 ? 'z' : 'y' });
}

class FbxScene {
  readonly placed = new PlacedMeshes();
  private readonly objects = new Map<unknown, FbxNode>();
  /** what each object belongs to, by its number */
  private readonly owners = new Map<unknown, unknown[]>();
  /** of models, by their numbers */
  private readonly globals = new Map<unknown, Matrix>();
  private readonly places = new Map<FbxNode, Matrix>();
  private readonly names = new Map<unknown, PlacedName>();
  /** of models, in the order in which their meshes number them */
  private readonly materials = new Map<unknown, string[]>();
  private uses = 0;

  constructor(
    root: FbxNode,
    private readonly warnings: WarningList,
  ) {
    for (const object of child(root, 'Objects')?.children ?? []) this.objects.set(object.values[0], object);
    for (const { values } of child(root, 'Connections')?.children ?? []) {
      if (values[0] !== 'OO') continue;
      const known = this.owners.get(values[1]);
      if (known) known.push(values[2]);
      else this.owners.set(values[1], [values[2]]);
      const material = this.objects.get(values[1]);
      if (material?.name !== 'Material') continue;
      const list = this.materials.get(values[2]) ?? [];
      this.materials.set(values[2], list);
      list.push(cleanName(plainName(material)));
    }
  }

  *place(toWorld: Matrix): Steps<void> {
    for (const [id, geometry] of this.objects) {
      if (geometry.name === 'Deformer' && geometry.values[2] === 'Skin') this.warnings.add('skin-ignored');
      if (geometry.name === 'Deformer' && geometry.values[2] === 'BlendShape') this.warnings.add('morph-ignored');
      if (geometry.name !== 'Geometry' || !child(geometry, 'PolygonVertexIndex')) continue;
      const mesh = yield* readMesh(geometry, this.warnings);
      for (const owner of this.owners.get(id) ?? []) {
        const model = this.objects.get(owner);
        if (++this.uses > MAX_USES) throw new ImportError('model-endless', { name: nameOf(geometry) });
        if (this.uses % PAUSE === 0) yield { stage: 'build', fraction: 0 };
        if (model?.name !== 'Model') continue;
        const own = this.places.get(model) ?? multiply(this.global(owner, 0), geometric(model));
        this.places.set(model, own);
        this.placed.add(this.withMaterials(mesh, owner), multiply(toWorld, own), this.who(owner, 0));
      }
    }
  }

  /** The materials of a mesh have numbers; what they are called depends on the model. */
  private withMaterials(mesh: PartMesh, owner: unknown): PartMesh {
    if (!mesh.runs) return mesh;
    const names = this.materials.get(owner) ?? [];
    const parts = mesh.runs.parts.map(({ name }) => ({ name: names[Number(name)] ?? '' }));
    return { ...mesh, runs: { ...mesh.runs, parts } };
  }

  /** A model, named after itself and meant for what it or a model above it says. */
  private who(id: unknown, depth: number): PlacedName | undefined {
    const model = this.objects.get(id);
    if (depth > MAX_NESTING || model?.name !== 'Model') return undefined;
    const known = this.names.get(id);
    if (known) return known;
    const parent = this.parentOf(id);
    const who = placedName(plainName(model), parent === undefined ? undefined : this.who(parent, depth + 1));
    this.names.set(id, who);
    return who;
  }

  private parentOf(id: unknown): unknown {
    return (this.owners.get(id) ?? []).find((owner) => this.objects.get(owner)?.name === 'Model');
  }

  private global(id: unknown, depth: number): Matrix {
    const model = this.objects.get(id);
    if (depth > MAX_NESTING) throw new ImportError('model-endless', { name: model ? nameOf(model) : '' });
    if (model?.name !== 'Model') return IDENTITY;
    const known = this.globals.get(id);
    if (known) return known;
    const parent = this.parentOf(id);
    const local = localMatrix(model);
    const global = parent === undefined ? local : multiply(this.global(parent, depth + 1), local);
    this.globals.set(id, global);
    return global;
  }
}

function* readMesh(geometry: FbxNode, warnings: WarningList): Steps<PartMesh> {
  const [vertices, corners] = [arrayOf(geometry, 'Vertices'), arrayOf(geometry, 'PolygonVertexIndex')];
  checkVertexCount(Math.floor(vertices.length / 3));
  // A polygon of n corners makes n - 2 triangles, which is never less than a third of n.
  checkTriangleCount(Math.floor(corners.length / 3));
  const positions = Float64Array.from(vertices);
  const faces = new FaceList();
  const materials = materialsOf(geometry);
  if (materials.length > 0) faces.beginPart(String(materials[0]), () => ({ name: String(materials[0]) }));
  for (const index of corners) {
    // The last corner of a polygon is written as its complement.
    faces.addCorner(index < 0 ? -1 - index : index);
    if (index >= 0) continue;
    faces.endFace();
    const next = materials[faces.count];
    if (next !== undefined && next !== materials[faces.count - 1])
      faces.beginPart(String(next), () => ({ name: String(next) }));
  }
  const whole = positions.subarray(0, positions.length - (positions.length % 3));
  return { positions: whole, ...(yield* faces.triangulate(whole, warnings)) };
}

/** The number of its material for every polygon; none where all have the same one. */
function materialsOf(geometry: FbxNode): Float64Array {
  const layer = child(geometry, 'LayerElementMaterial');
  const isByPolygon = layer && child(layer, 'MappingInformationType')?.values[0] === 'ByPolygon';
  return isByPolygon ? arrayOf(layer, 'Materials') : new Float64Array();
}

function arrayOf(node: FbxNode, name: string): Float64Array {
  const first = child(node, name)?.values[0];
  return first instanceof Float64Array ? first : new Float64Array();
}

/** Translation, pivots and turns as the format defines them: T Roff Rp Rpre R Rpost⁻¹ Rp⁻¹ Soff Sp S Sp⁻¹. */
function localMatrix(model: FbxNode): Matrix {
  const of = propertiesOf(model);
  const zero = [0, 0, 0];
  const move = (name: string, sign = 1) => translation(of(name, zero).map((x) => x * sign));
  const order = ORDERS[of('RotationOrder', [0])[0]] ?? 'xyz';
  return [
    move('Lcl Translation'),
    move('RotationOffset'),
    move('RotationPivot'),
    rotation(of('PreRotation', zero), 'xyz'),
    rotation(of('Lcl Rotation', zero), order),
    transposed(rotation(of('PostRotation', zero), 'xyz')),
    move('RotationPivot', -1),
    move('ScalingOffset'),
    move('ScalingPivot'),
    compose(zero, [0, 0, 0, 1], of('Lcl Scaling', [1, 1, 1])),
    move('ScalingPivot', -1),
  ].reduce(multiply);
}

/** Without its class, which binary files write behind it and texts before it. */
const plainName = (node: FbxNode) =>
  String(node.values[1])
    .replace(/\0[^]*$/, '')
    .replace(/^\w+::/, '');

const nameOf = (node: FbxNode) => String(node.values[1]).slice(0, 120);

/** What moves the mesh of a model and not what hangs on it. */
function geometric(model: FbxNode): Matrix {
  const of = propertiesOf(model);
  return [
    translation(of('GeometricTranslation', [0, 0, 0])),
    rotation(of('GeometricRotation', [0, 0, 0]), 'xyz'),
    compose([0, 0, 0], [0, 0, 0, 1], of('GeometricScaling', [1, 1, 1])),
  ].reduce(multiply);
}

const translation = (by: readonly number[]) => compose(by, [0, 0, 0, 1], [1, 1, 1]);

function rotation(degrees: readonly number[], order: string): Matrix {
  return [...order].reduce<Matrix>((matrix, axis) => {
    const k = 'xyz'.indexOf(axis);
    const half = (degrees[k] * Math.PI) / 360;
    const turn = [0, 0, 0, Math.cos(half)];
    turn[k] = Math.sin(half);
    return multiply(compose([0, 0, 0], turn, [1, 1, 1]), matrix);
  }, IDENTITY);
}

/** Of a rotation: its inverse. */
const transposed = (m: Matrix): Matrix => [m[0], m[4], m[8], 0, m[1], m[5], m[9], 0, m[2], m[6], m[10], 0, 0, 0, 0, 1];

const child = (node: FbxNode | undefined, name: string) => node?.children.find((each) => each.name === name);

/** Numbers of a property by its name; the usual ones where the file has none or no sound ones. */
function propertiesOf(node: FbxNode | undefined): (name: string, usual: readonly number[]) => readonly number[] {
  const list = child(node, 'Properties70');
  return (name, usual) => {
    const numbers = list?.children.find((each) => each.values[0] === name)?.values.slice(-usual.length);
    return numbers?.length === usual.length && numbers.every(Number.isFinite) ? numbers.map(Number) : usual;
  };
}
