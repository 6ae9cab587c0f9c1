/** The step tree as the rows that are open: every frame of the run, and of the frame at hand what is unfolded. */
import { partName, stepName } from '../../explain/stepName';
import type { FrameTree, Step } from '../../../package/trace/steps';

export interface TreeRow {
  readonly address: string;
  readonly name: string;
  /** 1 for a frame */
  readonly level: number;
  /** null for a frame that is not traced */
  readonly step: Step | null;
  readonly foldable: boolean;
  readonly open: boolean;
  /** place among its siblings, counted from 1 */
  readonly place: number;
  readonly siblings: number;
}

/** The address without its frame: what is unfolded in one frame is so in the next. */
export function placeOf(address: string): string {
  return address.split('.').slice(1).join('.');
}

/** @param open places that are unfolded */
export function treeRows(frames: number, tree: FrameTree | null, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  for (let frame = 0; frame < frames; frame++) {
    if (tree?.frame === frame) addRow(rows, tree.root, 1, frame + 1, frames, open);
    else {
      const closed = { level: 1, step: null, foldable: true, open: false, place: frame + 1, siblings: frames };
      rows.push({ address: `f${frame}`, name: partName(`f${frame}`), ...closed });
    }
  }
  return rows;
}

function addRow(
  rows: TreeRow[],
  step: Step,
  level: number,
  place: number,
  siblings: number,
  open: ReadonlySet<string>,
): void {
  const { address } = step;
  const name = stepName(step);
  // A triangle's checks are made when it is unfolded; it has some.
  const foldable = step.kind === 'triangle' || step.children.length > 0;
  const unfolded = foldable && open.has(placeOf(address));
  rows.push({ address, name, level, step, foldable, open: unfolded, place, siblings });
  if (!unfolded) return;
  const { children } = step;
  children.forEach((child, at) => addRow(rows, child, level + 1, at + 1, children.length, open));
}
