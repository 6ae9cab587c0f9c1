/** Chooses what to import from a .zip: one mesh, and for a .gltf the files beside it. */
import { MESH_EXTENSIONS, extensionOf } from './detect';
import { isPicture } from './pictures';
import type { Steps } from './steps';
import { ImportError } from './types';
import type { SourceFile } from './types';
import { listZip, unzip } from './unzip';
import type { ZipEntry } from './unzip';
import type { WarningList } from './warnings';

/**
 * @returns the archive's mesh and, for a .gltf, all other files that may be buffers. Of several meshes the first by format
 * (in the order of MESH_EXTENSIONS), then by name; the others are named in a warning.
 * @throws ImportError `zip-broken`, `zip-no-mesh`, `zip-nested`, `zip-too-large`
 */
export function* openArchive(
  bytes: Uint8Array,
  warnings: WarningList,
): Steps<{ main: SourceFile; companions: SourceFile[] }> {
  const entries = listZip(bytes);
  const meshes = entries
    .filter((entry) => rank(entry) >= 0)
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const nested = entries.find((entry) => extensionOf(entry.name) === 'zip');
  if (meshes.length === 0 && nested) throw new ImportError('zip-nested', { name: nested.name.slice(0, 120) });
  if (meshes.length === 0) throw new ImportError('zip-no-mesh', { files: entries.length });
  const [chosen, ...others] = meshes;
  warnings.add('zip-several-meshes', others.length, { name: chosen.name });
  const beside =
    extensionOf(chosen.name) === 'gltf' ? entries.filter((entry) => entry !== chosen && !isPicture(entry.name)) : [];
  const [main, ...companions] = yield* unzip([chosen, ...beside]);
  return { main, companions };
}

const rank = (entry: ZipEntry) => (MESH_EXTENSIONS as readonly string[]).indexOf(extensionOf(entry.name));
