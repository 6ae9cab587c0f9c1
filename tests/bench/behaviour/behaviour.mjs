import { eachEngine } from './engines.mjs';
import { fallingFloor } from './scenes/falling-floor.mjs';
import { jumps } from './scenes/jumps.mjs';
import { levelsOf } from './scenes/levels.mjs';
import { stairs } from './scenes/stairs.mjs';
import { steep } from './scenes/steep.mjs';

/**
 * One figure for each engine. Lower is better unless it says otherwise.
 * @typedef {object} Row
 * @property {string} id
 * @property {string} title
 * @property {number} digits after the point, as shown and compared
 * @property {string} [unit]
 * @property {'lower' | 'higher'} [better]
 * @property {number} [most] more than this is no better
 *
 * @typedef {object} Scene
 * @property {Row[]} rows
 * @property {(engine: import('../peers/peer.mjs').Engine) => Record<string, number>} measure a figure for each row
 */

/**
 * What a character controller does where its conduct can be counted: the same scenes and requests for every engine.
 * @param {string[]} names of engines; none: all
 * @param {import('../plan.mjs').Plan['behaviour']} plan
 * @param {(line: string) => void} log
 */
export async function measureBehaviour(names, plan, log) {
  const since = performance.now();
  /** @type {Scene[]} */
  const scenes = [levelsOf(plan), fallingFloor, stairs, jumps, steep];
  const engines = [];
  await eachEngine(names, (facts, engine) => {
    log(`behaviour of ${facts.title}`);
    const begun = performance.now();
    const values = Object.assign({}, ...scenes.map((scene) => scene.measure(engine)));
    engines.push({ ...facts, values, seconds: (performance.now() - begun) / 1000 });
  });
  return {
    plan,
    date: new Date().toISOString().slice(0, 10),
    seconds: (performance.now() - since) / 1000,
    rows: scenes.flatMap(({ rows }) => rows),
    engines,
  };
}
