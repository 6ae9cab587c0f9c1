/** The texts of a method's steps may load with the first of its traces: the first screen needs few of them. */
import { explanations } from '../explanations';
import { room } from '../store';
import { partsOf } from '../../model/method/parts';
import type { FrameTree } from '../../../package/trace';
import type { Method } from '../../../package/trace/events.gen';

const known = new Set<Method>();

/** @throws when it cannot be fetched; the next trace tries again */
export async function wordsFor({ root }: FrameTree): Promise<void> {
  if (root.opening.kind !== 'MoveBegin' || known.has(root.opening.method)) return;
  const { words } = partsOf[root.opening.method];
  // The course loads what explains steps with the parts that show it.
  await Promise.all([words?.(), room.peek() === 'learn' ? undefined : explanations.load()]);
  known.add(root.opening.method);
}
