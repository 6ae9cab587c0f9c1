/**
 * Mesh import: files in, a checked triangle mesh out. Runs in a worker, a page or node; fetches nothing, evaluates nothing.
 * Files are untrusted: whatever they hold, the result is a mesh of finite numbers and valid indices, or an ImportError.
 */
import { openArchive } from './archive';
import { Companions, baseName, lastName } from './companions';
import { readDae } from './dae';
import { MESH_EXTENSIONS, detectFormat, extensionOf } from './detect';
import type { Detected } from './detect';
import { readFbx } from './fbx';
import { finishMesh } from './finish';
import type { FinishedMesh } from './finish';
import { readGltf } from './gltf';
import { readJson } from './json';
import { readObj } from './obj';
import { readOff } from './off';
import { openThreeMf } from './opc';
import { readPly } from './ply';
import { drive } from './steps';
import type { Steps } from './steps';
import { readAsciiStl } from './stlAscii';
import { binaryStlSize, readBinaryStl } from './stlBinary';
import { ImportError } from './types';
import type { ImportOptions, ImportedMesh, MeshFormat, RawMesh, SourceFile } from './types';
import { toUtf8, utf16Of } from './utf16';
import { readThreeMf } from './threeMf';
import { WarningList } from './warnings';

export { ImportError } from './types';
export type * from './types';

/** What of the options the readers of formats ask for. */
type ReadOptions = Pick<ImportOptions, 'decoders' | 'pose'>;

/**
 * Imports one mesh.
 *
 * @param main the mesh file, or a .zip with one in it; the format is told by content first, extension second
 * @param companions files a .gltf may refer to, such as its .bin; names may carry folders relative to the main file's
 * @returns a mesh whose arrays are the caller's own (they may be transferred)
 * @throws ImportError and nothing else
 */
export async function importMesh(
  main: SourceFile,
  companions: readonly SourceFile[] = [],
  options: ImportOptions = {},
): Promise<ImportedMesh> {
  try {
    return await drive(importSteps(main, companions, options), options);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    // Only a failed allocation is a RangeError about lengths or memory; anything else is a mistake of ours, and says so.
    if (error instanceof RangeError && /allocation|array length|memory/i.test(reason)) {
      throw new ImportError('out-of-memory', { bytes: main.bytes.length }, { cause: error });
    }
    throw new ImportError('internal', { reason: reason.slice(0, 200) }, { cause: error });
  }
}

function* importSteps(given: SourceFile, companions: readonly SourceFile[], options: ReadOptions): Steps<ImportedMesh> {
  const warnings = new WarningList();
  const main = yield* asUtf8(given);
  const detected = detectFormat(main);
  if (detected !== 'zip') return yield* importFile(main, companions, detected, warnings, options);
  warnIgnored(
    companions.map((file) => file.name),
    warnings,
  );
  const model = yield* openThreeMf(main.bytes);
  if (model) return yield* finishFile(main, '3mf', readThreeMf(model.parts, model.root, warnings), warnings);
  const inside = yield* openArchive(main.bytes, warnings);
  const chosen = yield* asUtf8(inside.main);
  const format = detectFormat(chosen);
  // No other archive inside another is opened: that is how small files become endless ones.
  const packed = format === 'zip' && extensionOf(chosen.name) === '3mf' ? yield* openThreeMf(chosen.bytes) : undefined;
  if (packed) return yield* finishFile(chosen, '3mf', readThreeMf(packed.parts, packed.root, warnings), warnings);
  if (format === 'zip') throw new ImportError('zip-nested', { name: inside.main.name.slice(0, 120) });
  return yield* importFile(chosen, inside.companions, format, warnings, options, true);
}

/** The file itself, or its text made UTF-8. A binary STL may begin with anything. */
function* asUtf8(file: SourceFile): Steps<SourceFile> {
  const encoding = binaryStlSize(file.bytes) === file.bytes.length ? undefined : utf16Of(file.bytes);
  return encoding ? { name: file.name, bytes: yield* toUtf8(file.bytes, encoding) } : file;
}

function* importFile(
  main: SourceFile,
  files: readonly SourceFile[],
  detected: Exclude<Detected, 'zip'>,
  warnings: WarningList,
  options: ReadOptions,
  fromZip = false,
): Steps<ImportedMesh> {
  const companions = new Companions(main, files);
  const format = detected.replace(/-.*/, '') as MeshFormat;
  const read = load(main, detected, companions, warnings, options);
  const mesh = yield* finishFile(main, format, read, warnings, () => companions.usedBytes);
  if (fromZip) return mesh;
  // What else lies in an archive is nobody's question; files dropped along are.
  warnIgnored(companions.unusedNames, warnings, mesh.name);
  return { ...mesh, warnings: warnings.list() };
}

function* finishFile(
  main: SourceFile,
  format: MeshFormat,
  read: Steps<RawMesh>,
  warnings: WarningList,
  besides: () => number = () => 0,
): Steps<ImportedMesh> {
  const extension = extensionOf(main.name);
  const isOther = (MESH_EXTENSIONS as readonly string[]).includes(extension) && extension !== format;
  if (isOther && !(extension === 'vrm' && format === 'glb'))
    warnings.add('extension-mismatch', 1, { extension, format });
  const finished: FinishedMesh = yield* finishMesh(yield* read, format, warnings);
  const bytes = main.bytes.length + besides();
  return { name: lastName(main.name), bytes, warnings: warnings.list(), ...finished };
}

function load(
  { name, bytes }: SourceFile,
  detected: Exclude<Detected, 'zip'>,
  companions: Companions,
  warnings: WarningList,
  options: ReadOptions,
): Steps<RawMesh> {
  switch (detected) {
    case 'glb':
      return readGltf(bytes, true, companions, warnings, options);
    case 'gltf':
      return readGltf(bytes, false, companions, warnings, options);
    case 'json':
      return readJson(bytes);
    case 'dae':
      return readDae(bytes, baseName(name), warnings);
    case 'fbx-binary':
      return readFbx(bytes, false, warnings, options);
    case 'fbx-text':
      return readFbx(bytes, true, warnings, options);
    case 'obj':
      return readObj(bytes, warnings);
    case 'ply':
      return readPly(bytes, warnings);
    case 'off':
      return readOff(bytes, warnings);
    case 'stl-ascii':
      return readAsciiStl(bytes, warnings);
    case 'stl-binary':
      return readBinaryStl(bytes, warnings);
  }
}

/** @param loaded the mesh that was taken, where there was a choice */
function warnIgnored(names: readonly string[], warnings: WarningList, loaded?: string): void {
  const isOther = (name: string) =>
    loaded !== undefined && (MESH_EXTENSIONS as readonly string[]).includes(extensionOf(name));
  const meshes = names.filter(isOther);
  const rest = names.filter((name) => !isOther(name));
  warnings.add('other-meshes', meshes.length, { name: loaded ?? '', names: someOf(meshes) });
  warnings.add('companions-ignored', rest.length, { names: someOf(rest) });
}

const someOf = (names: readonly string[]) => names.slice(0, 3).map(baseName).join(', ');
