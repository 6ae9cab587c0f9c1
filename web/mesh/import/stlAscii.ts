/** ASCII STL: solids made of facets, each with three `vertex` lines. Several solids become one mesh. */
import { GrowableUint32 } from './growable';
import { checkTriangleCount } from './limits';
import { BATCH } from './steps';
import { PartCollector, cleanName, partOf } from './parts';
import { roleOf } from './roles';
import type { Steps } from './steps';
import { TextReader } from './textReader';
import { ImportError } from './types';
import type { RawMesh } from './types';
import type { WarningList } from './warnings';
import { Welder } from './weld';

/**
 * Reads an ASCII STL and joins its corners into an indexed mesh. Words count, not lines, so a file on one line loads too.
 * A number that cannot be read becomes NaN, so that its triangle is found and counted later.
 *
 * @throws ImportError `truncated-facet` with the line where a facet begins that never ends, `too-many-triangles`
 */
export function* readAsciiStl(bytes: Uint8Array, warnings: WarningList): Steps<RawMesh> {
  const parser = new AsciiStlParser(bytes, warnings);
  while (parser.reader.findWord()) {
    for (let i = 0; i < BATCH && parser.reader.findWord(); i++) parser.readItem();
    yield { stage: 'read', fraction: parser.reader.position / bytes.length };
  }
  return parser.finish();
}

/** No part of the format, but people and programs write them. */
const COMMENT = /^(#|;|\/\/)/;

class AsciiStlParser {
  readonly reader: TextReader;
  private readonly welder = new Welder();
  private readonly indices = new GrowableUint32();
  /** corners of the facet in the making */
  private corners: number[] = [];
  private facetLine = 0;
  private inSolid = false;
  private solidHasFacets = false;
  private solids = 0;
  private readonly named = new PartCollector();
  private begun = 0;
  private dropped = 0;

  constructor(
    bytes: Uint8Array,
    private readonly warnings: WarningList,
  ) {
    this.reader = new TextReader(bytes);
  }

  /** Reads the word standing here and what belongs to it. Words without a meaning of their own (`normal`, `outer`, numbers) pass. */
  readItem(): void {
    const { reader } = this;
    const word = reader.readWord(9).toLowerCase();
    if (COMMENT.test(word)) return reader.nextLine();
    switch (word) {
      case 'vertex':
        return this.readVertex();
      case 'facet':
        this.endFacet();
        this.facetLine = reader.line;
        return;
      case 'endfacet':
        return this.endFacet();
      case 'solid':
        this.inSolid = true;
        this.solidHasFacets = false;
        this.beginPart(cleanName(reader.restOfLine()));
        return reader.nextLine();
      case 'endsolid':
        this.inSolid = false;
        return reader.nextLine();
    }
  }

  /** @throws ImportError `truncated-facet` */
  finish(): RawMesh {
    if (this.facetLine > 0) throw new ImportError('truncated-facet', { line: this.facetLine });
    if (this.inSolid) this.warnings.add('stl-no-endsolid');
    const { welder, indices, dropped } = this;
    const runs = this.named.runs(indices.length / 3);
    return {
      positions: welder.toArray(),
      indices: indices.toArray(),
      parts: Math.max(1, this.solids),
      points: welder.count,
      dropped,
      ...(runs && { runs }),
    };
  }

  private beginPart(name: string): void {
    this.named.begin(this.indices.length / 3, String(this.begun++), () => partOf(name, roleOf(name)));
  }

  private readVertex(): void {
    const { reader, welder } = this;
    const line = reader.line;
    const x = reader.readNumber();
    const y = reader.readNumber();
    const z = reader.readNumber();
    if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)))
      this.warnings.add('vertices-unreadable', 1, { line });
    // A facet has three corners; of any further ones only the fact counts.
    if (this.corners.length < 4) this.corners.push(welder.vertex(x, y, z));
  }

  private endFacet(): void {
    const { corners, facetLine } = this;
    if (facetLine === 0) return;
    this.facetLine = 0;
    this.corners = [];
    if (corners.length !== 3) {
      this.dropped++;
      this.warnings.add('faces-unreadable', 1, { line: facetLine });
      return;
    }
    this.indices.push3(corners[0], corners[1], corners[2]);
    checkTriangleCount(this.indices.length / 3);
    if (!this.solidHasFacets) this.solids++;
    this.solidHasFacets = true;
  }
}
