/** The method as a recipe of a few lines, and which of them a step of the trace is. The lines stand in the method's folder. */
import type { MessageKey } from '../../base/i18n/messages';
import type { FrameTree, Step, StepKind } from '../../../package/trace/steps';

export interface CodeLine {
  readonly text: MessageKey;
  readonly indent: 0 | 1 | 2 | 3 | 4;
  /** steps that are this line */
  readonly steps?: readonly StepKind[];
  /** only in the movement pass, or only in that of gravity */
  readonly pass?: 0 | 1;
}

/** @returns the number of the line that a step is, or that of the step around it; −1: none */
export function lineOf(lines: readonly CodeLine[], step: Step): number {
  for (let at: Step | null = step; at; at = at.parent) {
    const here = at;
    const line = lines.findIndex((each) => isAt(each, here));
    if (line >= 0) return line;
  }
  return -1;
}

/** The next step that a line is, from where one is; after the last one the first again. Null: this frame has none. */
export function nextAt(tree: FrameTree, line: CodeLine, from: Step | null): Step | null {
  const there = tree.steps.filter((step) => isAt(line, step) && !step.isQuiet);
  return there.find(({ order }) => order > (from?.order ?? -1)) ?? there[0] ?? null;
}

function isAt({ steps, pass }: CodeLine, step: Step): boolean {
  if (!steps?.includes(step.kind)) return false;
  if (pass === undefined) return true;
  let at: Step | null = step;
  while (at && at.kind !== 'pass') at = at.parent;
  return at?.opening.kind === 'PassBegin' && at.opening.pass === pass;
}
