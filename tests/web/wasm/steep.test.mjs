// Jumps at faces too steep to stand on, and ramps of floats at the slope limit, in the loop of a game around the built package.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSolver } from 'sweepscope';

const degree = Math.PI / 180;
const gravity = 9.81;
const quad = (a, b, c, d) => [...a, ...b, ...c, ...a, ...c, ...d];

/** Numbers from 0 to 1 of a seed that is printed where a test fails. */
const seed = Number(process.env.SWEEPSCOPE_SEED ?? 20030714);
let state = (seed % 2147483646) + 1;
const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
const between = (low, high) => low + (high - low) * random();
const oneOf = (list) => list[Math.floor(random() * list.length)];

let solver;
let mesh = null;
beforeAll(async () => {
  solver = await loadSolver();
});
afterEach(() => mesh?.dispose());

function meshOf(positions) {
  mesh?.dispose();
  mesh = solver.createMesh(positions);
  return mesh;
}

/** What a jump's own sums say. */
function apexOf(speed, seconds) {
  let height = 0;
  for (let up = speed - gravity * seconds; up > 0; up -= gravity * seconds) height += up * seconds;
  return height;
}

/** Jump and fall, in one of the ways to spread them over the two displacements. */
function slots(way, [x, z], jump, fallen) {
  const all = [x, jump + fallen, z];
  if (way === 'gravity')
    return [
      [x, 0, z],
      [0, all[1], 0],
    ];
  if (way === 'apart')
    return [
      [x, jump, z],
      [0, fallen, 0],
    ];
  if (way === 'displacement') return [all, [0, 0, 0]];
  return [
    [x / 2, jump / 2, z / 2],
    [x / 2, jump / 2 + fallen, z / 2],
  ];
}

/** Height of a jump that presses toward +x, until something carries the body again. */
function jumpAt(angle, { radii, speed, press, aside, rate, way, options }) {
  const [s, top] = [Math.tan(angle), 14];
  const level = meshOf(
    Float64Array.from([
      ...quad([-20, 0, 10], [0, 0, 10], [0, 0, -10], [-20, 0, -10]),
      ...quad([0, 0, 10], [top / s, top, 10], [top / s, top, -10], [0, 0, -10]),
    ]),
  );
  const seconds = 1 / rate;
  const step = (from, move, fall) => level.moveMany(Float64Array.from([...from, ...move, ...fall, ...radii]), options);
  let at = [-radii[0] - 0.5, radii[1] + 0.02, 0];
  for (let frame = 0; frame < 20; frame++) at = [...step(at, [0, 0, 0], [0, -0.02, 0]).position];
  const from = at[1];
  const walk = [press * Math.cos(aside) * seconds, press * Math.sin(aside) * seconds];
  let highest = 0;
  for (let frame = 1; frame * seconds < 2; frame++) {
    const fallen = -gravity * frame * seconds;
    const [move, fall] = slots(way, walk, speed * seconds, fallen * seconds);
    const moved = step(at, move, fall);
    at = [...moved.position];
    if (speed + fallen < 0 && moved.grounded[0] === 1) break;
    highest = Math.max(highest, at[1] - from);
  }
  return highest;
}

