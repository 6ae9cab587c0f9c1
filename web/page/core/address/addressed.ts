/** A mesh that the page's own address names: `?mesh=levels/arena.glb`. */
import { bring } from '../files/dropped';
import { failure, progress } from '../store';

/**
 * A link to a moment goes first: the mesh is asked for only if that link needs a file, which it then may be. What the person asks for while
 * it is on its way stays; what a room shows by itself meanwhile does not matter.
 *
 * @param fragment of the address when the page was opened
 * @param by asked for when the page was opened
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
  const fetching = { name: mesh, stage: 'read', fraction: 0 } as const;
  const forget = () => {
    if (progress.peek() === fetching) progress.value = null;
  };
  progress.value = fetching;
  by.addEventListener('abort', forget);
  await bring(mesh, async (reader) => [await reader.fileAt(mesh, location.href, by)], by);
  forget();
}
