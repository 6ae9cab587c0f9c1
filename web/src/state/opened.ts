/** Files that are opened: a tour, a frame that was saved as JSON, or what a mesh is made of. */
import type { RestoreParts } from './restore';

type Open = (files: readonly File[]) => Promise<void>;

/** @param learn goes to a place in the course */
export function filesOpener(parts: RestoreParts, openMesh: Open, learn: (at: string) => void): Open {
  return async (files) => {
    const [file] = files;
    const ending = files.length === 1 && file ? /\.(sweeptour|json)$/i.exec(file.name)?.[1]!.length : 0;
    if (!file || !ending) return openMesh(files);
    // A tour, or what may be a frame: both are read by what comes for them only.
    let other = false;
    await parts.session.attempt({ key: 'failure.import.title', values: { name: file.name } }, async () => {
      if (ending > 4) {
        const { openTourFile } = await (await import('../learn/guest/door')).opening();
        learn(await openTourFile(file));
      } else other = !(await (await import('../export')).openFrameFile(parts, file));
    });
    if (other) await openMesh(files);
  };
}
