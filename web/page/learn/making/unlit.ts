/** What a text names and its step does not have: a symbol that lights nothing, a number that stays open, a step that is not there. The tour is valid all the same. */
import { symbolFact } from '../../explain/symbols';
import { isSymbol } from '../../base/highlight';
import { frameOf, isAddress, isStudyAddress } from '../../../package/trace/address';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { usesOf } from '../guest/compile';
import type { FileStop } from '../tour/file';
import { type Inline, paragraphs } from '../tour/markdown';
import { numbersOf } from '../tour/values';

export interface Unlit {
  readonly symbols: readonly string[];
  readonly numbers: readonly string[];
  /** addresses of links */
  readonly steps: readonly string[];
}

/** @param frames how many the run has: steps of others than that of the stop are not known here */
export function unlitOf(
  stop: FileStop,
  { tree, step }: { readonly tree: FrameTree; readonly step: Step },
  frames = Infinity,
): Unlit {
  const named = [...stop.say.matchAll(/\[([A-Za-z]\w*)\](?!\()/g)].map(([, name]) => name!);
  const numbers = numbersOf(usesOf(stop), { first: tree });
  return {
    symbols: [...new Set(named)].filter((name) => !lights(step, name)),
    numbers: Object.keys(numbers).filter((name) => Number.isNaN(numbers[name])),
    steps: [...new Set(linksOf(stop.say))].filter((address) => !leads(address, tree, frames)),
  };
}

/** Addresses of steps that the text leads to. */
function linksOf(text: string): string[] {
  const led = (pieces: readonly Inline[]): string[] =>
    pieces.flatMap((piece) => [
      ...(piece.kind === 'step' ? [piece.to] : []),
      ...('children' in piece ? led(piece.children) : []),
    ]);
  return paragraphs(text).flatMap(led);
}

function leads(address: string, tree: FrameTree, frames: number): boolean {
  if (!isAddress(address) && !isStudyAddress(address)) return false;
  const frame = frameOf(address);
  return frame === tree.frame ? tree.byAddress.has(address) : frame < frames;
}

/** In the step itself, or in another check of its triangle, which the figure shows with it. */
export function lights(step: Step, name: string): boolean {
  if (!isSymbol(name)) return false;
  const near = [step, ...step.children.filter(({ children }) => children.length === 0)];
  const beside = step.parent?.kind === 'triangle' ? step.parent.children : [];
  return [...near, ...beside].some((each) => symbolFact(each, name) !== null);
}
