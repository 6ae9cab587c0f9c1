/** Chooses what to import from a .zip: one mesh, and for a .gltf the files beside it. */
import { MESH_EXTENSIONS, extensionOf } from './detect';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { SourceFile } from './types';
import { listZip, unzip } from './unzip';
import type { ZipEntry } from './unzip';
import type { WarningList } from './warnings';

/** Never a glTF buffer. */
const PICTURES = new Set([
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'ktx',
  'ktx2',
  'basis',
  'dds',
  'tga',
  'hdr',
  'exr',
  'mp4',
]);

/**
 * @returns the archive's mesh and, for a .gltf, all other files that may be buffers. Of several meshes the first by format
 * (in the order of MESH_EXTENSIONS), then by name; the others are named in a warning.
 * @throws ImportError `zip-broken`, `zip-no-mesh`, `zip-too-large`, `unsupported-format` for 3MF, which is a zip too
 */
export function* openArchive(
  bytes: Uint8Array,
  warnings: WarningList,
): Steps<{ main: SourceFile; companions: SourceFile[] }> {
  const entries = listZip(bytes);
  if (entries.some((entry) => entry.name === '3D/3dmodel.model'))
    throw new ImportError('unsupported-format', { format: '3MF' });
  const meshes = entries
    .filter((entry) => rank(entry) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  if (meshes.length === 0) throw new ImportError('zip-no-mesh', { files: entries.length });
  const [chosen, ...others] = meshes;
  warnings.add('zip-several-meshes', others.length, { name: chosen.name });
  const beside =
    extensionOf(chosen.name) === 'gltf'
      ? entries.filter((entry) => entry !== chosen && !PICTURES.has(extensionOf(entry.name)))
      : [];
  const [main, ...companions] = yield* unzip([chosen, ...beside]);
  return { main, companions };
}

const rank = (entry: ZipEntry) => (MESH_EXTENSIONS as readonly string[]).indexOf(extensionOf(entry.name));
