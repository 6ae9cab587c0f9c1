/** Marks that the first chapter does without: they come with the chapters that show them, so that the first screen does not wait for them. */
import type { Vec3 } from '../../model';
import type { Figure } from '../../scene/layers/layer';
import type { Pen } from '../../scene/pen/pen';
import type { MarkName, Stop } from '../tour/types';
import type { MeshAndMoment } from './plane';

export interface LateMark {
  readonly draw: (pen: Pen, figure: Figure) => void;
  /** what has to be in the picture of it */
  readonly points?: (stop: Stop, around: MeshAndMoment) => readonly Vec3[];
}

const there = new Map<MarkName, LateMark>();

export function addMarks(marks: Partial<Readonly<Record<MarkName, LateMark>>>): void {
  for (const [name, mark] of Object.entries(marks)) there.set(name as MarkName, mark);
}

export const lateMark = (name: MarkName): LateMark | undefined => there.get(name);
