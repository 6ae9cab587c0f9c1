import { terrain } from '../worlds/terrain.mjs';
import { measureWorld } from './worlds.mjs';

/**
 * Every peer's work for some seconds, measured and thrown away. An engine of JavaScript and WebAssembly compiles what runs often again, and
 * better; without this the first world would be one of half-compiled peers, and tell how soon each of them is done.
 *
 * @param {Parameters<typeof measureWorld>[1]} peers
 * @param {import('../plan.mjs').Plan} plan
 * @param {(line: string) => void} log
 */
export async function warmUp(peers, plan, log) {
  log('warming up');
  await measureWorld(terrain(3_000), peers, { ...plan, ...plan.warmUp }, () => {});
}
