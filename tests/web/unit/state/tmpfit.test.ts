import { readdirSync, readFileSync, statSync } from 'node:fs';
import { it } from 'vitest';
import { fitExperiment, fitSolver } from '../../../../web/src/state/fit';
import { localSolver } from '../../../support/localSolver';
const root = process.env.ROOT ?? '/work/shared/meshes/good';
const files = readdirSync(root, { recursive: true }).map(String).filter((n) => statSync(`${root}/${n}`).isFile() && !n.endsWith('.json') && !n.endsWith('.md'));
it.each(files)('%s', async (name) => {
  const { client } = localSolver();
  let facts;
  try { facts = await client.parse([new File([readFileSync(`${root}/${name}`)], name)], () => {}); } catch { console.log(name, 'refused'); return; }
  const placed = await client.accept({ scale: facts.scale, upAxis: facts.upAxis, flip: false }).catch(() => null);
  if (!placed) return;
  const t = process.cpuUsage();
  const e = await fitExperiment(placed.mesh, fitSolver(client, placed.id));
  const ms = process.cpuUsage(t).user / 1000;
  const run = (await client.run(placed.id, e))!;
  const idle = (await client.run(placed.id, { ...e, inputs: Array.from({ length: 12 }, () => ({ displacement: [0, 0, 0] as const, gravity: e.inputs[0]!.gravity })) }))!;
  const b = placed.mesh.bounds; const s = b.max.map((v, k) => +(v - b.min[k]!).toPrecision(3));
  const f0 = run[0]!;
  console.log(JSON.stringify({ name, tri: facts.triangles, s, ms: Math.round(ms), H: +(2 * e.radii[1]).toPrecision(3), start: e.start, lo: b.min[1].toPrecision(3), d: e.inputs[0]!.displacement, hit: f0.contacts.map((c) => `${c.pass}@${c.time.toFixed(2)}`).join(' '), depth: f0.startDepth, sink: +((idle.at(-1)!.end[1] - e.start[1]) / e.radii[1]).toFixed(4), gr: idle.at(-1)!.grounded, endY: +((run.at(-1)!.end[1] - e.start[1])/e.radii[1]).toFixed(2), l: run.filter(f=>f.grounded).length }));
}, 60000);
