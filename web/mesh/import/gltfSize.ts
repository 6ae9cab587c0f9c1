/** How much comes out of a glTF whose parts are packed, by what it says of itself; the decoders check that before they believe it. */
import { DRACO } from './gltfExtensions';
import { MAX_DECODED_BYTES } from './limits';
import { packingOf } from './meshopt';
import type { JsonObject } from './gltfJson';

/** A place or three numbers of vertices. */
const DRACO_ITEM_BYTES = 12;

/** @returns bytes, at most as many as may be unpacked; 0 where nothing is packed */
export function unpackedBytes(document: JsonObject): number {
  let bytes = 0;
  for (const view of objectsOf(document['bufferViews'])) {
    const { count, byteStride } = (packingOf(view) ?? {}) as Record<string, unknown>;
    bytes += whole(count) * whole(byteStride);
  }
  const used = [document['extensionsUsed'], document['extensionsRequired']];
  if (used.some((names) => Array.isArray(names) && names.includes(DRACO)))
    for (const { count } of objectsOf(document['accessors'])) bytes += whole(count) * DRACO_ITEM_BYTES;
  return Math.min(bytes, MAX_DECODED_BYTES);
}

const whole = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;

const objectsOf = (list: unknown): JsonObject[] =>
  Array.isArray(list) ? list.filter((item): item is JsonObject => typeof item === 'object' && item !== null) : [];
