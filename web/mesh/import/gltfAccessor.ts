/** glTF accessors: numbers of several types, perhaps interleaved with others, perhaps patched by a sparse list. */
import type { GltfBuffers } from './gltfBuffers';
import { asObject, asOneOf, asWhole, follow } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { ImportError } from './types';

const BYTE = 5120;
const UNSIGNED_BYTE = 5121;
const SHORT = 5122;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
export const FLOAT = 5126;

export const POSITION_TYPES = [BYTE, UNSIGNED_BYTE, SHORT, UNSIGNED_SHORT, FLOAT] as const;
export const ROTATION_TYPES = [BYTE, SHORT, FLOAT] as const;
export const JOINT_TYPES = [UNSIGNED_BYTE, UNSIGNED_SHORT] as const;
export const WEIGHT_TYPES = [UNSIGNED_BYTE, UNSIGNED_SHORT, FLOAT] as const;
export const INDEX_TYPES = [UNSIGNED_BYTE, UNSIGNED_SHORT, UNSIGNED_INT] as const;
type ComponentType = (typeof POSITION_TYPES)[number] | (typeof INDEX_TYPES)[number];

interface Component {
  readonly size: number;
  readonly read: (view: DataView, offset: number) => number;
  /** what a normalized integer is divided by */
  readonly whole: number;
}

const COMPONENTS: Record<ComponentType, Component> = {
  [BYTE]: { size: 1, read: (view, offset) => view.getInt8(offset), whole: 127 },
  [UNSIGNED_BYTE]: { size: 1, read: (view, offset) => view.getUint8(offset), whole: 255 },
  [SHORT]: { size: 2, read: (view, offset) => view.getInt16(offset, true), whole: 32767 },
  [UNSIGNED_SHORT]: { size: 2, read: (view, offset) => view.getUint16(offset, true), whole: 65535 },
  [UNSIGNED_INT]: { size: 4, read: (view, offset) => view.getUint32(offset, true), whole: 4294967295 },
  [FLOAT]: { size: 4, read: (view, offset) => view.getFloat32(offset, true), whole: 1 },
};

/** Numbers in the file, their bytes known to be there: read them with `readAccessor`. */
export interface Accessor {
  readonly index: number;
  readonly count: number;
  /** numbers per item: 1, 3, 4 or 16 */
  readonly width: number;
  readonly normalized: boolean;
  readonly component: Component;
  /** absent: all zero */
  readonly source?: Source;
  readonly sparse?: {
    readonly count: number;
    readonly indices: Source;
    readonly indexComponent: Component;
    readonly values: Source;
  };
}

interface Source {
  readonly view: DataView;
  readonly offset: number;
  readonly stride: number;
}

const WIDTHS = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 } as const;

/** What an accessor must be for its use. */
export interface AccessorUse {
  readonly type: keyof typeof WIDTHS;
  readonly components: readonly ComponentType[];
}

/**
 * Checks an accessor against the bytes behind it; reads no item and allocates nothing.
 *
 * @param zeroLimit most items an accessor without bytes may have: it costs the file nothing, so it must not cost memory
 * @throws ImportError when it refers to nothing, is of the wrong type or is longer than its bytes
 */
export function openAccessor(
  document: JsonObject,
  buffers: GltfBuffers,
  reference: unknown,
  use: AccessorUse,
  where: string,
  zeroLimit: number,
): Accessor {
  const { item, index, where: place } = follow(document, 'accessors', reference, where);
  asOneOf(item['type'], [use.type], `${place}.type`);
  const component = COMPONENTS[asOneOf(item['componentType'], use.components, `${place}.componentType`)];
  const width = WIDTHS[use.type];
  const count = asWhole(item['count'], `${place}.count`);
  const itemBytes = component.size * width;
  const hasBytes = item['bufferView'] !== undefined;
  if (!hasBytes && count > zeroLimit)
    throw new ImportError('gltf-accessor-range', { accessor: index, promised: count * itemBytes, found: 0 });
  const source = hasBytes ? openSource(buffers, item, place, { index, count, itemBytes }) : undefined;
  const sparse =
    item['sparse'] === undefined
      ? undefined
      : openSparse(buffers, asObject(item['sparse'], `${place}.sparse`), place, { index, count, itemBytes });
  return { index, count, width, normalized: item['normalized'] === true, component, source, sparse };
}

