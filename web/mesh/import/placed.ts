/** Meshes put into one, each at its place: what a scene of any format comes to. */
import { GrowableFloat64, GrowableUint32 } from './growable';
import { checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import { PartCollector, cleanName, partOf } from './parts';
import type { PartRuns } from './parts';
import { roleOf } from './roles';
import { mirrors, transformPoints } from './matrix';
import type { Matrix } from './matrix';
import type { PartRole, RawMesh } from './types';

/** Indices are in range. */
export interface PartMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** faces already left out */
  readonly dropped: number;
  /** its materials, by the names of the parts; absent where it has none */
  readonly runs?: PartRuns;
}

/** Who shows a mesh. */
export interface PlacedName {
  readonly name: string;
  /** what its name says, or that of whom it hangs on */
  readonly role?: PartRole;
}

/** @param parent whom it hangs on */
export function placedName(given: unknown, parent?: PlacedName): PlacedName {
  const name = cleanName(given);
  return { name, role: roleOf(name) ?? parent?.role };
}

export class PlacedMeshes {
  private readonly positions = new GrowableFloat64();
  private readonly indices = new GrowableUint32();
  private parts = 0;
  private points = 0;
  private dropped = 0;
  private readonly named = new PartCollector();

  /** Under a mirroring transform triangles are turned round. @throws ImportError before anything too large is allocated */
  add({ positions, indices, dropped, runs }: PartMesh, toWorld: Matrix, who: PlacedName = { name: '' }): void {
    const first = this.positions.length / 3;
    this.points += positions.length / 3;
    this.dropped += dropped;
    if (indices.length === 0) return;
    checkVertexCount(first + positions.length / 3);
    checkTriangleCount((this.indices.length + indices.length) / 3);
    checkMeshBytes(first + positions.length / 3, (this.indices.length + indices.length) / 3);
    this.namePieces(runs, who);
    const moved = Float64Array.from(positions);
    transformPoints(toWorld, moved, 0, moved.length / 3);
    for (let i = 0; i < moved.length; i += 3) this.positions.push3(moved[i], moved[i + 1], moved[i + 2]);
    const turned = mirrors(toWorld);
    for (let i = 0; i < indices.length; i += 3) {
      const [b, c] = turned ? [indices[i + 2], indices[i + 1]] : [indices[i + 1], indices[i + 2]];
      this.indices.push3(first + indices[i], first + b, first + c);
    }
    this.parts++;
  }

  /** Each material of a mesh is a part, as often as the mesh is shown. */
  private namePieces(runs: PartRuns | undefined, { name, role }: PlacedName): void {
    const first = this.indices.length / 3;
    const { parts, starts, owners } = runs ?? { parts: [{ name: '' }], starts: [0], owners: [0] };
    starts.forEach((start, run) => {
      const key = `${this.parts}/${owners[run]}`;
      this.named.begin(first + start, key, () => partOf(name, role, parts[owners[run]].name));
    });
  }

  finish(stated?: RawMesh['stated']): RawMesh {
    const runs = this.named.runs(this.indices.length / 3);
    return {
      positions: this.positions.toArray(),
      indices: this.indices.toArray(),
      parts: Math.max(1, this.parts),
      points: this.points,
      dropped: this.dropped,
      ...(runs && { runs }),
      stated,
    };
  }
}

/** A unit that the file states, as the card has it; what it has no chip for is put into metres. */
export function statedUnit(metres: number): { scale: 0.001 | 0.01 | 0.0254 | 1; factor: number } {
  const known = ([0.001, 0.01, 0.0254, 1] as const).find((scale) => Math.abs(metres / scale - 1) < 1e-6);
  return known ? { scale: known, factor: 1 } : { scale: 1, factor: metres };
}

/** The same length along each axis. */
export const scaling = (factor: number): Matrix => [factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, factor, 0, 0, 0, 0, 1];
