/** The triangles of one geometry of a COLLADA document. */
import type { DaeLinks } from './daeLinks';
import { numberFrom, numbersIn } from './daeNumbers';
import type { Numbers } from './daeNumbers';
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkMeshBytes, checkTriangleCount } from './limits';
import { cleanName } from './parts';
import type { PartMesh } from './placed';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { WarningList } from './warnings';
import { childOf, childrenOf } from './xmlTree';
import type { XmlElement } from './xmlTree';

/** Numbers of one point or corner; real files have up to about ten. */
const MAX_STRIDE = 64;
/** Numbers of points that are read more than once, where many geometries have the same ones. A few seconds. */
const MAX_READ_AGAIN = 50_000_000;
const PASSED_OVER = ['lines', 'linestrips', 'points'];
/** Shapes that are no lists of faces. */
const OTHER_SHAPES = ['spline', 'brep'];
const FACES = ['triangles', 'polylist', 'polygons', 'trifans', 'tristrips'];

/** The points of one source among all of the mesh. */
interface Points {
  readonly first: number;
  readonly count: number;
}

/** What reading a geometry asks of its document. */
export interface DaeDocument {
  readonly links: DaeLinks;
  readonly warnings: WarningList;
  readonly materialOf: (symbol: string) => string;
  /** arrays that were read once */
  readonly arrays: Set<XmlElement>;
  /** numbers that were read again */
  again: number;
}

/** @throws ImportError `model-bad-value`, `model-endless`, `number-commas`, `too-many-vertices`, `too-many-triangles` */
export function* readDaeMesh(geometry: XmlElement, document: DaeDocument): Steps<PartMesh> {
  const reader = new GeometryReader(document);
  const mesh = childOf(geometry, 'mesh') ?? childOf(geometry, 'convex_mesh');
  const other = geometry.children.find(({ name }) => OTHER_SHAPES.includes(name));
  const hull = mesh?.attributes['convex_hull_of'] === undefined ? undefined : mesh;
  const shape = other ?? (hull?.children.length === 0 ? hull : undefined);
  if (shape) document.warnings.add('elements-skipped', 1, { name: shape.name });
  for (const part of mesh?.children ?? []) yield* reader.add(part);
  const positions = reader.positions.toArray();
  return { positions, ...(yield* reader.faces.triangulate(positions, document.warnings)) };
}

class GeometryReader {
  readonly positions = new GrowableFloat64();
  readonly faces = new FaceList();
  private readonly pointsOf = new Map<XmlElement, Points>();
  private corners = 0;
  private faceCount = 0;
  private breathAt = BATCH;

  constructor(private readonly document: DaeDocument) {}

  /** @param part a child of the mesh */
  *add(part: XmlElement): Steps<void> {
    const { links, warnings, materialOf } = this.document;
    if (PASSED_OVER.includes(part.name) && part.children.some((list) => list.name === 'p' && list.text.length > 0)) {
      warnings.addPassedOver(part.name === 'points' ? 'points' : 'lines');
    }
    if (!FACES.includes(part.name)) return;
    const inputs = childrenOf(part, 'input');
    const input = byMeaning(inputs, 'VERTEX') ?? byMeaning(inputs, 'POSITION');
    if (!input) return;
    const vertices = links.follow(input.attributes['source'], 'vertices', 'source');
    const points = vertices && (yield* this.pointsAt(vertices));
    if (!points) return;
    const { material = '' } = part.attributes;
    this.faces.beginPart(material, () => ({ name: cleanName(materialOf(material)) }));
    yield* this.addFaces(part, inputs, offsetOf(input), points);
  }

  /** Undefined where what is referred to is not there. */
  private *pointsAt(vertices: XmlElement): Steps<Points | undefined> {
    const opened = this.pointsOf.get(vertices);
    if (opened) return opened;
    const { links } = this.document;
    const input = byMeaning(childrenOf(vertices, 'input'), 'POSITION');
    const source = input ? links.follow(input.attributes['source'], 'source') : vertices;
    const known = source && (this.pointsOf.get(source) ?? (yield* this.addPoints(source)));
    if (known) this.pointsOf.set(source, known).set(vertices, known);
    return known;
  }

