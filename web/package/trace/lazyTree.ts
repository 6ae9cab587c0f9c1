/** The tree of one frame with its look-ups, which are made when somebody asks for them. */
import { AddressIndex } from './addressIndex';
import type { Trace } from './decode';
import type { FrameTree, Step } from './steps';

export class LazyTree implements FrameTree {
  readonly byAddress: AddressIndex;
  truncated: boolean;
  private all: readonly Step[] | null = null;

  constructor(
    readonly frame: number,
    readonly root: Step,
    readonly trace: Trace,
    size: number,
    /** makes the tree of its beginning */
    private readonly remake: (trace: Trace) => FrameTree,
  ) {
    this.truncated = trace.header.truncated;
    this.byAddress = new AddressIndex(root, size, () => this.steps);
  }

  upTo(step: Step): FrameTree {
    const { truncated } = this;
    // That it ends here is not the recorder's doing.
    return Object.assign(this.remake(this.trace.upTo(step.lastRecord)), { truncated });
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
