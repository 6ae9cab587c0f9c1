import { frameSeconds } from '../../requests/walks.mjs';
import { walkIn, walkingSpeed } from '../bodies.mjs';
import { strip, turned, turnedBack } from '../strip.mjs';

/** Rise and run of a step. */
export const flights = [
  [0.15, 0.3],
  [0.2, 0.3],
  [0.25, 0.3],
  [0.3, 0.3],
  [0.3, 0.4],
];
const steps = 10;
const headings = [0, Math.PI / 6];
const yaws = [0, 0.35];
const landing = 8;
const frames = 300;

/** Up and down flights of ten steps, straight and 30° oblique. */
export const stairs = {
  rows: [
    { id: 'airDown', digits: 1, title: 'in the air walking down stairs, worst flight', unit: '%' },
    { id: 'airUp', digits: 1, title: 'in the air walking up stairs, worst flight', unit: '%' },
    { id: 'speedUp', digits: 2, title: 'speed kept walking up stairs, worst flight', better: 'higher' },
  ],
  measure(engine) {
    const runs = flights.flatMap((flight) => yaws.flatMap((yaw) => walkFlight(engine, flight, yaw)));
    const airs = (down) => runs.filter((run) => run.down === down).map(({ air, count }) => (100 * air) / count);
    return {
      airDown: Math.max(...airs(true)),
      airUp: Math.max(...airs(false)),
      speedUp: Math.min(...runs.filter(({ down }) => !down).map(({ kept }) => kept)),
    };
  },
};

/** One flight both ways with each heading: frames on it, those in the air, the speed kept over it. */
function walkFlight(engine, [rise, run], yaw) {
  const length = (steps - 1) * run;
  const mesh = strip(flightProfile(rise, run), 14, yaw);
  const turn = turned(yaw);
  const back = turnedBack(yaw);
  const results = [false, true].flatMap((down) =>
    headings.map((heading) => ({ down, rise, run, heading, count: 0, air: 0, from: NaN, kept: 0, done: false })),
  );
  const runs = results.map(({ down, heading }) => {
    const sign = down ? -1 : 1;
    const [x, , z] = turn(sign * walkingSpeed * Math.cos(heading), 0, walkingSpeed * Math.sin(heading));
    return { start: turn(down ? length + 1.5 : -1.5, down ? steps * rise : 0, -4), walk: [x, z] };
  });
  walkIn(engine, mesh, runs, frames, (_, { centres, grounded }) => {
    results.forEach((result, who) => {
      const x = back(...centres.subarray(who * 3, who * 3 + 3))[0];
      // How far along: 0 where the flight begins to be met, up to its length where the last edge is passed.
      const along = result.down ? length - x : x + 0.4;
      if (result.done || !(along > 0)) return;
      if (result.count === 0) result.from = along;
      result.count++;
      result.air += Number(!grounded[who]);
      result.done = along >= (result.down ? length : length + 0.4);
      const asked = (result.count - 1) * walkingSpeed * Math.cos(result.heading) * frameSeconds;
      if (result.count > 1) result.kept = (along - result.from) / asked;
    });
  });
  return results;
}

function flightProfile(rise, run) {
  const edges = Array.from({ length: steps }, (_, k) => [
    [k * run, k * rise],
    [k * run, (k + 1) * rise],
  ]);
  return [[-landing, 0], ...edges.flat(), [(steps - 1) * run + landing, steps * rise]];
}
