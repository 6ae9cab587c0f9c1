/** How far strip A is zoomed; buttons, keys, wheel and fingers all change this one number. */
import { signal } from '@preact/signals';
import { run } from '../../core/store';
import { possiblePitch, usualPitchFor } from './frameView';

/** px per frame that somebody asked for; null: the usual for the run and the room */
const asked = signal<number | null>(null);
/** width of the strip, px */
export const frameRoom = signal(0);

const count = () => run.value?.frames.length ?? 0;

export function framePitch(): number {
  const [room, frames] = [frameRoom.value, count()];
  return asked.value === null ? usualPitchFor(room, frames) : possiblePitch(asked.value, room, frames);
}

/** A step of zooming by key or button. */
export const zoomStep = 1.6;

export function zoomFrames(factor: number): void {
  asked.value = possiblePitch(framePitch() * factor, frameRoom.value, count());
}

export function showWholeRun(): void {
  asked.value = 0;
}

/** More frames than have room: zooming makes sense. */
export function isZoomable(): boolean {
  return (
    frameRoom.value > 0 &&
    (asked.value !== null || usualPitchFor(frameRoom.value, count()) * count() > frameRoom.value + 1)
  );
}
