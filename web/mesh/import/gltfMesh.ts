/** The primitives of a glTF mesh, checked against the bytes present; nothing is read or allocated yet. */
import { INDEX_TYPES, POSITION_TYPES, openAccessor, unpackedAccessor } from './gltfAccessor';
import type { Accessor } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import type { DracoDecoder, DracoMesh } from './decoders';
import { decodeDraco } from './draco';
import { DRACO, dracoOf } from './gltfExtensions';
import { asArray, asObject, asOneOf, asWhole, follow } from './gltfJson';
import type { Item, JsonObject } from './gltfJson';
import { checkMeshBytes, checkTriangleCount, checkVertexCount } from './limits';
import { triangleCount } from './gltfTriangles';
import { cleanName } from './parts';
import { ImportError } from './types';
import type { WarningList } from './warnings';

const MODES = [0, 1, 2, 3, 4, 5, 6] as const;
const POINTS = 0;
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
  /** the primitive itself, for what a pose makes of it */
  readonly item: JsonObject;
  readonly where: string;
  readonly packed: boolean;
  /** number of its material in the document, and what it is called there */
  readonly material: { readonly key: string; readonly name: string };
}

export interface OpenMesh {
  readonly name: string;
  readonly primitives: Primitive[];
  readonly vertices: number;
  readonly triangles: number;
  /** vertices of point and line primitives */
  readonly points: number;
}

/** Opens meshes, each once however many nodes show it: small files may show one very often. */
export class GltfMeshes {
  private readonly opened = new Map<number, OpenMesh>();
  private unpacked = 0;
  /** by view and attribute: what came out, or why nothing did */
  private readonly decoded = new Map<string, DracoMesh | ImportError>();
  private readonly sums = { vertices: 0, triangles: 0 };

  /** @param fileBytes bytes of all files together; what costs no bytes may not be larger */
  constructor(
    private readonly document: JsonObject,
    private readonly buffers: GltfBuffers,
    private readonly warnings: WarningList,
    private readonly fileBytes: number,
    private readonly draco?: DracoDecoder,
    private readonly posed = false,
  ) {}

  /** @throws ImportError when a part of the mesh is missing, of the wrong type or longer than its bytes */
  open(reference: unknown, from: string): OpenMesh {
    const mesh = follow(this.document, 'meshes', reference, from);
    const known = this.opened.get(mesh.index) ?? this.openMesh(mesh);
    this.opened.set(mesh.index, known);
    return known;
  }

  private openMesh({ item: mesh, where }: Item): OpenMesh {
    const open = { name: cleanName(mesh['name']), primitives: [] as Primitive[], vertices: 0, triangles: 0, points: 0 };
    const firstVertices = new Map<string, number>();
    asArray(mesh['primitives'], `${where}.primitives`).forEach((item, i) => {
      const place = `${where}.primitives[${i}]`;
      this.addPrimitive(open, firstVertices, asObject(item, place), place);
    });
    if (!this.posed && asArray(mesh['weights'], `${where}.weights`).some((weight) => weight !== 0))
      this.warnings.add('gltf-morph-ignored');
    return open;
  }

  /** @param firstVertices by what the vertices are made of, of the primitives before */
  private addPrimitive(
    open: { -readonly [K in keyof OpenMesh]: OpenMesh[K] },
    firstVertices: Map<string, number>,
    primitive: JsonObject,
    where: string,
  ): void {
    const { POSITION: reference } = asObject(primitive['attributes'], `${where}.attributes`);
    const written = asOneOf(primitive['mode'] ?? TRIANGLES, MODES, `${where}.mode`);
    if (reference === undefined) return this.warnings.add('gltf-no-positions');
    const packed = dracoOf(this.document, primitive, reference);
    const unpacked = packed && this.unpack(packed, reference, `${where}.extensions.${DRACO}`);
    const positions = unpacked?.positions ?? this.openAccessor(reference, 'VEC3', `${where}.attributes.POSITION`);
    // Draco gives triangles one by one, also of what was a strip.
    const mode = unpacked ? TRIANGLES : written;
    if (mode < TRIANGLES) {
      open.points += positions.count;
      return this.warnings.addPassedOver(mode === POINTS ? 'points' : 'lines');
    }
    const indices =
      unpacked?.indices ??
      (primitive['indices'] === undefined
        ? undefined
        : this.openAccessor(primitive['indices'], 'SCALAR', `${where}.indices`));
    const corners = (indices ?? positions).count;
    const triangles = triangleCount(mode, corners);
    this.warnings.add('loose-indices', mode === TRIANGLES ? corners % 3 : triangles === 0 ? corners : 0);
    if (triangles === 0) return;
    const key = this.posed ? `${positions.index} ${movedBy(primitive)}` : String(positions.index);
    const known = firstVertices.get(key);
    const firstVertex = known ?? open.vertices;
    const material = this.materialOf(primitive['material']);
    open.primitives.push({
      ...{ positions, indices, mode, firstVertex, ownsVertices: known === undefined, material },
      ...{ item: primitive, where, packed: packed !== undefined },
    });
    firstVertices.set(key, firstVertex);
    if (known === undefined) open.vertices += positions.count;
    open.triangles += triangles;
  }

