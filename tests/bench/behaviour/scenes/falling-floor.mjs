import { frameSeconds } from '../../requests/walks.mjs';
import { walkIn, walkingSpeed } from '../bodies.mjs';
import { strip, turned, turnedBack } from '../strip.mjs';

const tilts = [1e-9, 1e-7, 1e-5, 1e-3, 0.05, 0.3, 0.785];
const yaws = Array.from({ length: 24 }, (_, k) => (k * Math.PI) / 12);
/** Angles of the walk from the wall. */
const leans = [Math.PI / 6, Math.PI / 3];
const arriving = 70;
const watched = 120;
const frozenFrames = 30;

/** Along a wall that the floor falls toward: the floor and the wall each keep the body, together they must not. */
export const fallingFloor = {
  rows: [
    {
      id: 'frozenShare',
      digits: 1,
      title: `frozen for ${frozenFrames} frames along a wall that the floor falls toward`,
      unit: '%',
    },
    { id: 'leastAlong', digits: 3, title: 'the same: least speed kept along the wall', better: 'higher', most: 1 },
    { id: 'meanAlong', digits: 3, title: 'the same: mean speed kept', better: 'higher', most: 1 },
  ],
  measure(engine) {
    const runs = tilts.flatMap((tilt) => yaws.flatMap((yaw) => walkAlong(engine, tilt, yaw)));
    return {
      frozenShare: (100 * runs.filter(({ frozen }) => frozen >= frozenFrames).length) / runs.length,
      leastAlong: Math.min(...runs.map(({ kept }) => kept)),
      meanAlong: runs.reduce((sum, { kept }) => sum + kept, 0) / runs.length,
    };
  },
};

/** One world, a run for each lean: the speed kept, and the most frames in a row without progress. */
function walkAlong(engine, tilt, yaw) {
  const rise = Math.tan(tilt);
  const mesh = strip(
    [
      [-20, 20 * rise],
      [0, 0],
      [0, 6],
    ],
    20,
    yaw,
  );
  const turn = turned(yaw);
  const back = turnedBack(yaw);
  const runs = leans.map((lean) => {
    const [x, , z] = turn(walkingSpeed * Math.sin(lean), 0, walkingSpeed * Math.cos(lean));
    // On a steep floor the round bottom stands higher above the point below it.
    return { start: turn(-1.5, 1.5 * rise + 0.1 * rise, -15), walk: [x, z] };
  });
  const asked = leans.map((lean) => walkingSpeed * Math.cos(lean) * frameSeconds);
  const results = leans.map(() => ({ kept: 0, frozen: 0, still: 0, last: NaN }));
  walkIn(engine, mesh, runs, arriving + watched, (frame, { centres }) => {
    results.forEach((result, who) => {
      const along = back(...centres.subarray(who * 3, who * 3 + 3))[2];
      const moved = (along - result.last) / asked[who];
      result.last = along;
      if (frame < arriving) return;
      result.kept += moved / watched;
      result.still = moved < 0.01 ? result.still + 1 : 0;
      result.frozen = Math.max(result.frozen, result.still);
    });
  });
  return results;
}
