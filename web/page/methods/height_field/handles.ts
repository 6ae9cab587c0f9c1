/** What can be dragged: the start, the tip of the velocity, the radius, the heights of the cell that is asked. */
import type { StudyHandle, StudyMoment } from '../../model/study/types';
import { add, scale, sub, type Vec3 } from '../../study/scene/draw';
import type { SettingValues } from '../../model/study/settings';
import { startTip } from './figures/ball';
import { groundOf, type Ground } from './ground';
import { ballAt, seen, settingsOf, startTime } from './look';
import type { Settings } from './schema.gen';

export function handles(moment: StudyMoment): readonly StudyHandle[] {
  const settings = settingsOf(moment);
  const { start, radius } = settings;
  const centre = ballAt(moment);
  const ground = groundOf(moment);
  return [
    { id: 'start', at: start, set: (to) => ({ start: to }) },
    velocityHandle(settings),
    {
      id: 'radius',
      at: add(centre, [0, radius, 0]),
      set: (to) => ({ radius: Math.min(1000, Math.max(0.001, Math.hypot(...sub(to, centre)))) }),
    },
    ...(ground ? cornerHandles(moment, ground, settings) : []),
  ];
}

/** A ball at rest has no tip; what is taken then stands beside it, one radius away. */
function velocityHandle(settings: Settings): StudyHandle {
  const { start, velocity, radius } = settings;
  const time = startTime(settings);
  const rests = Math.hypot(...velocity) === 0;
  const zero: Vec3 = rests ? add(start, [radius, 0, 0]) : start;
  return {
    id: 'velocity',
    at: rests ? zero : startTip(settings),
    set: (to) => ({ velocity: scale(sub(to, zero), 1 / time) }),
  };
}

/** Of the cell under the ball, else of the one that is set: each goes up and down. */
function cornerHandles(moment: StudyMoment, ground: Ground, settings: Settings): StudyHandle[] {
  const asked = seen(moment, 'HeightCell')?.event;
  const [i, j] = asked?.inside ? [asked.i, asked.j] : [settings.cellI, settings.cellJ];
  const { cells, size, heights } = ground;
  if (i >= cells || j >= cells) return [];
  const index = (k: number) => (j + (k >> 1)) * (cells + 1) + i + (k & 1);
  const own = [0, 1, 2, 3].map((k) => heights[index(k)]!);
  const elsewhere = settings.cellHeights.length > 0 && (settings.cellI !== i || settings.cellJ !== j);
  return own.map((height, k) => ({
    id: `corner${k}`,
    at: [(i + (k & 1)) * size, height, (j + (k >> 1)) * size] as Vec3,
    set: (to): SettingValues =>
      elsewhere
        ? // Another cell has been changed already: it goes into the field, so that neither is lost.
          { heights: heights.map((each, at) => (at === index(k) ? to[1] : each)), cellHeights: [] }
        : { cellI: i, cellJ: j, cellHeights: own.map((each, at) => (at === k ? to[1] : each)) },
  }));
}
