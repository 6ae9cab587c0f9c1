import type { FrameTree, Step } from '../../../web/package/trace';

/** The slide at an address of the package's own tree. */
export function enclosingSlide(tree: FrameTree, address: string): Step {
  const step = tree.byAddress.get(address);
  if (step?.kind !== 'slide') throw new Error(`no slide ${address}`);
  return step;
}
