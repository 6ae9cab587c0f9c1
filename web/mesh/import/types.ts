/** Input and output of the mesh import. Nothing here knows a file format, a page or a worker. */
import type { DecoderSources } from './decoders';
import type { PartRuns } from './parts';

export type MeshFormat = 'glb' | 'gltf' | 'obj' | 'stl' | 'ply' | 'off' | 'json' | '3mf' | 'dae' | 'fbx';

/** One file as the user gave it. `name` may carry a folder, as in "model/level.gltf". The bytes are only read. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a file could not be imported. The text for people is in `importMessages.en.json`. */
export type ImportErrorCode =
  | 'empty-file'
  | 'web-page'
  | 'lfs-pointer'
  | 'unknown-format'
  | 'bin-alone'
  | 'unsupported-format'
  | 'truncated'
  | 'truncated-rows'
  | 'truncated-facet'
  | 'no-triangles'
  | 'nothing-sound'
  | 'too-many-triangles'
  | 'too-many-vertices'
  | 'too-much-memory'
  | 'out-of-memory'
  | 'cancelled'
  | 'internal'
  | 'zip-broken'
  | 'zip-no-mesh'
  | 'zip-too-large'
  | 'zip-nested'
  | 'folder-too-many'
  | 'folder-too-large'
  | 'folder-empty'
  | 'address-elsewhere'
  | 'address-failed'
  | 'address-too-large'
  | 'json-no-mesh'
  | 'xml-bad'
  | 'xml-too-many'
  | 'number-commas'
  | 'only-others'
  | 'fbx-bad'
  | 'model-missing'
  | 'model-bad-value'
  | 'model-endless'
  | 'json-bad-value'
  | 'gltf-version'
  | 'gltf-no-json'
  | 'gltf-bad-json'
  | 'gltf-chunk-too-long'
  | 'gltf-bad-value'
  | 'gltf-missing-item'
  | 'gltf-view-range'
  | 'gltf-accessor-range'
  | 'gltf-buffer-short'
  | 'gltf-buffer-missing'
  | 'gltf-buffer-not-fetched'
  | 'gltf-cycle'
  | 'gltf-node-shared'
  | 'gltf-extension'
  | 'gltf-packed'
  | 'decoder-missing'
  | 'gltf-none-shown'
  | 'pose-packed'
  | 'pose-endless'
  | 'pose-matrix'
  | 'ply-no-end-header'
  | 'ply-header-line'
  | 'ply-no-positions'
  | 'ply-list-length'
  | 'ply-row-short'
  | 'off-kind'
  | 'off-counts'
  | 'off-list-length';

/** Warnings about a file that did load: what was left out or looked odd. */
export type ImportWarningCode =
  | 'triangles-not-finite'
  | 'faces-out-of-range'
  | 'faces-too-short'
  | 'faces-unreadable'
  | 'vertices-unreadable'
  | 'degenerate-triangles'
  | 'polygons-untidy'
  | 'points-lines-skipped'
  | 'elements-skipped'
  | 'rows-too-long'
  | 'loose-indices'
  | 'trailing-bytes'
  | 'companions-ignored'
  | 'extension-mismatch'
  | 'zip-several-meshes'
  | 'other-meshes'
  | 'stl-no-endsolid'
  | 'gltf-no-positions'
  | 'gltf-skin-ignored'
  | 'gltf-morph-ignored'
  | 'gltf-mesh-unseen'
  | 'polygons-thinned'
  | 'parts-gathered'
  | 'pose-joint-range'
  | 'pose-no-weight'
  | 'pose-flat'
  | 'pose-channels'
  | 'pose-layers'
  | 'pose-between'
  | 'skin-ignored'
  | 'morph-ignored'
  | 'links-dangling'
  | 'decimal-commas'
  | 'comma-separators'
  | 'threemf-not-printable'
  | 'threemf-supports'
  | 'threemf-no-solids'
  | 'threemf-beams'
  | 'threemf-displaced'
  | 'threemf-volumes'
  | 'threemf-combined'
  | 'threemf-sliced'
  | 'threemf-extension'
  | 'axes-left-handed'
  | 'objects-hidden';

/** Why a unit or an up axis was guessed. */
export type ReasonCode =
  | 'unit-gltf'
  | 'unit-metres'
  | 'unit-centimetres'
  | 'unit-millimetres'
  | 'unit-ground'
  | 'unit-tiny'
  | 'unit-stl-habit'
  | 'unit-stated'
  | 'up-gltf'
  | 'up-flat-y'
  | 'up-flat-z'
  | 'up-stl-habit'
  | 'up-undecided'
  | 'up-stated';

/** Values for the placeholders of a message: byte counts, line numbers, names. */
export type MessageDetails = Record<string, string | number>;