describe(`a face too steep to stand on (seed ${seed})`, () => {
  it('neither raises nor lowers the apex of a jump pressed against it', () => {
    for (let k = 0; k < 400; k++) {
      const limit = oneOf([30, 50, 50, 65]);
      const trial = {
        radii: oneOf([
          [0.4, 0.9, 0.4],
          [0.5, 0.5, 0.5],
          [0.3, 0.6, 0.5],
        ]),
        speed: between(3, 7),
        press: between(0, 12),
        aside: between(-1, 1),
        rate: oneOf([30, 60, 60, 120, 240]),
        way: oneOf(['gravity', 'apart', 'displacement', 'split']),
        options: { slopeLimit: limit * degree, ...oneOf([{}, { stepHeight: 0.3, snapDistance: 0.3 }]) },
      };
      const angle = between(limit + 0.1, 89) * degree;
      const apex = apexOf(trial.speed, 1 / trial.rate);
      // Where rise and fall are apart, the fall of the first frame may end on the face.
      const slack = 0.01 * apex + (trial.way === 'apart' || trial.way === 'split' ? gravity / trial.rate ** 2 : 0);
      const height = jumpAt(angle, trial);
      expect(Math.abs(height - apex), JSON.stringify({ k, angle, ...trial })).toBeLessThanOrEqual(slack);
    }
  });

  it('is slid up by pressing with a wall limit of 90°', () => {
    const trial = { radii: [0.4, 0.9, 0.4], speed: 5, press: 8, aside: 0, rate: 60, way: 'gravity' };
    const wall = jumpAt(60 * degree, { ...trial, options: {} });
    const slide = jumpAt(60 * degree, { ...trial, options: { wallLimit: Math.PI / 2 } });
    expect(slide).toBeGreaterThan(2 * wall);
    expect(jumpAt(60 * degree, { ...trial, options: { wallLimit: 59 * degree } })).toBe(wall);
    expect(jumpAt(60 * degree, { ...trial, options: { wallLimit: 61 * degree } })).toBe(slide);
  });

  it('refuses a wall limit that is no angle', () => {
    const request = new Float64Array([0, 5, 0, 0, 0, 0, 0, -1, 0, 1, 1, 1]);
    const level = meshOf(new Float32Array([-1, 0, -1, -1, 0, 1, 1, 0, 0]));
    for (const wallLimit of [-0.1, 1.6, Infinity]) {
      expect(() => level.moveMany(request, { wallLimit })).toThrow(
        expect.objectContaining({ code: 'wall-limit-out-of-range' }),
      );
    }
  });
});

describe(`the slope limit (seed ${seed})`, () => {
  /** Whether a body stands on a ramp of floats. */
  function stands(slope, turn, size, away, limit) {
    const [c, d, s] = [Math.cos(turn), Math.sin(turn), Math.tan(slope)];
    const at = (u, w) => [(u * c - w * d) * size + away[0], u * s * size + away[1], (u * d + w * c) * size + away[2]];
    const level = meshOf(Float32Array.from(quad(at(-1, 1), at(1, 1), at(1, -1), at(-1, -1))));
    const radii = [0.4, 0.9, 0.4];
    let position = [away[0], away[1] + Math.hypot(0.404 * s, 0.904) + 0.02, away[2]];
    let answer;
    for (let frame = 1; frame < 40; frame++) {
      answer = level.moveMany(
        Float64Array.from([...position, 0, 0, 0, 0, (-gravity * frame) / 3600, 0, ...radii]),
        limit === null ? {} : { slopeLimit: limit },
      );
      position = [...answer.position];
      if (answer.state[0] === 1) return true;
    }
    return false;
  }

  it('is stood on at exactly the limit, and not above it by more than the tolerance', () => {
    for (let degrees = 5; degrees <= 80; degrees++) {
      for (let k = 0; k < 4; k++) {
        const [turn, size] = [between(0, 6.3), between(5, 12)];
        const far = oneOf([0, 0, 100, 1000]);
        const away = [between(-far, far), between(-far, far), between(-far, far)];
        const about = JSON.stringify({ degrees, turn, size, away });
        const slope = degrees * degree;
        expect(stands(slope, turn, size, away, slope), about).toBe(true);
        // Twice the bound of docs/error-bounds.md: largest coordinate 1,060, altitude at least 5.
        const tolerance = (2 * Math.sqrt(3) * (far + 12 * (1 + Math.tan(slope)))) / 2 ** 22 / 5;
        expect(stands(slope, turn, size, away, slope - 2 * tolerance), about).toBe(false);
      }
    }
  });

  it('of 50°, the usual one, is stood on', () => {
    for (const turn of [0, 0.3, 0.6, 1.2]) expect(stands(50 * degree, turn, 9, [0, 0, 0], null)).toBe(true);
  });
});
