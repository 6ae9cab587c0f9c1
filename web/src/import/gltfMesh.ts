/** The primitives of a glTF mesh, checked against the bytes present; nothing is read or allocated yet. */
import { INDEX_TYPES, POSITION_TYPES, openAccessor } from './gltfAccessor';
import type { Accessor } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import { checkPrimitiveReadable } from './gltfExtensions';
import { asArray, asObject, asOneOf, follow } from './gltfJson';
import type { Item, JsonObject } from './gltfJson';
import { triangleCount } from './gltfTriangles';
import type { WarningList } from './warnings';

const MODES = [0, 1, 2, 3, 4, 5, 6] as const;
const TRIANGLES = 4;

/** A primitive that makes at least one triangle. */
export interface Primitive {
  readonly positions: Accessor;
  readonly indices?: Accessor;
  /** 4 list, 5 strip, 6 fan */
  readonly mode: number;
  /** its first vertex among the mesh's */
  readonly firstVertex: number;
  /** no earlier primitive of the mesh has the same vertices */
  readonly ownsVertices: boolean;
}

export interface OpenMesh {
  readonly primitives: Primitive[];
  readonly vertices: number;
  readonly triangles: number;
  /** vertices of point and line primitives */
  readonly points: number;
}

/** Opens meshes, each once however many nodes show it: small files may show one very often. */
export class GltfMeshes {
  private readonly opened = new Map<number, OpenMesh>();

  /** @param fileBytes bytes of all files together; what costs no bytes may not be larger */
  constructor(
    private readonly document: JsonObject,
    private readonly buffers: GltfBuffers,
    private readonly warnings: WarningList,
    private readonly fileBytes: number,
  ) {}

  /** @throws ImportError when a part of the mesh is missing, of the wrong type or longer than its bytes */
  open(reference: unknown, from: string): OpenMesh {
    const mesh = follow(this.document, 'meshes', reference, from);
    const known = this.opened.get(mesh.index) ?? this.openMesh(mesh);
    this.opened.set(mesh.index, known);
    return known;
  }

  private openMesh({ item: mesh, where }: Item): OpenMesh {
    const open = { primitives: [] as Primitive[], vertices: 0, triangles: 0, points: 0 };
    const firstVertices = new Map<number, number>();
    asArray(mesh['primitives'], `${where}.primitives`).forEach((item, i) => {
      const place = `${where}.primitives[${i}]`;
      this.addPrimitive(open, firstVertices, asObject(item, place), place);
    });
    if (asArray(mesh['weights'], `${where}.weights`).some((weight) => weight !== 0))
      this.warnings.add('gltf-morph-ignored');
    return open;
  }

  /** @param firstVertices by position accessor, of the primitives before */
  private addPrimitive(
    open: { -readonly [K in keyof OpenMesh]: OpenMesh[K] },
    firstVertices: Map<number, number>,
    primitive: JsonObject,
    where: string,
  ): void {
    const { POSITION: reference } = asObject(primitive['attributes'], `${where}.attributes`);
    const mode = asOneOf(primitive['mode'] ?? TRIANGLES, MODES, `${where}.mode`);
    if (reference === undefined) return this.warnings.add('gltf-no-positions');
    checkPrimitiveReadable(this.document, primitive, reference);
    const positions = this.openAccessor(reference, 'VEC3', `${where}.attributes.POSITION`);
    if (mode < TRIANGLES) {
      open.points += positions.count;
      return this.warnings.add('points-lines-skipped');
    }
    const indices =
      primitive['indices'] === undefined
        ? undefined
        : this.openAccessor(primitive['indices'], 'SCALAR', `${where}.indices`);
    const corners = (indices ?? positions).count;
    const triangles = triangleCount(mode, corners);
    this.warnings.add('loose-indices', mode === TRIANGLES ? corners % 3 : triangles === 0 ? corners : 0);
    if (triangles === 0) return;
    const known = firstVertices.get(positions.index);
    const firstVertex = known ?? open.vertices;
    open.primitives.push({ positions, indices, mode, firstVertex, ownsVertices: known === undefined });
    firstVertices.set(positions.index, firstVertex);
    if (known === undefined) open.vertices += positions.count;
    open.triangles += triangles;
  }

  private openAccessor(reference: unknown, type: 'VEC3' | 'SCALAR', where: string): Accessor {
    const use = { type, components: type === 'VEC3' ? POSITION_TYPES : INDEX_TYPES };
    return openAccessor(this.document, this.buffers, reference, use, where, this.fileBytes);
  }
}
