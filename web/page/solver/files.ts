/** Which of several dropped files is the mesh. */
import type { SourceFile } from '../../mesh/import/types';

/** Formats that come with others beside them stand last: a .gltf next to its .glb export is the lesser choice. */
const meshExtensions = ['zip', 'glb', 'gltf', 'vrm', 'obj', 'stl', 'ply', 'off', '3mf', 'dae', 'fbx'];

/** The first file that looks like a mesh, best kind first; without one, the first file, whose content then decides. */
export function chooseMain(files: readonly SourceFile[]): { main: SourceFile; companions: SourceFile[] } {
  const rank = (file: SourceFile) => {
    const place = meshExtensions.indexOf(file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase());
    return place < 0 ? meshExtensions.length : place;
  };
  const main = files.reduce((best, file) => (rank(file) < rank(best) ? file : best), files[0]!);
  return { main, companions: files.filter((file) => file !== main) };
}

/** A file's path inside a dropped folder, or its plain name. */
export function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}
