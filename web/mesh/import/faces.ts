/** Faces of any number of corners, as OBJ and PLY have them, and how they become triangles. */
import { GrowableUint32 } from './growable';
import { checkTriangleCount } from './limits';
import { PolygonCutter } from './polygon';
import { BATCH } from './steps';
import type { Steps } from './steps';
import { PartCollector } from './parts';
import type { PartRuns } from './parts';
import type { MeshPart } from './types';
import type { WarningList } from './warnings';

/** Stands for every reference that cannot be right: negative, fractional, enormous. */
const NO_VERTEX = 0xffffffff;

/** Faces in the order of the file. References are kept as they are; `triangulate` checks them when all vertices are known. */
export class FaceList {
  private readonly corners = new GrowableUint32();
  private readonly ends = new GrowableUint32();
  /** the corners that holes begin with */
  private readonly holes = new GrowableUint32();
  private readonly named = new PartCollector();

  get count(): number {
    return this.ends.length;
  }

  /** Adds a corner to the face in the making. `vertex` counts from 0; anything is taken. */
  addCorner(vertex: number): void {
    this.corners.push(vertex >= 0 && vertex < NO_VERTEX && Number.isInteger(vertex) ? vertex : NO_VERTEX);
  }

  /** Corners from here on go round a hole in the face in the making, whichever way round. */
  beginHole(): void {
    this.holes.push(this.corners.length);
  }

  /** Faces from here on are of this part; see PartCollector. */
  beginPart(key: string, part: () => MeshPart): void {
    this.named.begin(this.count, key, part);
  }

  endFace(): void {
    this.ends.push(this.corners.length);
  }

  /**
   * Cuts every face into triangles: n corners give n - 2, and two more for each hole.
   * Faces with a corner that is no vertex, or with fewer than three corners, are left out with a warning.
   *
   * @param positions 3 per vertex
   * @returns 3 vertex numbers per triangle, all in range, how many faces were left out as unsound, and whose the triangles are
   * @throws ImportError `too-many-triangles`
   */
  *triangulate(
    positions: Float64Array,
    warnings: WarningList,
  ): Steps<{ indices: Uint32Array<ArrayBuffer>; dropped: number; runs?: PartRuns }> {
    const { corners, ends, holes } = this;
    checkTriangleCount(corners.length - 2 * ends.length + 2 * holes.length);
    const cutter = new PolygonCutter(positions);
    const triangles = new GrowableUint32();
    const tally = new FaceTally(warnings, positions);
    const named = this.named.runs(this.count);
    const starts: number[] = [];
    let pauseAt = BATCH;
    for (let face = 0, start = 0, hole = 0; face < ends.length; face++) {
      if (start >= pauseAt) {
        yield { stage: 'build', fraction: start / corners.length };
        pauseAt = start + BATCH;
      }
      if (face === named?.starts[starts.length]) starts.push(triangles.length / 3);
      const end = ends.at(face);
      const inside: number[] = [];
      while (hole < holes.length && holes.at(hole) < end) inside.push(holes.at(hole++));
      if (tally.isSound(corners, start, end, face)) {
        if (end - start === 3) triangles.push3(corners.at(start), corners.at(start + 1), corners.at(start + 2));
        else {
          const before = triangles.length;
          tally.countUntidy(cutter.cut(corners, start, end, triangles, inside), face);
          const whole = end - start - 2 + 2 * inside.length;
          warnings.add('polygons-thinned', whole - (triangles.length - before) / 3, { face: face + 1 });
        }
      }
      start = end;
    }
    return { indices: triangles.toArray(), dropped: tally.dropped, ...(named && { runs: { ...named, starts } }) };
  }
}

/** Says which faces can be used and counts the others. Face numbers in warnings count from 1. */
class FaceTally {
  dropped = 0;

  private readonly vertices: number;

  constructor(
    private readonly warnings: WarningList,
    private readonly positions: Float64Array,
  ) {
    this.vertices = positions.length / 3;
  }

  isSound(corners: GrowableUint32, start: number, end: number, face: number): boolean {
    if (end - start < 3) this.drop('faces-too-short', { face: face + 1 });
    else if (!this.inRange(corners, start, end))
      this.drop('faces-out-of-range', { face: face + 1, vertices: this.vertices });
    else if (end - start > 3 && !this.isFinite(corners, start, end)) this.dropNotFinite(end - start - 2);
    else return true;
    return false;
  }

  countUntidy(tidy: boolean, face: number): void {
    if (!tidy) this.warnings.add('polygons-untidy', 1, { face: face + 1 });
  }

  private inRange(corners: GrowableUint32, start: number, end: number): boolean {
    for (let corner = start; corner < end; corner++) if (corners.at(corner) >= this.vertices) return false;
    return true;
  }

  private isFinite(corners: GrowableUint32, start: number, end: number): boolean {
    for (let corner = start; corner < end; corner++) {
      const at = corners.at(corner) * 3;
      for (let axis = 0; axis < 3; axis++) if (!Number.isFinite(this.positions[at + axis])) return false;
    }
    return true;
  }

  /** A polygon goes whole, as nobody can tell how it was meant; single triangles are found later, as in every format. */
  private dropNotFinite(triangles: number): void {
    this.dropped++;
    this.warnings.add('triangles-not-finite', triangles);
  }

  private drop(code: 'faces-too-short' | 'faces-out-of-range', details: Record<string, number>): void {
    this.dropped++;
    this.warnings.add(code, 1, details);
  }
}