/** Numbers that were unpacked, as an accessor. @param like the accessor they stand for, where whole numbers mean fractions */
export function unpackedAccessor(
  index: number,
  width: 1 | 3,
  numbers: Float32Array | Uint32Array,
  like?: JsonObject,
): Accessor {
  const kind = numbers instanceof Float32Array ? FLOAT : UNSIGNED_INT;
  const meant = like?.['normalized'] === true ? COMPONENTS[like['componentType'] as ComponentType] : undefined;
  return {
    index,
    count: numbers.length / width,
    width,
    normalized: meant !== undefined,
    component: { ...COMPONENTS[kind], whole: meant?.whole ?? 1 },
    source: {
      view: new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength),
      offset: 0,
      stride: width * 4,
    },
  };
}

interface Extent {
  /** of the accessor, for messages */
  readonly index: number;
  readonly count: number;
  readonly itemBytes: number;
}

function openSource(
  buffers: GltfBuffers,
  item: JsonObject,
  place: string,
  { index, count, itemBytes }: Extent,
): Source {
  const { bytes, stride } = buffers.view(item['bufferView'], `${place}.bufferView`);
  const offset = asWhole(item['byteOffset'], `${place}.byteOffset`, 0, 0);
  const step = stride || itemBytes;
  if (step < itemBytes) throw new ImportError('gltf-bad-value', { where: `${place}, byteStride`, found: String(step) });
  const promised = count === 0 ? 0 : offset + (count - 1) * step + itemBytes;
  if (promised > bytes.length)
    throw new ImportError('gltf-accessor-range', { accessor: index, promised, found: bytes.length });
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset, stride: step };
}

function openSparse(buffers: GltfBuffers, sparse: JsonObject, place: string, extent: Extent): Accessor['sparse'] {
  const where = `${place}.sparse`;
  const count = asWhole(sparse['count'], `${where}.count`);
  const indices = asObject(sparse['indices'], `${where}.indices`);
  const indexComponent = COMPONENTS[asOneOf(indices['componentType'], INDEX_TYPES, `${where}.indices.componentType`)];
  return {
    count,
    indexComponent,
    indices: openSource(buffers, indices, `${where}.indices`, {
      index: extent.index,
      count,
      itemBytes: indexComponent.size,
    }),
    values: openSource(buffers, asObject(sparse['values'], `${where}.values`), `${where}.values`, { ...extent, count }),
  };
}

/**
 * Reads all items in order.
 *
 * @param target receives count × width numbers from `start` on
 * @throws ImportError `gltf-bad-value` when the sparse list points past the end
 */
export function readAccessor(accessor: Accessor, target: Float64Array | Uint32Array, start: number): void {
  const { count, width, source, sparse } = accessor;
  if (source) {
    for (let i = 0; i < count; i++) readItem(accessor, source, i, target, start + i * width);
  }
  if (!sparse) return;
  for (let i = 0; i < sparse.count; i++) {
    const item = sparse.indexComponent.read(sparse.indices.view, sparse.indices.offset + i * sparse.indices.stride);
    if (item >= count)
      throw new ImportError('gltf-bad-value', {
        where: `accessors[${accessor.index}].sparse.indices`,
        found: String(item),
      });
    readItem(accessor, sparse.values, i, target, start + item * width);
  }
}

/** A few items by themselves, of an accessor however long. The indices of a sparse list rise, so what lies behind is not looked at. */
export function readItems(accessor: Accessor, first: number, count: number): number[] {
  const { width, source, sparse } = accessor;
  const target = new Float64Array(count * width);
  if (source) for (let i = 0; i < count; i++) readItem(accessor, source, first + i, target, i * width);
  for (let i = 0; sparse && i < sparse.count; i++) {
    const item = sparse.indexComponent.read(sparse.indices.view, sparse.indices.offset + i * sparse.indices.stride);
    if (item >= first + count) break;
    if (item >= first) readItem(accessor, sparse.values, i, target, (item - first) * width);
  }
  return [...target];
}

function readItem(
  { width, component, normalized }: Accessor,
  { view, offset, stride }: Source,
  item: number,
  target: Float64Array | Uint32Array,
  at: number,
): void {
  const from = offset + item * stride;
  for (let k = 0; k < width; k++) {
    const value = component.read(view, from + k * component.size);
    // A signed type reaches one step below -1, which means -1 (glTF 2.0, section 3.11).
    target[at + k] = normalized ? Math.max(value / component.whole, -1) : value;
  }
}
