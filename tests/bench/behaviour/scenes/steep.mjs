import { walkIn, walkingSpeed } from '../bodies.mjs';
import { strip, turned } from '../strip.mjs';

const faces = [51, 55, 60, 75];
const crate = 0.5;
const yaws = [0, 0.35];
const leans = [0, Math.PI / 6];
const arriving = 30;
const watched = 180;

/** Walking into what cannot be stood on, or stepped on: the body stays where it is, on the ground. */
export const steep = {
  rows: [
    { id: 'hop', digits: 3, title: `greatest height gained walking into faces of ${faces.join(', ')}°`, unit: 'm' },
    { id: 'steepGround', digits: 1, title: 'the same: frames on the ground, worst', unit: '%', better: 'higher' },
    {
      id: 'crateGround',
      digits: 1,
      title: `pressing against a crate of ${crate} m: frames on the ground, worst`,
      unit: '%',
      better: 'higher',
    },
    { id: 'crateClimbed', digits: 0, title: 'the same: climbed it, above the step height', unit: '%' },
  ],
  measure(engine) {
    const slopes = faces.flatMap((degrees) => yaws.flatMap((yaw) => pressInto(engine, slope(degrees), yaw)));
    const crates = yaws.flatMap((yaw) => pressInto(engine, box, yaw));
    const share = (runs) => (100 * Math.min(...runs.map(({ grounded }) => grounded))) / watched;
    return {
      hop: Math.max(...slopes.map(({ gained }) => gained)),
      steepGround: share(slopes),
      crateGround: share(crates),
      crateClimbed: (100 * crates.filter(({ gained }) => gained > crate - 0.1).length) / crates.length,
    };
  },
};

const slope = (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [
    [-10, 0],
    [0, 0],
    [20 * Math.cos(angle), 20 * Math.sin(angle)],
  ];
};

const box = [
  [-10, 0],
  [0, 0],
  [0, crate],
  [1, crate],
  [1, 0],
  [20, 0],
];

/** How much higher each body got than it stood, and its frames on the ground. */
function pressInto(engine, profile, yaw) {
  const turn = turned(yaw);
  const runs = leans.map((lean) => {
    const [x, , z] = turn(walkingSpeed * Math.cos(lean), 0, walkingSpeed * Math.sin(lean));
    return { start: turn(-1.5, 0, -6), walk: [x, z] };
  });
  const results = leans.map(() => ({ from: 0, gained: 0, grounded: 0 }));
  walkIn(engine, strip(profile, 16, yaw), runs, arriving + watched, (frame, { centres, grounded }) => {
    results.forEach((result, who) => {
      const y = centres[who * 3 + 1];
      if (frame < 0) result.from = y;
      if (frame < arriving) return;
      result.gained = Math.max(result.gained, y - result.from);
      result.grounded += grounded[who];
    });
  });
  return results;
}
