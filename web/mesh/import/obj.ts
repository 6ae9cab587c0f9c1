/** Wavefront OBJ: vertices and polygons. Objects, groups and materials name its parts; normals and texture coordinates are passed over. */
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkVertexCount } from './limits';
import { BATCH } from './steps';
import { cleanName, partOf } from './parts';
import { roleOf } from './roles';
import type { Steps } from './steps';
import { TextReader } from './textReader';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** Statements that make geometry this reader does not: free-form curves and surfaces. */
const FREE_FORM = new Set(['curv', 'curv2', 'surf', 'cstype', 'vp']);

/**
 * Reads an OBJ file. References may be negative (counted back from the newest vertex) and may point forward.
 * A vertex that cannot be read becomes NaN, so that its triangles are found and counted later.
 *
 * @throws ImportError `too-many-vertices`, `too-many-triangles`
 */
export function* readObj(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const parser = new ObjParser(bytes, warnings);
  while (!parser.reader.atEnd) {
    for (let i = 0; i < BATCH && !parser.reader.atEnd; i++) parser.readLine();
    yield { stage: 'read', fraction: parser.reader.position / bytes.length };
  }
  const positions = parser.positions.toArray();
  const made = yield* parser.faces.triangulate(positions, warnings);
  return { positions, ...made, parts: parser.parts, points: positions.length / 3 };
}

class ObjParser {
  readonly reader: TextReader;
  readonly positions = new GrowableFloat64();
  readonly faces = new FaceList();
  /** pieces with a face in them, begun by `o` and by `g` */
  private readonly pieces = { o: 0, g: 0 };
  /** begun and still without a face */
  private readonly fresh = { o: false, g: false };
  /** names that hold from here on */
  private readonly names = { o: '', g: '', usemtl: '' };

  constructor(
    bytes: Uint8Array,
    private readonly warnings: WarningList,
  ) {
    this.reader = new TextReader(bytes);
  }

  get parts(): number {
    return this.pieces.o || this.pieces.g || 1;
  }

  readLine(): void {
    const { reader } = this;
    if (reader.hasWordBeforeComment()) this.readStatement(reader.readWord(8));
    reader.nextLine();
  }

  private readStatement(keyword: string): void {
    if (keyword === 'v') this.readVertex();
    else if (keyword === 'f' || keyword === 'fo') this.readFace();
    else if (keyword === 'o' || keyword === 'g') this.beginPiece(keyword);
    else if (keyword === 'usemtl') this.beginPart(keyword);
    else if (keyword === 'p' || keyword === 'l') this.warnings.addPassedOver(keyword === 'l' ? 'lines' : 'points');
    else if (FREE_FORM.has(keyword)) this.warnings.add('elements-skipped', 1, { name: keyword });
  }

  /** x y z, perhaps followed by a weight or a colour. */
  private readVertex(): void {
    const { reader, positions } = this;
    const line = reader.line;
    const x = reader.readNumber();
    const y = reader.readNumber();
    const z = reader.readNumber();
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)))
      this.warnings.add('vertices-unreadable', 1, { line });
    positions.push3(x, y, z);
    checkVertexCount(positions.length / 3);
  }

  private readFace(): void {
    const { reader, faces, positions } = this;
    const vertices = positions.length / 3;
    while (reader.hasWordBeforeComment()) {
      const reference = reader.readReference();
      faces.addCorner(reference < 0 ? vertices + reference : reference - 1);
    }
    faces.endFace();
    this.countPiece('o');
    this.countPiece('g');
  }

  private beginPiece(kind: 'o' | 'g'): void {
    this.fresh[kind] = true;
    // An object begins without the group of the one before.
    if (kind === 'o') this.names.g = '';
    this.beginPart(kind);
  }

  private beginPart(kind: 'o' | 'g' | 'usemtl'): void {
    const { names, reader } = this;
    names[kind] = cleanName(reader.restOfLine());
    const { o, g, usemtl } = names;
    this.faces.beginPart(`${o}\n${g}\n${usemtl}`, () => {
      const isOwn = g !== '' && g !== o && g !== 'default' && g !== 'off';
      const name = o !== '' && isOwn ? cleanName(`${o} / ${g}`) : isOwn ? g : o;
      return partOf(name, roleOf(g) ?? roleOf(o), usemtl);
    });
  }

  private countPiece(kind: 'o' | 'g'): void {
    if (this.fresh[kind]) this.pieces[kind]++;
    this.fresh[kind] = false;
  }
}
