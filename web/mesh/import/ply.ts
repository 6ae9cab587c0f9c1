/** Stanford PLY: picks vertices, faces and triangle strips out of the rows that `plyRows.ts` reads. */
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkVertexCount } from './limits';
import { readPlyHeader } from './plyHeader';
import type { PlyElement, PlyHeader } from './plyHeader';
import { AsciiRows, BinaryRows } from './plyRows';
import type { PlyRows } from './plyRows';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

const FACE_LISTS: readonly string[] = ['vertex_indices', 'vertex_index'];

/** What is gathered on the way through the elements. */
interface PlyParts {
  readonly positions: GrowableFloat64;
  readonly faces: FaceList;
}

/**
 * Reads a PLY file, ascii or binary of either byte order.
 *
 * @throws ImportError for a header that makes no sense, no x y z, rows that end early (`truncated`, `truncated-rows`), lists of
 * negative length, or too much of anything
 */
export function* readPly(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const header = readPlyHeader(bytes);
  const vertices = header.elements.find((element) => element.name === 'vertex');
  if (!vertices || !hasPositions(vertices)) throw new ImportError('ply-no-positions');
  checkVertexCount(vertices.count);

  const parts: PlyParts = { positions: new GrowableFloat64(), faces: new FaceList() };
  const rows = header.format === 'ascii' ? new AsciiRows(bytes, header, warnings) : new BinaryRows(bytes, header);
  for (const element of header.elements) yield* readElement(element, rows, parts, warnings);
  reportRest(bytes, header, rows, warnings);

  const positions = parts.positions.toArray();
  const { indices, dropped } = yield* parts.faces.triangulate(positions, warnings);
  return { positions, indices, parts: 1, points: positions.length / 3, dropped };
}

function hasPositions(element: PlyElement): boolean {
  return ['x', 'y', 'z'].every((axis) =>
    element.properties.some((property) => property.name === axis && !property.countType),
  );
}

function* readElement(element: PlyElement, rows: PlyRows, parts: PlyParts, warnings: WarningList): Steps<void> {
  rows.begin(element);
  if (element.properties.length === 0) return;
  const take = rowTaker(element, rows, parts, warnings);
  for (let row = 0; row < element.count; row++) {
    if (row % BATCH === 0) yield { stage: 'read', fraction: rows.fraction };
    rows.readRow(row);
    take();
  }
}

/** What to do with each row of this element once it is read. */
function rowTaker(
  element: PlyElement,
  rows: PlyRows,
  { positions, faces }: PlyParts,
  warnings: WarningList,
): () => void {
  const indexOf = (name: string) => element.properties.findIndex((property) => property.name === name);
  if (element.name === 'vertex') {
    const [x, y, z] = ['x', 'y', 'z'].map(indexOf);
    return () => positions.push3(rows.scalars[x], rows.scalars[y], rows.scalars[z]);
  }
  const list = element.properties.findIndex((property) => property.countType && FACE_LISTS.includes(property.name));
  if (element.name === 'face' && list >= 0) {
    rows.keepList(list);
    return () => addFace(rows.list, rows.listLength, faces);
  }
  if (element.name === 'tristrips' && list >= 0) {
    rows.keepList(list);
    return () => addStrips(rows.list, rows.listLength, faces);
  }
  if (element.name === 'edge') warnings.addPassedOver('lines', element.count);
  else warnings.add('elements-skipped', element.count, { name: String(element.name).slice(0, 40) });
  return () => {};
}

function addFace(list: Float64Array, length: number, faces: FaceList): void {
  for (let i = 0; i < length; i++) faces.addCorner(list[i]);
  faces.endFace();
}

/** Strips of triangles, -1 between them; every second triangle is turned round. */
function addStrips(list: Float64Array, length: number, faces: FaceList): void {
  let start = 0;
  for (let i = 0; i < length; i++) {
    if (list[i] === -1) start = i + 1;
    else if (i - start >= 2) {
      const turned = (i - start) % 2;
      faces.addCorner(list[i - 2 + turned]);
      faces.addCorner(list[i - 1 - turned]);
      faces.addCorner(list[i]);
      faces.endFace();
    }
  }
}

/** Bytes behind the last row of a binary file mean that header and rows do not quite agree. */
function reportRest(bytes: Uint8Array, header: PlyHeader, rows: PlyRows, warnings: WarningList): void {
  if (header.format !== 'ascii')
    warnings.add('trailing-bytes', bytes.length - rows.position, { offset: rows.position });
}
