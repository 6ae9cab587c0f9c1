/** What the worker of the heat does: takes places, makes heat of them a little at a time, and says what has become of it. */
import { brickSize, HeatField } from '../../../../audit/heat/field';
import type { Vec3 } from '../../../model';
import { halfOf } from './half';
import type { BrickUpdate, HeatAsk, HeatSays } from './protocol';

/** Milliseconds of work between two looks whether there is more to take. */
const slice = 60;
/** While somebody walks, so many times as long as the work is left to them. */
const ease = 2;
/** Milliseconds from one picture to the next, while there is more to do. */
const patience = 500;
/** Bricks that are said at once: 4 MB. */
const portion = 1024;

export interface ServeParts {
  readonly say: (said: HeatSays, transfer: ArrayBuffer[]) => void;
  readonly later: (work: () => void, milliseconds: number) => void;
  readonly now: () => number;
  readonly mostBricks?: number;
}

/** @returns what to call for every message */
export function serveHeat({ say, later, now, mostBricks }: ServeParts): (ask: HeatAsk) => void {
  let field: HeatField | null = null;
  let number = -1;
  let origin: Vec3 = [0, 0, 0];
  let walking = false;
  let waiting = false;
  let said = -Infinity;

  const tell = () => {
    said = now();
    const scale = field!.scale();
    const changed = [...field!.changed];
    field!.changed.clear();
    for (let from = 0; from === 0 || from < changed.length; from += portion) {
      const update = updateOf(field!, changed.slice(from, from + portion));
      const held = [update.bricks, update.places, update.data].map(({ buffer }) => buffer as ArrayBuffer);
      say({ kind: 'heat', field: number, scale, ...update }, held);
    }
  };
  const work = () => {
    waiting = false;
    if (!field) return;
    const began = now();
    const spread = field.spread(mostBricks, () => now() - began > slice);
    if (spread === 'full') {
      say({ kind: 'again', field: number, cell: 2 * field.cell }, []);
      field = null;
      return;
    }
    if (spread === 'done' || now() - said > patience) tell();
    if (spread === 'more') wait(walking ? ease * (now() - began) : 0);
  };
  const wait = (milliseconds: number) => {
    if (waiting) return;
    waiting = true;
    later(work, milliseconds);
  };

  return (ask) => {
    if (ask.kind === 'begin') {
      ({ field: number, origin } = ask);
      // What a first slice has made is a part of the level, and would be shown as if it were all.
      said = now();
      field = new HeatField(ask.far, ask.cell);
    } else if (ask.field === number) {
      ({ walking } = ask);
      field?.gather(ask.places, origin);
      wait(0);
    }
  };
}

export function updateOf(field: HeatField, bricks: readonly number[]): BrickUpdate {
  const data = new Uint16Array(bricks.length * brickSize);
  bricks.forEach((brick, at) => {
    for (let k = 0; k < brickSize; k++) data[at * brickSize + k] = halfOf(field.numbers[brick * brickSize + k]!);
  });
  return {
    ...{ cell: field.cell, reach: field.far.reach, count: field.count },
    bricks: Uint32Array.from(bricks),
    places: Int32Array.from(bricks.flatMap((brick) => field.places.slice(3 * brick, 3 * brick + 3))),
    data,
  };
}
