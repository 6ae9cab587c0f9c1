import { characterHalfHeight } from '../../requests/walks.mjs';
import { bodiesIn, character } from '../bodies.mjs';
import { probesIn } from './probes.mjs';

const probeEvery = 60;
const longestLoss = 3;
/** Metres a frame. */
const backBy = 0.001;
const bounceBy = 0.005;

/**
 * Walks bodies over a level and counts what should not be.
 *
 * @param {import('../../peers/peer.mjs').PeerWorld} world
 * @param {import('../../requests/walks.mjs').Walks} walks
 * @param {(x: number, y: number, z: number, reach: number) => boolean} underfoot
 */
export function walkOver(world, walks, underfoot) {
  const { characters, frames } = walks;
  const bodies = bodiesIn(
    world,
    Array.from({ length: characters }, (_, k) => [...walks.spawns.subarray(k * 3, k * 3 + 3)]),
  );
  const probes = probesIn(world);
  const counts = { frames: 0, lost: 0, back: 0, bounces: 0, places: 0, asked: 0, freed: 0, shut: 0 };
  const reach = characterHalfHeight + character.stepHeight;
  const standable = (who, centres) => underfoot(...centres.subarray(who * 3, who * 3 + 3), reach);
  const people = Array.from({ length: characters }, () => ({ air: Infinity, standable: true, rise: 0, before: 0 }));
  let last = bodies.centres.slice();

  for (let frame = 0; frame < frames; frame++) {
    const velocities = walks.velocities(frame);
    bodies.step(velocities);
    people.forEach((person, who) => watch(person, who, velocities));
    last = bodies.centres.slice();
    if (frame % probeEvery === probeEvery - 1) for (let who = 0; who < characters; who++) probe(who);
  }
  probes.dispose();
  bodies.dispose();
  return counts;

  function watch(person, who, velocities) {
    const at = who * 3;
    const [dx, dy, dz] = [0, 1, 2].map((axis) => bodies.centres[at + axis] - last[at + axis]);
    counts.frames++;
    const stood = person.air === 0;
    ground(person, who);
    const [u, w] = velocities.subarray(who * 2, who * 2 + 2);
    const forward = (dx * u + dz * w) / Math.hypot(u, w);
    // In the air it may well slide off an edge against its heading.
    if (!(forward >= -backBy) && stood && person.air === 0 && standable(who, last)) counts.back++;
    // Up and at once down again, or down and up: not where a way over an edge rises before it falls.
    const { rise, before } = person;
    const popped =
      Math.min(Math.abs(rise), Math.abs(dy)) > bounceBy && rise * dy < 0 && before * Math.sign(rise) <= bounceBy;
    if (popped && standable(who, last)) counts.bounces++;
    person.before = rise;
    person.rise = dy;
  }

  /** Counts when the ground is found again after one to three frames over what can be stood on. */
  function ground(person, who) {
    if (!bodies.grounded[who]) {
      person.air++;
      if (person.air <= longestLoss) person.standable &&= standable(who, bodies.centres);
      return;
    }
    if (person.air > 0 && person.air <= longestLoss && person.standable) counts.lost++;
    person.air = 0;
    person.standable = true;
  }

  function probe(who) {
    const place = [...bodies.centres.subarray(who * 3, who * 3 + 3)];
    if (!place.every(Number.isFinite)) return;
    const { headings, freed, shut } = probes.ask(place);
    counts.places++;
    counts.asked += headings;
    counts.freed += freed;
    counts.shut += Number(shut);
  }
}
