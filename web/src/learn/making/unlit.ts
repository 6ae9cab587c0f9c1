/** What a text names and its step does not have: a symbol that lights nothing, a number that stays open. The tour is valid all the same. */
import { symbolFact } from '../../explain/symbols';
import { isSymbol } from '../../state/highlight';
import type { FrameTree, Step } from '../../trace/steps';
import { usesOf } from '../guest/compile';
import type { FileStop } from '../tour/file';
import { numbersOf } from '../tour/values';

export interface Unlit {
  readonly symbols: readonly string[];
  readonly numbers: readonly string[];
}

export function unlitOf(stop: FileStop, { tree, step }: { readonly tree: FrameTree; readonly step: Step }): Unlit {
  const named = [...stop.say.matchAll(/\[([A-Za-z]\w*)\](?!\()/g)].map(([, name]) => name!);
  const numbers = numbersOf(usesOf(stop), { first: tree });
  return {
    symbols: [...new Set(named)].filter((name) => !lights(step, name)),
    numbers: Object.keys(numbers).filter((name) => Number.isNaN(numbers[name])),
  };
}

/** In the step itself, or in another check of its triangle, which the figure shows with it. */
function lights(step: Step, name: string): boolean {
  if (!isSymbol(name)) return false;
  const near = [step, ...step.children.filter(({ children }) => children.length === 0)];
  const beside = step.parent?.kind === 'triangle' ? step.parent.children : [];
  return [...near, ...beside].some((each) => symbolFact(each, name) !== null);
}