  /** A source's numbers are read as its accessor says: from an offset, so many to a point, those that are named the coordinates. */
  private *addPoints(source: XmlElement): Steps<Points | undefined> {
    const { document, positions } = this;
    const accessor = childOf(childOf(source, 'technique_common'), 'accessor');
    const arrays = ['float_array', 'int_array'];
    const linked = accessor && document.links.find(accessor.attributes['source'], ...arrays);
    const array = linked ?? source.children.find(({ name }) => arrays.includes(name));
    if (!array) return void document.links.lose(accessor?.attributes['source'] ?? `#${source.attributes['id'] ?? ''}`);
    const { offset, stride, places } = layoutOf(accessor);
    const first = positions.length / 3;
    const expected = numberFrom(array.attributes['count']);
    const numbers = yield* numbersIn(array, document.warnings, { expected });
    let skipped = 0;
    while (skipped < offset && numbers() !== undefined) skipped++;
    const again = document.arrays.has(array) ? stride : 0;
    document.arrays.add(array);
    document.again += again > 0 ? skipped : 0;
    const last = places[places.length - 1];
    const point: number[] = [0, 0, 0];
    for (;;) {
      for (let i = 0; i <= last; i++) {
        const number = numbers();
        if (number === undefined) return { first, count: positions.length / 3 - first };
        const axis = places.indexOf(i);
        if (axis >= 0) point[axis] = number;
      }
      for (let i = last + 1; i < stride; i++) if (numbers() === undefined) break;
      positions.push3(point[0], point[1], point[2]);
      checkMeshBytes(positions.length / 3, 0);
      document.again += again;
      if (document.again > MAX_READ_AGAIN)
        throw new ImportError('model-endless', { name: source.attributes['id'] ?? 'source' });
      if (positions.length % (3 * BATCH) === 0) yield { stage: 'read', fraction: 0.5 };
    }
  }

  /** Each list holds a number for every input of every corner; the vertex is the one at `offset`. One that its own source does not have is none. */
  private *addFaces(part: XmlElement, inputs: readonly XmlElement[], offset: number, points: Points): Steps<void> {
    const stride = inputs.reduce((most, input) => Math.max(most, offsetOf(input) + 1), 1);
    const cornersIn = function* (this: GeometryReader, list: XmlElement | undefined): Steps<Numbers> {
      const numbers = yield* numbersIn(list, this.document.warnings, { whole: true });
      return () => cornerOf(numbers, stride, offset, points);
    }.bind(this);
    const counts =
      part.name === 'polylist'
        ? yield* numbersIn(childOf(part, 'vcount'), this.document.warnings, { whole: true })
        : () => (part.name === 'triangles' ? 3 : Infinity);
    for (const list of part.children) {
      const outline = list.name === 'ph' ? childOf(list, 'p') : list.name === 'p' ? list : undefined;
      if (!outline) continue;
      const corner = yield* cornersIn(outline);
      if (part.name === 'tristrips' || part.name === 'trifans') yield* this.addStrip(corner, part.name === 'trifans');
      else if (list.name === 'p') yield* this.addPolygons(corner, counts);
      else yield* this.addPolygonWithHoles(corner, childrenOf(list, 'h'), cornersIn);
    }
  }

  private *addPolygons(corner: Numbers, counts: Numbers): Steps<void> {
    for (;;) {
      const count = counts();
      if (count === undefined) return;
      for (let i = 0; i < count; i++) {
        const vertex = corner();
        if (vertex === undefined && i === 0) return;
        if (vertex === undefined) return this.endFace();
        this.addCorner(vertex);
        if (this.corners >= this.breathAt) yield* this.breathe();
      }
      this.endFace();
      // A list of faces without corners is as long as one with them.
      if (this.faceCount % BATCH !== 0) continue;
      checkTriangleCount(this.faceCount);
      yield { stage: 'read', fraction: 0.5 };
    }
  }

