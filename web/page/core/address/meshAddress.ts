/** A mesh that the page's own address names: `?mesh=levels/arena.glb`. */
import { bring } from '../files/drops';
import { requestProgress } from '../files/requestProgress';
import { failure } from '../store';

/**
 * A link to a moment goes first: the mesh is requested only if that link needs a file, which it may then be. A request of the user during loading
 * stays; scenes that a room shows by itself do not matter.
 *
 * @param fragment of the address when the page was opened
 * @param by requested when the page was opened
 */
export async function openAddressed(
  mesh: string,
  fragment: string,
  started: Promise<unknown>,
  by: AbortSignal,
): Promise<void> {
  await started;
  const needed = fragment.length < 2 || failure.value?.text.key === 'link.fileGone';
  if (!needed || by.aborted) return;
  const fetching = requestProgress(by);
  fetching.show({ name: mesh, stage: 'read', fraction: 0 });
  await bring(mesh, async (reader) => [await reader.fileAt(mesh, location.href, by)], by);
  fetching.end();
}