export interface ImportWarning {
  readonly code: ImportWarningCode;
  /** how many times; also in `details.count` for the message */
  readonly count: number;
  readonly details: MessageDetails;
}

/** The purpose of a part by its name: for collisions, only to be seen, or neither. */
export type PartRole = 'collision' | 'seen' | 'neither';

/** A piece of a mesh that has a name in its file: a node, an object, a group, a solid, each of one material. */
export interface MeshPart {
  /** one line of text, at most 80 characters; empty where the file has none */
  readonly name: string;
  readonly material?: string;
  readonly role?: PartRole;
  /** it holds everything beyond the limit of parts */
  readonly rest?: true;
}

/**
 * Whose each triangle is: those from `starts[i]` on, up to the next start or the end, are of `parts[owners[i]]`. So every triangle has
 * exactly one part.
 */
export interface PartTable {
  readonly parts: readonly MeshPart[];
  /** begins with 0 and rises */
  readonly starts: readonly number[];
  readonly owners: readonly number[];
}

/** The pose of a mesh with bones, morphs or animations: as modelled, as in the file's scene, or the first pose of an animation, by its number. */
export type Pose = 'modelled' | 'scene' | number;

/** The choices. */
export interface PoseTable {
  /** bones or morphs have a shape without any animation */
  readonly scene: boolean;
  /** names of the animations by their numbers, one line each; empty where the file has none */
  readonly animations: readonly string[];
  readonly chosen: Pose;
}

/** A triangle mesh from a file. Every number is finite, every index is in range, every vertex is used. */
export interface ImportedMesh {
  /** file name without its folder */
  readonly name: string;
  readonly format: MeshFormat;
  /** 3 per vertex, the file's own units and axes, node transforms applied */
  readonly positions: Float64Array<ArrayBuffer>;
  /** 3 per triangle, counter-clockwise seen from the front */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** glTF: nodes with a mesh. OBJ: objects, or groups if there are no objects. STL: solids. PLY, OFF: 1. Empty ones do not count. */
  readonly parts: number;
  /** absent if the file has no parts */
  readonly table?: PartTable;
  /** absent where it can stand in one way only */
  readonly poses?: PoseTable;
  /** bytes of the files that were used */
  readonly bytes: number;
  readonly warnings: readonly ImportWarning[];
  readonly upAxisGuess: 'y' | 'z';
  readonly upAxisReason: ReasonCode;
  /** metres per unit of the file */
  readonly unitScaleGuess: 0.001 | 0.01 | 0.0254 | 1;
  readonly unitReason: ReasonCode;
  /** of `positions`, in the file's units */
  readonly bounds: { readonly min: [number, number, number]; readonly max: [number, number, number] };
}

/** The present work of the import: opening the archive, reading the text or bytes, making triangles, checking them. */
export type ImportStage = 'unpack' | 'read' | 'build' | 'check';

export interface ImportOptions {
  /** for what has bones, morphs or animations; as modelled without it, and where the file has no such pose */
  pose?: Pose;
  /**
   * Called a few times a second and at the end. `fraction` is of the whole import, 0..1, and never goes back. `bytes` is given once the unpacked size
   * is known, and before unpacking.
   */
  onProgress?: (fraction: number, stage: ImportStage, bytes?: number) => void;
  /** When aborted, the import ends within a few hundredths of a second with the error `cancelled`. */
  signal?: AbortSignal;
  /** for compressed glTF; without them such files are refused by name */
  decoders?: DecoderSources;
}

/** An ImportError as plain data; crosses a worker boundary, where classes do not survive. */
export interface ImportFailure {
  readonly code: ImportErrorCode;
  readonly details: MessageDetails;
}

/** The only error `importMesh` rejects with. `message` is for logs; people read the catalogue's text for `code`. */
export class ImportError extends Error implements ImportFailure {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;
  readonly details: MessageDetails;

  constructor(code: ImportErrorCode, details: MessageDetails = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options);
    this.code = code;
    this.details = details;
  }

  /** The same facts as plain data. */
  get failure(): ImportFailure {
    return { code: this.code, details: this.details };
  }
}

/** A mesh as a loader hands it on: indices in range, numbers not yet checked. */
export interface RawMesh {
  /** 3 per vertex; may hold NaN and infinities */
  positions: Float64Array<ArrayBuffer>;
  /** 3 per triangle, each below positions.length / 3 */
  indices: Uint32Array<ArrayBuffer>;
  parts: number;
  /** by name; absent where the format has no names */
  runs?: PartRuns;
  /** absent where it can stand in one way only */
  poses?: PoseTable;
  /** vertices in the file, for the message when there are no triangles */
  points: number;
  /** triangles or faces already left out as unsound */
  dropped: number;
  /** what the file says of its unit, in metres, and its axes */
  stated?: { readonly scale: 0.001 | 0.01 | 0.0254 | 1; readonly up: 'y' | 'z' };
}
