/** OFF as text: counts, vertices, polygons. Normals, colours and texture coordinates play no part in collisions and are passed over. */
import { FaceList } from './faces';
import { GrowableFloat64 } from './growable';
import { checkVertexCount } from './limits';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { TextReader } from './textReader';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';

/** The word a file begins with. Some write the counts right behind it, without a blank. */
export const OFF_WORD = /^(ST)?(C)?(N)?(4)?(n)?OFF(?=\s|#|\d|$)/;

/**
 * Reads OFF, COFF, NOFF, STOFF and what they combine to. Numbers may break over lines; what a row has beyond its own is passed over.
 *
 * @throws ImportError `off-kind` for binary files and for those not in three dimensions, `off-counts`, `truncated-rows`,
 * `off-list-length`, `too-many-vertices`, `too-many-triangles`
 */
export function* readOff(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const parser = new OffParser(bytes, warnings);
  const { vertices, faces } = parser.readHeader();
  for (let row = 0; row < vertices; row++) {
    if (row % BATCH === 0) yield parser.progress;
    parser.readVertex(row, vertices);
  }
  for (let row = 0; row < faces; row++) {
    if (row % BATCH === 0) yield parser.progress;
    parser.readFace(row, faces);
  }
  parser.warnOfRest();
  const positions = parser.positions.toArray();
  const { indices, dropped } = yield* parser.faces.triangulate(positions, warnings);
  return { positions, indices, parts: 1, points: vertices, dropped };
}

class OffParser {
  readonly positions = new GrowableFloat64();
  readonly faces = new FaceList();
  private readonly reader: TextReader;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly warnings: WarningList,
  ) {
    this.reader = new TextReader(bytes);
  }

  get progress() {
    return { stage: 'read', fraction: this.reader.position / this.bytes.length } as const;
  }

  /** The word at the beginning may be missing; the number of edges may be anything and is not used. */
  readHeader(): { vertices: number; faces: number } {
    const { reader } = this;
    if (this.findNumber()) this.readKind();
    const [vertices, faces] = [this.readCount(), this.readCount()];
    checkVertexCount(vertices);
    reader.nextLine();
    return { vertices, faces };
  }

  readVertex(row: number, promised: number): void {
    const { reader } = this;
    let line = reader.line;
    const read = (): number => {
      if (!this.findNumber()) throw new ImportError('truncated-rows', { element: 'vertices', promised, found: row });
      line = reader.line;
      return reader.readNumber();
    };
    const [x, y, z] = [read(), read(), read()];
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)))
      this.warnings.add('vertices-unreadable', 1, { line });
    this.positions.push3(x, y, z);
    reader.nextLine();
  }

  readFace(row: number, promised: number): void {
    const { reader, faces } = this;
    const cutOff = () => new ImportError('truncated-rows', { element: 'faces', promised, found: row });
    if (!this.findNumber()) throw cutOff();
    const start = reader.position;
    const corners = reader.readNumber();
    if (!Number.isInteger(corners) || corners < 0) {
      reader.position = start;
      throw new ImportError('off-list-length', { line: reader.line, found: reader.readWord(20) });
    }
    for (let i = 0; i < corners; i++) {
      if (!this.findNumber()) throw cutOff();
      faces.addCorner(reader.readNumber());
    }
    faces.endFace();
    reader.nextLine();
  }

  warnOfRest(): void {
    if (!this.findNumber()) return;
    const offset = this.reader.position;
    this.warnings.add('trailing-bytes', this.bytes.length - offset, { offset });
  }

  private readKind(): void {
    const { reader, bytes } = this;
    const start = reader.position;
    const word = reader.readWord();
    const match = OFF_WORD.exec(word);
    if (!match) {
      reader.position = start;
      return;
    }
    if (match[4] || match[5]) throw new ImportError('off-kind', { kind: 'dimensions', word: match[0] });
    reader.position = start + match[0].length;
    if (reader.hasWord() && bytes[reader.position] === LETTER_B)
      throw new ImportError('off-kind', { kind: 'binary', word: match[0] });
  }

  private readCount(): number {
    const { reader } = this;
    if (!this.findNumber()) throw new ImportError('off-counts', { line: reader.line, found: '' });
    const start = reader.position;
    const count = reader.readNumber();
    if (Number.isSafeInteger(count) && count >= 0) return count;
    reader.position = start;
    throw new ImportError('off-counts', { line: reader.line, found: reader.readWord(20) });
  }

  /** Goes to the next word that is no comment, on this or a later line. False at the end of the file. */
  private findNumber(): boolean {
    const { reader } = this;
    while (!reader.hasWordBeforeComment()) {
      if (reader.atEnd) return false;
      reader.nextLine();
    }
    return true;
  }
}

/** Of "BINARY". */
const LETTER_B = 66;
