/** The tree of one frame with its look-ups, which are made when somebody asks for them. */
import { AddressIndex } from './addressIndex';
import type { Trace } from './decode';
import type { FrameTree, Step } from './steps';

export class LazyTree implements FrameTree {
  readonly byAddress: AddressIndex;
  readonly truncated: boolean;
  private all: readonly Step[] | null = null;

  constructor(
    readonly frame: number,
    readonly root: Step,
    readonly trace: Trace,
    size: number,
  ) {
    this.truncated = trace.header.truncated;
    this.byAddress = new AddressIndex(root, size, () => this.steps);
  }

  /** Makes every step there is; only for those who really want them all. */
  get steps(): readonly Step[] {
    return (this.all ??= flatten(this.root));
  }
}

function flatten(root: Step): Step[] {
  const flat: Step[] = [];
  const ahead: Step[] = [root];
  for (let step = ahead.pop(); step; step = ahead.pop()) {
    flat.push(step);
    for (let at = step.children.length - 1; at >= 0; at--) ahead.push(step.children[at]!);
  }
  return flat;
}
