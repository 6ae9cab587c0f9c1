/**
 * Mesh import: files in, a checked triangle mesh out. Runs in a worker, a page or node; fetches nothing, evaluates nothing.
 * Files are untrusted: whatever they hold, the result is a mesh of finite numbers and valid indices, or an ImportError.
 */
import { openArchive } from './archive';
import { Companions, baseName } from './companions';
import { MESH_EXTENSIONS, detectFormat, extensionOf } from './detect';
import type { Detected } from './detect';
import { finishMesh } from './finish';
import type { FinishedMesh } from './finish';
import { readGltf } from './gltf';
import { readObj } from './obj';
import { readPly } from './ply';
import { drive } from './steps';
import type { Steps } from './steps';
import { readAsciiStl } from './stlAscii';
import { readBinaryStl } from './stlBinary';
import { ImportError } from './types';
import type { ImportOptions, ImportedMesh, MeshFormat, RawMesh, SourceFile } from './types';
import { WarningList } from './warnings';

export { ImportError } from './types';
export type * from './types';

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
    return await drive(importSteps(main, companions), options);
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

function* importSteps(main: SourceFile, companions: readonly SourceFile[]): Steps<ImportedMesh> {
  const warnings = new WarningList();
  const detected = detectFormat(main);
  if (detected !== 'zip') return yield* importFile(main, companions, detected, warnings);
  warnIgnored(
    companions.map((file) => file.name),
    warnings,
  );
  const inside = yield* openArchive(main.bytes, warnings);
  const format = detectFormat(inside.main);
  // One archive inside another is not opened: that is how small files become endless ones.
  if (format === 'zip') throw new ImportError('zip-no-mesh', { files: 1 });
  return yield* importFile(inside.main, inside.companions, format, warnings, true);
}

function* importFile(
  main: SourceFile,
  files: readonly SourceFile[],
  detected: Exclude<Detected, 'zip'>,
  warnings: WarningList,
  fromZip = false,
): Steps<ImportedMesh> {
  const companions = new Companions(main, files);
  const format: MeshFormat = detected === 'stl-ascii' || detected === 'stl-binary' ? 'stl' : detected;
  const extension = extensionOf(main.name);
  if (extension !== format && (MESH_EXTENSIONS as readonly string[]).includes(extension))
    warnings.add('extension-mismatch', 1, { extension, format });
  const finished: FinishedMesh = yield* finishMesh(
    yield* load(main.bytes, detected, companions, warnings),
    format,
    warnings,
  );
  // What else lies in an archive is nobody's question; files dropped along are.
  if (!fromZip) warnIgnored(companions.unusedNames, warnings);
  return {
    name: baseName(main.name),
    bytes: main.bytes.length + companions.usedBytes,
    warnings: warnings.list(),
    ...finished,
  };
}

function load(
  bytes: Uint8Array,
  detected: Exclude<Detected, 'zip'>,
  companions: Companions,
  warnings: WarningList,
): Steps<RawMesh> {
  switch (detected) {
    case 'glb':
      return readGltf(bytes, true, companions, warnings);
    case 'gltf':
      return readGltf(bytes, false, companions, warnings);
    case 'obj':
      return readObj(bytes, warnings);
    case 'ply':
      return readPly(bytes, warnings);
    case 'stl-ascii':
      return readAsciiStl(bytes, warnings);
    case 'stl-binary':
      return readBinaryStl(bytes, warnings);
  }
}

function warnIgnored(names: readonly string[], warnings: WarningList): void {
  warnings.add('companions-ignored', names.length, { names: names.slice(0, 3).map(baseName).join(', ') });
}
