/** The triangles of one geometry of a COLLADA document. */
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkVertexCount } from './limits';
import { cleanName } from './parts';
import type { PartMesh } from './placed';
import type { Steps } from './steps';
import { TextReader } from './textReader';
import { ImportError } from './types';
import type { WarningList } from './warnings';
import { childOf, childrenOf } from './xmlTree';
import type { XmlElement } from './xmlTree';

/** Numbers of one point or corner; real files have up to about ten. */
const MAX_STRIDE = 64;
const PASSED_OVER = ['lines', 'linestrips', 'points'];

/** The points of one source among all of the mesh. */
interface Points {
  readonly first: number;
  readonly count: number;
}

/** Finds the element an address such as "#box" means. */
export type Finder = (address: string | undefined) => XmlElement;

/** @throws ImportError `model-missing`, `model-bad-value`, `too-many-vertices`, `too-many-triangles` */
export function* readDaeMesh(
  geometry: XmlElement,
  find: Finder,
  warnings: WarningList,
  materialOf: (symbol: string) => string,
): Steps<PartMesh> {
  const mesh = childOf(geometry, 'mesh') ?? childOf(geometry, 'convex_mesh');
  const positions = new GrowableFloat64();
  const faces = new FaceList();
  const pointsOf = new Map<XmlElement, Points>();
  const pointsAt = (vertices: XmlElement): Points => {
    const opened = pointsOf.get(vertices);
    if (opened) return opened;
    const input = childrenOf(vertices, 'input').find((each) => each.attributes['semantic'] === 'POSITION');
    const source = input ? find(input.attributes['source']) : vertices;
    const known = pointsOf.get(source) ?? addPoints(source, positions);
    pointsOf.set(source, known).set(vertices, known);
    return known;
  };
  for (const part of mesh?.children ?? []) {
    if (PASSED_OVER.includes(part.name)) warnings.add('points-lines-skipped');
    const input = childrenOf(part, 'input').find((each) => each.attributes['semantic'] === 'VERTEX');
    if (!input || !/^(triangles|polylist|polygons|trifans|tristrips)$/.test(part.name)) continue;
    const { material = '' } = part.attributes;
    faces.beginPart(material, () => ({ name: cleanName(materialOf(material)) }));
    addFaces(part, Number(input.attributes['offset'] ?? 0), pointsAt(find(input.attributes['source'])), faces);
  }
  const points = positions.toArray();
  return { positions: points, ...(yield* faces.triangulate(points, warnings)) };
}

/** @returns where the points were added */
function addPoints(source: XmlElement, positions: GrowableFloat64): Points {
  const first = positions.length / 3;
  const array = childOf(source, 'float_array');
  const accessor = childOf(childOf(source, 'technique_common'), 'accessor');
  const stride = Number(accessor?.attributes['stride'] ?? 3);
  if (!array || !(Number.isInteger(stride) && stride >= 3))
    throw new ImportError('model-missing', { name: `${source.attributes['id'] ?? ''}: x y z` });
  if (stride > MAX_STRIDE) throw new ImportError('model-bad-value', { name: 'stride', found: String(stride), line: 1 });
  const numbers = numbersIn(array);
  for (;;) {
    const [x, y, z] = [numbers(), numbers(), numbers()];
    if (x === undefined || y === undefined || z === undefined) return { first, count: positions.length / 3 - first };
    positions.push3(x, y, z);
    checkVertexCount(positions.length / 3);
    for (let i = 3; i < stride; i++) if (numbers() === undefined) break;
  }
}

/** Each `p` holds a number for every input of every corner; the vertex is the one at `offset`. One that its own source does not have is none. */
function addFaces(part: XmlElement, offset: number, points: Points, faces: FaceList): void {
  const stride = 1 + Math.max(...childrenOf(part, 'input').map((each) => Number(each.attributes['offset'] ?? 0)));
  if (!(Number.isInteger(stride) && stride <= MAX_STRIDE && offset >= 0))
    throw new ImportError('model-bad-value', { name: 'offset', found: String(stride - 1), line: 1 });
  const counts = numbersIn(childOf(part, 'vcount'));
  for (const list of part.children) {
    const outline = list.name === 'ph' ? childOf(list, 'p') : list.name === 'p' ? list : undefined;
    if (!outline) continue;
    const numbers = numbersIn(outline);
    const corner = (): number | undefined => {
      let vertex: number | undefined;
      for (let i = 0; i < stride; i++) {
        const number = numbers();
        if (number === undefined) return undefined;
        if (i === offset) vertex = number >= 0 && number < points.count ? points.first + number : NaN;
      }
      return vertex;
    };
    if (part.name === 'tristrips' || part.name === 'trifans') addStrip(corner, part.name === 'trifans', faces);
    else
      addPolygons(
        corner,
        part.name === 'triangles' ? () => 3 : part.name === 'polylist' ? counts : () => Infinity,
        faces,
      );
  }
}

function addPolygons(corner: () => number | undefined, counts: () => number | undefined, faces: FaceList): void {
  for (;;) {
    const count = counts();
    if (count === undefined) return;
    for (let i = 0; i < count; i++) {
      const vertex = corner();
      if (vertex === undefined && i === 0) return;
      if (vertex === undefined) return faces.endFace();
      faces.addCorner(vertex);
    }
    faces.endFace();
  }
}

function addStrip(corner: () => number | undefined, fan: boolean, faces: FaceList): void {
  let [a, b] = [corner(), corner()];
  for (let odd = false; ; odd = !odd) {
    const c = corner();
    if (a === undefined || b === undefined || c === undefined) return;
    for (const vertex of odd && !fan ? [b, a, c] : [a, b, c]) faces.addCorner(vertex);
    faces.endFace();
    if (!fan) a = b;
    b = c;
  }
}

/** The numbers of an element's text one after another; what is no number is NaN. */
export function numbersIn(element: XmlElement | undefined): () => number | undefined {
  const reader = new TextReader(element?.text ?? new Uint8Array());
  return () => (reader.findWord() ? reader.readNumber() : undefined);
}
