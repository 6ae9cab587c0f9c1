/** What the page says of robust steps is fetched with the first of their traces: the first screen shows the method of 2003. */
import type { FrameTree } from '../trace';

let known = false;

/** @throws when it cannot be fetched; the next trace tries again */
export async function wordsFor({ root }: FrameTree): Promise<void> {
  if (known || root.opening.kind !== 'MoveBegin' || root.opening.method !== 'robust') return;
  const { knowRobustSteps } = await import('../panels/inspector/robust');
  knowRobustSteps();
  known = true;
}
