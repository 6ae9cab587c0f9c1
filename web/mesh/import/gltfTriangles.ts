/** Turns glTF triangle lists, strips and fans into plain triangles. */
import type { WarningList } from './warnings';

const TRIANGLES = 4;
const STRIP = 5;

/** Where a primitive's vertices are and which way round its triangles go. */
export interface PieceFrame {
  readonly firstVertex: number;
  readonly vertices: number;
  /** the transform mirrors, so each triangle is turned round */
  readonly turned: boolean;
}

/** Triangles that so many corners make. @param mode 4 list, 5 strip, 6 fan */
export function triangleCount(mode: number, corners: number): number {
  return mode === TRIANGLES ? Math.floor(corners / 3) : Math.max(0, corners - 2);
}

export class TriangleAssembler {
  dropped = 0;
  private readonly room: Uint32Array<ArrayBuffer>;
  private used = 0;
  private seen = 0;

  /** @param triangles how many will be added at most */
  constructor(
    triangles: number,
    private readonly warnings: WarningList,
  ) {
    this.room = new Uint32Array(triangles * 3);
  }

  /** triangles so far */
  get count(): number {
    return this.used / 3;
  }

  /** 3 per triangle, all in range. */
  get indices(): Uint32Array<ArrayBuffer> {
    return this.used === this.room.length ? this.room : this.room.slice(0, this.used);
  }

  /**
   * Adds a primitive. Triangles with a corner that is no vertex are left out with a warning.
   *
   * @param corners vertex numbers within the primitive, unchecked
   */
  add(mode: number, corners: Uint32Array, frame: PieceFrame): void {
    const count = triangleCount(mode, corners.length);
    for (let i = 0; i < count; i++) {
      if (mode === TRIANGLES) this.push(corners[i * 3], corners[i * 3 + 1], corners[i * 3 + 2], frame);
      else if (mode === STRIP) this.push(corners[i], corners[i + 1 + (i % 2)], corners[i + 2 - (i % 2)], frame);
      else this.push(corners[i + 1], corners[i + 2], corners[0], frame);
    }
  }

  private push(a: number, b: number, c: number, { firstVertex, vertices, turned }: PieceFrame): void {
    this.seen++;
    if (a >= vertices || b >= vertices || c >= vertices) {
      this.dropped++;
      this.warnings.add('faces-out-of-range', 1, { face: this.seen, vertices });
      return;
    }
    this.room[this.used++] = firstVertex + a;
    this.room[this.used++] = firstVertex + (turned ? c : b);
    this.room[this.used++] = firstVertex + (turned ? b : c);
  }
}
