/** A method as a program of some lines, and which of them a step of the trace is. The lines stand in the method's folder. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Message } from '..';
import type { FrameTree, Step } from '../../../package/trace/steps';

export interface CodeLine {
  /** a sentence of the catalogue, or the line as a program has it, in the letters of the formulas */
  readonly text: MessageKey | { readonly code: string };
  readonly indent: 0 | 1 | 2 | 3 | 4;
  /** kinds of steps that are this line */
  readonly steps?: readonly string[];
  /** only where the record of the step, or one around it, has these values: several records can be one kind of step */
  readonly where?: Readonly<Record<string, string | number>>;
  /** where the document has it; what is ours is without */
  readonly source?: Message;
  /** of the step, shown while it is this line: a letter and the field that holds its number */
  readonly numbers?: readonly (readonly [letter: string, field: string])[];
}

export const movementPass = { kind: 'PassBegin', pass: 0 } as const;
export const gravityPass = { kind: 'PassBegin', pass: 1 } as const;

/** A place of a source document. */
export const place = (kind: 'slide' | 'section' | 'listing', name: string | number): Message => ({
  key: `code.source.${kind}`,
  values: { name },
});

/** @returns the numbers of the lines that a step is, or those of the step around it; none: it has no line */
export function linesOf(lines: readonly CodeLine[], step: Step): number[] {
  for (let at: Step | null = step; at; at = at.parent) {
    const here = at;
    const found = lines.flatMap((line, number) => (isAt(line, here) ? [number] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/** The next step that a line is, from where one is; after the last one the first again. Null: this frame has none. */
export function nextAt(tree: FrameTree, line: CodeLine, from: Step | null): Step | null {
  const there = tree.steps.filter((step) => isAt(line, step) && !step.isQuiet);
  return there.find(({ order }) => order > (from?.order ?? -1)) ?? there[0] ?? null;
}

function isAt({ steps, where = {} }: CodeLine, step: Step): boolean {
  if (!steps?.includes(step.kind)) return false;
  const has = ({ opening }: Step) =>
    Object.entries(where).every(([field, value]) => (opening as unknown as Record<string, unknown>)[field] === value);
  for (let at: Step | null = step; at; at = at.parent) if (has(at)) return true;
  return false;
}
