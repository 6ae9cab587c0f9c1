import { timeLoads } from './loads.mjs';
import { downloadSize } from './sizes.mjs';

/**
 * What is measured of a peer once, whatever the world: load time and download.
 * @param {import('../peers/peer.mjs').Peer[]} peers
 * @param {import('../plan.mjs').Plan} plan
 * @param {(line: string) => void} log
 */
export async function measurePeers(peers, plan, log) {
  log('load times');
  const loads = await timeLoads(
    peers.map(({ name }) => name),
    plan,
  );
  const facts = [];
  const loaded = [];
  for (const peer of peers) {
    log(`download and build of ${peer.title}`);
    const engine = await peer.load();
    const { name, title, version, ours = false, settings, unfair, mostTriangles } = peer;
    const downloadBytes = await downloadSize(peer.download, plan.brotliQuality);
    const { simd, build } = engine;
    loaded.push({ name, mostTriangles, engine });
    facts.push({ name, title, version, ours, settings, unfair, simd, build, load: loads.get(name), downloadBytes });
  }
  return { facts, loaded };
}