  /** Nothing depends on a material but a name, so a wrong one is none. */
  private materialOf(reference: unknown): Primitive['material'] {
    const { materials } = this.document;
    const found: unknown = Array.isArray(materials) && typeof reference === 'number' ? materials[reference] : undefined;
    const name = typeof found === 'object' && found !== null ? cleanName((found as JsonObject)['name']) : '';
    return { key: found === undefined ? '' : String(reference), name };
  }

  /** Checks of all primitives one by one, for the list of what is wrong. */
  *attempts(): Generator<() => unknown> {
    const meshes = asArray(this.document['meshes'], 'meshes');
    for (let i = 0; i < meshes.length; i++) {
      const { item, where } = follow(this.document, 'meshes', i, 'meshes');
      const primitives = asArray(item['primitives'], `${where}.primitives`);
      for (const [k, primitive] of primitives.entries()) {
        const place = `${where}.primitives[${k}]`;
        const open = { name: '', primitives: [], vertices: 0, triangles: 0, points: 0 };
        yield () => this.addPrimitive(open, new Map(), asObject(primitive, place), place);
      }
    }
  }

  /** Meshes that were never opened, as no node of the scene has them. */
  get unseen(): number {
    return asArray(this.document['meshes'], 'meshes').length - this.opened.size;
  }

  /** Numbered downward from -1: no other primitive has these vertices. */
  private unpack(packed: JsonObject, position: unknown, where: string): { positions: Accessor; indices: Accessor } {
    if (!this.draco) throw new ImportError('gltf-extension', { extension: DRACO });
    const attribute = asWhole(
      asObject(packed['attributes'], `${where}.attributes`)['POSITION'],
      `${where}.attributes.POSITION`,
    );
    const like = follow(this.document, 'accessors', position, where);
    const { bytes } = this.buffers.view(packed['bufferView'], `${where}.bufferView`);
    const { positions, indices } = this.decode(this.draco, bytes, attribute, where, String(packed['bufferView']));
    const index = -1 - this.unpacked++;
    return {
      positions: unpackedAccessor(index, 3, positions, like.item),
      indices: unpackedAccessor(index, 1, indices),
    };
  }

  /** Every packed view once, however many primitives have it: also when all that is wrong is looked for. */
  private decode(draco: DracoDecoder, bytes: Uint8Array, attribute: number, where: string, view: string): DracoMesh {
    const key = `${view}/${attribute}`;
    const known = this.decoded.get(key) ?? this.decodeOnce(draco, bytes, attribute, where);
    this.decoded.set(key, known);
    if (known instanceof ImportError) throw known;
    return known;
  }

  private decodeOnce(
    draco: DracoDecoder,
    bytes: Uint8Array,
    attribute: number,
    where: string,
  ): DracoMesh | ImportError {
    const { sums } = this;
    const admit = (vertices: number, triangles: number): void => {
      checkTriangleCount(sums.triangles + triangles);
      checkVertexCount(sums.vertices + vertices);
      checkMeshBytes(sums.vertices + vertices, sums.triangles + triangles);
    };
    try {
      const mesh = decodeDraco(draco, bytes, attribute, where, admit);
      sums.vertices += mesh.positions.length / 3;
      sums.triangles += mesh.indices.length / 3;
      return mesh;
    } catch (error) {
      if (error instanceof ImportError) return error;
      throw error;
    }
  }

  private openAccessor(reference: unknown, type: 'VEC3' | 'SCALAR', where: string): Accessor {
    const use = { type, components: type === 'VEC3' ? POSITION_TYPES : INDEX_TYPES };
    return openAccessor(this.document, this.buffers, reference, use, where, this.fileBytes);
  }
}

/** The same positions are other vertices where other bones or morphs move them. */
function movedBy({ attributes, targets }: JsonObject): string {
  const bones = Object.entries(attributes as JsonObject).filter(([name]) => /^(JOINTS|WEIGHTS)_/.test(name));
  return JSON.stringify([bones, targets]);
}
