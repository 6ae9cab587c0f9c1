import { gravity } from '../../requests/falling.mjs';
import { characterHalfHeight, frameSeconds } from '../../requests/walks.mjs';
import { walkIn, walkingSpeed } from '../bodies.mjs';
import { strip, turned } from '../strip.mjs';

const jumpSpeed = 5;
const walls = [1, 1.05, 1.15, 1.2, 2];
const tooHigh = 1.7;
const yaws = [0, 0.35];
const leans = [0, Math.PI / 6];
const pressing = 40;
const frames = 200;

/** The apex of the jump in the open, by the same integration: speeds after each frame's gravity, while they rise. */
const freeApex = (() => {
  let height = 0;
  for (let speed = jumpSpeed - gravity * frameSeconds; speed > 0; speed -= gravity * frameSeconds) {
    height += speed * frameSeconds;
  }
  return height;
})();

/** Jumps of a body that presses against a wall, straight and 30° oblique. */
export const jumps = {
  rows: [
    {
      id: 'apex',
      digits: 2,
      title: `share of the free apex (${freeApex.toFixed(2)} m) pressed against walls of 1–2 m, worst`,
      better: 'higher',
      most: 1,
    },
    { id: 'mounted', digits: 0, title: `jumps that mount a wall of ${tooHigh} m`, unit: '%' },
  ],
  measure(engine) {
    const rises = walls.flatMap((height) => yaws.flatMap((yaw) => jumpAt(engine, height, yaw)));
    const high = yaws.flatMap((yaw) => jumpAt(engine, tooHigh, yaw));
    return {
      apex: Math.min(...rises.map(({ rise }) => rise)) / freeApex,
      mounted: (100 * high.filter(({ foot }) => foot > tooHigh - 0.1).length) / high.length,
    };
  },
};

/** How far each jump rose, and how high the foot was at the end. */
function jumpAt(engine, height, yaw) {
  const mesh = strip(
    [
      [-10, 0],
      [0, 0],
      [0, height],
      [20, height],
    ],
    14,
    yaw,
  );
  const turn = turned(yaw);
  const runs = leans.map((lean) => {
    const [x, , z] = turn(walkingSpeed * Math.cos(lean), 0, walkingSpeed * Math.sin(lean));
    return { start: turn(-1, 0, -6), walk: [x, z] };
  });
  const results = leans.map(() => ({ from: 0, rise: 0, foot: 0 }));
  walkIn(engine, mesh, runs, frames, (frame, bodies) => {
    results.forEach((result, who) => {
      const y = bodies.centres[who * 3 + 1];
      if (frame <= pressing) result.from = y;
      if (frame === pressing) bodies.jump(who, jumpSpeed);
      // Until it is down again; what it climbs later is not the jump's.
      if (frame - pressing <= 65) result.rise = Math.max(result.rise, y - result.from);
      result.foot = y - characterHalfHeight;
    });
  });
  return results;
}
