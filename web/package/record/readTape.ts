/** Reads a tape. Its bytes are untrusted: everything is checked before use, and nothing is allocated that the file has no bytes for. */
import { TapeError } from './errors.ts';
import { checksumBytes, formatVersion, headerBytes, lengthOf, magic, paddedText, type Said } from './format.ts';
import { isMeshHash } from './meshHash.ts';
import { wrongOption } from './moveOptions.ts';
import type { Tape } from './types.ts';
import { checksumOf } from './writeTape.ts';

/** Whether bytes claim to be a tape, of this or a later version. Their beginning is enough. */
export const isTape = (bytes: Uint8Array): boolean => magic.every((byte, at) => bytes[at] === byte);

/**
 * Reads a tape and checks all its bytes: untrusted ones do no harm.
 * @param given all bytes of `Recorder.bytes`; read, not kept
 * @throws TapeError `tape-foreign`, `tape-newer`, `tape-cut`, `tape-damaged`
 */
export function readTape(given: Uint8Array | ArrayBuffer): Tape {
  const bytes = ArrayBuffer.isView(given) ? given : new Uint8Array(given);
  if (!isTape(bytes)) throw new TapeError('tape-foreign');
  if (bytes.length < headerBytes) throw new TapeError('tape-cut');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const field = (at: number): number => view.getUint32(8 + 4 * at, true);
  if (field(0) > formatVersion) throw new TapeError('tape-newer');
  if (bytes.length < field(1)) throw new TapeError('tape-cut');
  const counts = { text: field(2), moves: field(3), vertices: field(4), triangles: field(5) };
  // Counts are believed once the file is as long as they say.
  demand(field(0) === formatVersion && bytes.length === field(1) && bytes.length === lengthOf(counts));
  const end = bytes.length - checksumBytes;
  demand(checksumOf(bytes).every((byte, at) => byte === bytes[end + at]));
  const said = saidIn(bytes.subarray(headerBytes, headerBytes + counts.text));
  let at = headerBytes + paddedText(counts.text);
  const wide = (count: number) => Float64Array.from({ length: count }, () => view.getFloat64((at += 8) - 8, true));
  const words = (count: number) => Uint32Array.from({ length: count }, () => view.getUint32((at += 4) - 4, true));
  const { moves, vertices, triangles } = counts;
  const inside = vertices > 0 || triangles > 0;
  const columns = { requests: wide(12 * moves), positions: wide(3 * moves) };
  const corners = wide(3 * vertices);
  const more = { hashes: words(2 * moves), bodies: words(moves), optionsOf: words(moves), calls: words(moves) };
  const indices = words(3 * triangles);
  if (inside) {
    demandOne('mesh.vertices', said.mesh.vertices, said.mesh.vertices === vertices);
    demandOne('mesh.triangles', said.mesh.triangles, said.mesh.triangles === triangles);
  }
  // The end position of a body may be NaN: a tape can show that fault of a solver.
  demandAll('requests', columns.requests, Number.isFinite);
  demandAll('mesh.positions', corners, Number.isFinite);
  demandAll('optionsOf', more.optionsOf, (number) => number < said.options.length);
  demandAll('calls', more.calls, (call, row) => row === 0 || call >= more.calls[row - 1]!);
  demandAll('mesh.indices', indices, (index) => index < vertices);
  return {
    version: said.version,
    schemaHash: said.schemaHash,
    mesh: { ...said.mesh, positions: inside ? corners : null, indices: inside ? indices : null },
    options: said.options,
    frames: moves,
    dropped: said.dropped,
    ...columns,
    ...more,
  };
}

function demand(sound: boolean): asserts sound {
  if (!sound) throw new TapeError('tape-damaged');
}

/** @throws TapeError that names the field: the bytes are those that were written */
function demandOne(field: string, value: unknown, sound: boolean): asserts sound {
  if (!sound) throw new TapeError('tape-damaged', field, shown(value));
}

function demandAll(
  field: string,
  values: Float64Array | Uint32Array,
  sound: (value: number, at: number) => boolean,
): void {
  values.forEach((value, at) => demandOne(`${field}.${at}`, value, sound(value, at)));
}

/** Short, and never nothing. */
function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text === undefined ? 'missing' : text.slice(0, 60);
}

function saidIn(text: Uint8Array): Said {
  const said = parsed(text) as Partial<Said> | null;
  demandOne('text', said, typeof said === 'object' && said !== null);
  const mesh = said.mesh as Partial<Said['mesh']> | undefined;
  demandOne('mesh', mesh, typeof mesh === 'object' && mesh !== null);
  const { version, schemaHash, options, dropped } = said;
  const { name, hash, vertices, triangles } = mesh;
  const texts = { version, schemaHash, 'mesh.name': name, 'mesh.hash': hash };
  for (const [field, one] of Object.entries(texts))
    demandOne(field, one, typeof one === 'string' && one.length <= longestName);
  const counts = { 'mesh.vertices': vertices, 'mesh.triangles': triangles, dropped };
  for (const [field, count] of Object.entries(counts))
    demandOne(field, count, Number.isSafeInteger(count) && (count as number) >= 0);
  demandOne('mesh.hash', hash, isMeshHash(hash as string));
  demandOne('options', options, Array.isArray(options));
  options.forEach((set: unknown, at) => {
    const wrong = wrongOption(set);
    if (wrong) demandOne(`options.${at}${wrong.name && `.${wrong.name}`}`, wrong.value, false);
  });
  return {
    version: version as string,
    schemaHash: schemaHash as string,
    mesh: { name, hash, vertices, triangles } as Said['mesh'],
    options: options as Said['options'],
    dropped: dropped as number,
  };
}

/** Characters of a name. */
export const longestName = 300;

function parsed(text: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    return null;
  }
}
