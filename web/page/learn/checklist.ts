/**
 * What is done in the last chapter, ticked by doing it: read from the store while the workbench is used, kept on this device.
 */
import { effect, signal } from '@preact/signals';
import * as v from 'valibot';
import { decidingCheck, touches } from '../explain/deciding';
import { t } from '../base/i18n/messages';
import type { FrameSummary } from '../model';
import type { Step } from '../../package/trace/steps';
import { keepText, keptJson, readAgain } from '../base/storage/kept';
import { names } from '../base/storage/keptNames';
import {
  audited,
  currentSlide,
  currentStep,
  enclosing,
  meshState,
  notice,
  presetId,
  room,
  run,
  tree,
  walking,
} from '../core/store';

export const checklistItems = ['opened', 'walked', 'stopped', 'found', 'copied', 'audited'] as const;
export type ChecklistItem = (typeof checklistItems)[number];

const key = names.checklist;
const schema = v.pipe(v.array(v.picklist(checklistItems)), v.maxLength(checklistItems.length));

function read(): readonly ChecklistItem[] {
  const result = v.safeParse(schema, keptJson(key));
  return result.success ? [...new Set(result.output)] : [];
}

export const ticked = signal<readonly ChecklistItem[]>(read());
readAgain(() => (ticked.value = read()));

function keep(items: readonly ChecklistItem[]): void {
  ticked.value = items;
  keepText(key, JSON.stringify(items));
}

export function tick(item: ChecklistItem): void {
  const items = ticked.peek();
  if (!items.includes(item)) keep([...items, item]);
}

export const clearChecklist = (): void => keep([]);

/** A frame is a surprise when less than half of what was asked for was made, it rose without a step, or its sweeps ran out. */
export function isSurprise({ start, end, input, stepped, truncated }: FrameSummary): boolean {
  const asked = Math.hypot(input.displacement[0], input.displacement[2]);
  const made = Math.hypot(end[0] - start[0], end[2] - start[2]);
  const rise = end[1] - start[1] - Math.max(0, input.displacement[1]);
  return truncated || (asked > 0 && made < asked / 2) || (!stepped && rise > 0.02);
}

/** The check that found the touch its sweep ends with, or that put its triangle out. */
export function isDeciding(step: Step, slide: Step | null): boolean {
  const triangle = enclosing(step, 'triangle');
  if (!triangle || triangle === step) return false;
  if (decidingCheck(triangle) === step) return true;
  const nearest = slide?.children.find(({ kind }) => kind === 'nearest')?.event;
  const found = 'verdict' in step.event && touches.includes(step.event.verdict);
  return (
    found &&
    nearest?.kind === 'Nearest' &&
    triangle.opening.kind === 'TriangleBegin' &&
    nearest.triangle === triangle.opening.triangle
  );
}

let watching = false;

/** Watches from the first visit of the course until the page is left: most of it is done in the workbench. */
export function watchChecklist(): void {
  if (watching) return;
  watching = true;
  const inWorkbench = () => room.value === 'workbench';
  effect(() => {
    const own = meshState.value?.mesh.source === 'file' && presetId.value === null;
    if (inWorkbench() && (own || presetId.value === 'free-walk')) tick('opened');
  });
  let begun: number | null = null;
  effect(() => {
    const frames = run.value?.frames.length ?? 0;
    if (!inWorkbench() || !walking.value) begun = null;
    else if (begun === null) begun = frames;
    else if (frames !== begun) tick('walked');
  });
  effect(() => {
    if (!inWorkbench() || walking.value || !ticked.value.includes('walked')) return;
    const frame = run.value?.frames[tree.value?.frame ?? -1];
    if (frame && isSurprise(frame)) tick('stopped');
  });
  effect(() => {
    const step = currentStep.value;
    if (inWorkbench() && step && ticked.value.includes('stopped') && isDeciding(step, currentSlide.value))
      tick('found');
  });
  effect(() => {
    if (audited.value) tick('audited');
  });
  effect(() => {
    const said = notice.value;
    if (inWorkbench() && said?.key === 'export.copiedAs' && said.values?.['what'] === t('export.short.cpp'))
      tick('copied');
  });
}
