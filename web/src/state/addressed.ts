/** A mesh that the page's own address names: `?mesh=levels/arena.glb`. */
import { bring } from './dropped';
import { failure, importCard, meshState, presetId, study } from './store';

/**
 * A link to a moment goes first: the mesh is asked for only if that link needs a file, which it then may be. What the person opens while
 * it is on its way stays.
 *
 * @param fragment of the address when the page was opened
 */
export async function openAddressed(mesh: string, fragment: string, started: Promise<unknown>): Promise<void> {
  await started;
  const needed = fragment.length < 2 || failure.value?.text.key === 'link.fileGone';
  if (!needed) return;
  const before = openNow();
  await bring(mesh, async (by) => {
    const file = await by.fileAt(mesh, location.href);
    return openNow().every((each, at) => each === before[at]) ? [file] : [];
  });
}

const openNow = () => [meshState.value, presetId.value, study.value?.module, importCard.value];
