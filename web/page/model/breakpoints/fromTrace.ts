/** Conditions that only the trace of a frame decides. Runs in the solver's worker, over the frames of a whole run. */
import { nearestOf } from '../../../package/trace/candidates';
import { decodeTrace } from '../../../package/trace/decode';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { buildTree } from '../../../package/trace/tree';
import { TriangleStep } from '../../../package/trace/treeStep';
import type { Clause } from './condition';
import { nonFiniteSteps } from './nonFinite';

/** Addresses where each clause holds, in order. @throws TraceError */
export function placesFromTrace(clauses: readonly Clause[], slots: Float64Array, frame: number): string[][] {
  const tree = buildTree(decodeTrace(slots), frame);
  return clauses.map(({ kind, value }) => {
    switch (kind) {
      case 'embedded':
        return trianglesOf(tree)
          .filter((step) => step.plane()?.verdict === 'parallel-embedded')
          .map(({ address }) => `${address}.plane`);
      case 'tested':
        return trianglesOf(tree)
          .filter((step) => step.triangle === value)
          .map(({ address }) => address);
      case 'candidates':
        return slidesOf(tree)
          .filter((slide) => (nearestOf(slide)?.candidates ?? 0) >= value!)
          .map(({ address }) => address);
      case 'limit':
        return limits(tree);
      case 'stalled':
        return stalls(tree);
      case 'nonfinite':
        return nonFiniteSteps(tree).map(({ address }) => address);
      default:
        throw new Error(`${kind} needs no trace`);
    }
  });
}

function slidesOf({ root }: FrameTree): Step[] {
  return root.children.flatMap(({ children }) => children.filter(({ kind }) => kind === 'slide'));
}

/** Those of tests outside any slide as well. */
function trianglesOf({ root }: FrameTree): TriangleStep[] {
  const found: TriangleStep[] = [];
  for (const pass of root.children) {
    for (const part of [pass, ...pass.children]) {
      for (const step of part.children) if (step instanceof TriangleStep) found.push(step);
    }
  }
  return found;
}

/** The slides that were the last ones allowed; a pass that ends without such a word stands for itself. */
function limits(tree: FrameTree): string[] {
  return tree.root.children.flatMap((pass) => {
    if (pass.event.kind !== 'PassEnd' || !pass.event.truncated) return [];
    const last = pass.children.filter(({ event }) => event.kind === 'SlideEnd' && event.verdict === 'limit-reached');
    return (last.length > 0 ? last : [pass]).map(({ address }) => address);
  });
}

/** A pass that made less of what it was asked for got nowhere. */
const noProgress = 1e-9;

/** The passes that the limit ended where they began. */
function stalls(tree: FrameTree): string[] {
  return tree.root.children
    .filter(({ event, opening }) => {
      if (event.kind !== 'PassEnd' || opening.kind !== 'PassBegin' || !event.truncated) return false;
      const way = event.position.map((value, axis) => value - opening.position[axis]!);
      return Math.hypot(...way) < noProgress * Math.hypot(...opening.displacement);
    })
    .map(({ address }) => address);
}
