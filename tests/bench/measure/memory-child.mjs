// Prints the memory of one peer as JSON, in a process of its own.
import { moduleBytes, scriptBytes } from './memory-watch.mjs';
import { peers } from '../peers/index.mjs';
import { terrain } from '../worlds/terrain.mjs';
import { triangleCount } from '../worlds/world.mjs';

const secondsForRounds = 10;
const rounds = 1000;
const warmRounds = 100;
const mostCopies = 60;
const enoughBytes = 400e6;

const peer = await peers[process.argv[2]]();
const engine = await peer.load();
const result = { ...leftAfterRounds(), bytesPerTriangle: bytesPerTriangle() };
console.log(JSON.stringify(result));
process.exit(0);

/** Worlds made and disposed of; what is held after the first hundred is the measure for the rest. */
function leftAfterRounds() {
  const world = terrain(2_000);
  const until = performance.now() + secondsForRounds * 1000;
  let before = 0;
  let round = 0;
  for (; round < rounds && (round <= warmRounds || performance.now() < until); round++) {
    if (round === warmRounds) before = held();
    create(world).dispose();
  }
  return { rounds: round, leftBytes: held() - before };
}

/**
 * Copies are made until the module's memory has grown several times. Between two growths it was filled from one size to
 * the next, so the copies made between the first and the last tell what one of them takes, without the slack.
 */
function bytesPerTriangle() {
  const large = terrain(200_000);
  const triangles = triangleCount(large);
  const own = create(large);
  if (own.memoryBytes) return own.memoryBytes / triangles;
  own.dispose();
  if (engine.usedBytes) return difference(engine.usedBytes, large);
  if (moduleBytes() === 0) return difference(scriptBytes, large);

  const start = moduleBytes();
  const growths = [];
  for (let copy = 1; copy <= mostCopies && moduleBytes() - start < enoughBytes; copy++) {
    const before = moduleBytes();
    create(large);
    if (moduleBytes() > before) growths.push({ copy, filled: before });
  }
  if (growths.length < 2) return undefined;
  const [first, last] = [growths[0], growths[growths.length - 1]];
  return (last.filled - first.filled) / (last.copy - first.copy) / triangles;
}

/** By what a large world takes more than a small one, so that what any world takes does not count. */
function difference(bytes, large) {
  const small = terrain(2_000);
  const [more, less] = [large, small].map((world) => {
    const before = bytes();
    const built = create(world);
    const taken = bytes() - before;
    built.dispose();
    return taken;
  });
  return (more - less) / (triangleCount(large) - triangleCount(small));
}

function create({ positions, indices }) {
  return engine.createWorld(positions, indices);
}

function held() {
  return moduleBytes() + scriptBytes();
}