  private *addPolygonWithHoles(
    corner: Numbers,
    holes: readonly XmlElement[],
    cornersIn: (list: XmlElement) => Steps<Numbers>,
  ): Steps<void> {
    const outline = yield* this.take(corner);
    if (outline.length === 0) return;
    outline.forEach((vertex) => this.addCorner(vertex));
    for (const hole of holes) {
      const ring = yield* this.take(yield* cornersIn(hole));
      if (ring.length < 3) continue;
      this.faces.beginHole();
      ring.forEach((vertex) => this.addCorner(vertex));
    }
    this.endFace();
  }

  private *take(corner: Numbers): Steps<number[]> {
    const ring: number[] = [];
    for (let vertex = corner(); vertex !== undefined; vertex = corner()) {
      ring.push(vertex);
      if (ring.length % BATCH !== 0) continue;
      checkTriangleCount(ring.length + this.corners - 2 * this.faceCount);
      yield { stage: 'read', fraction: 0.5 };
    }
    return ring;
  }

  private *addStrip(corner: Numbers, fan: boolean): Steps<void> {
    let [a, b] = [corner(), corner()];
    for (let odd = false; ; odd = !odd) {
      const c = corner();
      if (a === undefined || b === undefined || c === undefined) return;
      for (const vertex of odd && !fan ? [b, a, c] : [a, b, c]) this.addCorner(vertex);
      this.endFace();
      if (this.corners >= this.breathAt) yield* this.breathe();
      if (!fan) a = b;
      b = c;
    }
  }

  private addCorner(vertex: number): void {
    this.corners++;
    this.faces.addCorner(vertex);
  }

  private endFace(): void {
    this.faceCount++;
    this.faces.endFace();
  }

  /** Refuses what is too much before it is all read. */
  private *breathe(): Steps<void> {
    this.breathAt = this.corners + BATCH;
    checkTriangleCount(this.corners - 2 * (this.faceCount + 1));
    yield { stage: 'read', fraction: 0.5 };
  }
}

const byMeaning = (inputs: readonly XmlElement[], meaning: string) =>
  inputs.find((each) => each.attributes['semantic'] === meaning);

function offsetOf(input: XmlElement): number {
  const offset = numberFrom(input.attributes['offset']) ?? 0;
  if (!(Number.isInteger(offset) && offset >= 0 && offset < MAX_STRIDE)) throw badValue(input, 'offset');
  return offset;
}

const badValue = (element: XmlElement, name: string) =>
  new ImportError('model-bad-value', {
    name,
    found: (element.attributes[name] ?? '').slice(0, 60),
    line: element.line,
  });

/** The next corner's vertex; undefined after the last one, NaN for one that is not there. */
function cornerOf(numbers: Numbers, stride: number, offset: number, points: Points): number | undefined {
  let vertex: number | undefined;
  for (let i = 0; i < stride; i++) {
    const number = numbers();
    if (number === undefined) return undefined;
    if (i === offset) vertex = number >= 0 && number < points.count ? points.first + number : NaN;
  }
  return vertex;
}

/**
 * Values bind in the order of their params, and one without a name is passed over. Without named params the first three are x, y and z; with
 * fewer than three named, the others are 0.
 */
function layoutOf(accessor: XmlElement | undefined): { offset: number; stride: number; places: readonly number[] } {
  const params = childrenOf(accessor, 'param');
  const named = params.flatMap(({ attributes }, i) => ((attributes['name'] ?? '').trim() === '' ? [] : [i]));
  const places = named.length === 0 ? [0, 1, 2] : named.slice(0, 3);
  const stride = numberFrom(accessor?.attributes['stride']) || Math.max(3, params.length);
  const offset = numberFrom(accessor?.attributes['offset']) ?? 0;
  if (accessor && !(Number.isInteger(stride) && stride <= MAX_STRIDE && stride > places[places.length - 1]))
    throw badValue(accessor, 'stride');
  if (accessor && !(Number.isInteger(offset) && offset >= 0)) throw badValue(accessor, 'offset');
  return { offset, stride, places };
}
