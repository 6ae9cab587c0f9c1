import { randomFrom } from '../random.mjs';
import { addBall, addBox, addColumn, meshBuilder } from './builder.mjs';

const half = 20;
const height = 5;

/** A closed hall with walls and doorways, columns, stairs, crates and boulders. */
export function interior() {
  const builder = meshBuilder();
  addBox(builder, [-half, 0, -half], [half, height, half], { inward: true });
  const boxes = [...walls(), ...stairs(), ...crates()];
  for (const { low, high, cell } of boxes) addBox(builder, low, high, { cell });
  const columns = columnPlaces();
  for (const place of columns) addColumn(builder, place, [0, height], columnRadius, 24);
  const boulders = boulderPlaces();
  for (const { centre, radius } of boulders) addBall(builder, centre, radius, 30);

  const { positions, indices } = builder.finish();
  const anywhere = (random) => random.between(-half + 0.6, half - 0.6);
  return {
    name: 'interior-25k',
    title: 'interior 25k',
    about: `A closed hall of ${2 * half} m × ${2 * half} m × ${height} m: walls 0.3 m thick, doorways, columns, stairs, crates and boulders.`,
    positions,
    indices,
    start: (random) => [anywhere(random), random.between(0.6, height - 0.6), anywhere(random)],
    aim: (random) => random.direction(),
    spawn: (random) => [anywhere(random), random.between(1, 1.5), anywhere(random)],
    roam: half - 1,
    passed: (x, y, z) =>
      Math.abs(x) > half ||
      Math.abs(z) > half ||
      y < 0 ||
      y > height ||
      boxes.some(
        ({ low, high }) => within(x, low[0], high[0]) && within(y, low[1], high[1]) && within(z, low[2], high[2]),
      ) ||
      columns.some((place) => Math.hypot(x - place[0], z - place[1]) < columnRadius * 0.98) ||
      boulders.some(({ centre, radius }) => Math.hypot(x - centre[0], y - centre[1], z - centre[2]) < radius * 0.98),
  };
}

const columnRadius = 0.6;
const within = (value, low, high) => value > low && value < high;

/** Three walls each way, with a doorway of 2 m in each stretch between two crossings. */
function walls() {
  const lines = [-10, 0, 10];
  const ends = [-half, ...lines, half];
  const thick = 0.15;
  const parts = [];
  for (const line of lines) {
    for (let stretch = 0; stretch + 1 < ends.length; stretch++) {
      const from = ends[stretch] + (stretch > 0 ? thick : 0);
      const to = ends[stretch + 1] - (stretch + 2 < ends.length ? thick : 0);
      const door = ends[stretch] + 3 + ((stretch + line / 10 + 4) % 3) * 1.5;
      for (const [a, b] of [
        [from, door],
        [door + 2, to],
      ]) {
        parts.push({ low: [line - thick, 0, a], high: [line + thick, height, b] });
        parts.push({ low: [a, 0, line - thick], high: [b, height, line + thick] });
      }
    }
    for (const other of lines) {
      parts.push({ low: [line - thick, 0, other - thick], high: [line + thick, height, other + thick] });
    }
  }
  return parts;
}

function stairs() {
  const parts = [];
  for (const [x, z] of [
    [-17, -17],
    [4, -16],
    [-7, 4],
    [13, 13],
  ]) {
    for (let step = 0; step < 8; step++) {
      parts.push({ low: [x + step * 0.4, 0, z], high: [x + (step + 1) * 0.4, (step + 1) * 0.2, z + 2.5], cell: 3 });
    }
  }
  return parts;
}

function crates() {
  const random = randomFrom(23);
  return Array.from({ length: 24 }, () => {
    const [x, z] = roomPlace(random);
    const size = random.between(0.4, 1.2);
    return { low: [x, 0, z], high: [x + size, size, z + size], cell: 0.6 };
  });
}

function columnPlaces() {
  return [-15, -5, 5, 15].flatMap((x) => [-15, -5, 5, 15].map((z) => [x + 1.7, z - 2.4]));
}

function boulderPlaces() {
  const random = randomFrom(29);
  return Array.from({ length: 8 }, () => {
    const [x, z] = roomPlace(random);
    const radius = random.between(0.4, 1.1);
    return { centre: [x, radius * 0.4, z], radius };
  });
}

/** Somewhere in one of the sixteen rooms, away from its walls. */
function roomPlace(random) {
  const room = () => -15 + 10 * Math.floor(random.next() * 4);
  return [room() + random.between(-3.2, 2.8), room() + random.between(-3.2, 2.8)];
}
