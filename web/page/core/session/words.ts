/** What the page says of a method's steps may come with the first of its traces: the first screen needs few of them. */
import { partsOf } from '../../model/method/parts';
import type { FrameTree } from '../../../package/trace';
import type { Method } from '../../../package/trace/events.gen';

const known = new Set<Method>();

/** @throws when it cannot be fetched; the next trace tries again */
export async function wordsFor({ root }: FrameTree): Promise<void> {
  if (root.opening.kind !== 'MoveBegin' || known.has(root.opening.method)) return;
  await partsOf[root.opening.method].words?.();
  known.add(root.opening.method);
}
