/** The moments that the page links to from statements of its sources, in the presets' own runs. */
import { describe, expect, it } from 'vitest';
import grounding from '../../../web/src/grounding/statements.json';
import { play, sceneOf } from './presets/run';

const moments = new Map<string, [string, string]>();
for (const { shows } of grounding.statements)
  if (shows.preset !== null && shows.address !== null)
    moments.set(`${shows.preset} at ${shows.address}`, [shows.preset, shows.address]);

async function stepOf(preset: string, address: string) {
  const played = await play(await sceneOf(preset));
  try {
    return played.tree(Number(/^f(\d+)/.exec(address)![1])).byAddress.get(address);
  } finally {
    played.dispose();
  }
}

describe('moments of statements', () => {
  it.each([...moments])('%s', async (_, [preset, address]) => {
    expect(await stepOf(preset, address)).toBeDefined();
  });

  it('both times outside 0 to 1, and yet an edge is hit', async () => {
    const plane = (await stepOf('stairs', 'f12.p0.s0.t6.plane'))!;
    expect(plane.event).toMatchObject({ kind: 'PlaneTest', verdict: 'crosses-plane' });
    expect(plane.event).toHaveProperty('t0', expect.closeTo(-4.25, 2));
    expect(plane.event).toHaveProperty('t1', expect.closeTo(19.75, 2));
    expect(plane.parent!.event).toMatchObject({ verdict: 'edge-hit', time: expect.closeTo(0.829, 3) });
  });

  it('the plane is cut, and nothing of the triangle is hit', async () => {
    const plane = (await stepOf('edge-hit', 'f0.p0.s1.t0.plane'))!;
    expect(plane.event).toMatchObject({ kind: 'PlaneTest', verdict: 'crosses-plane' });
    expect(plane.parent!.event).toMatchObject({ verdict: 'miss' });
  });

  it('a corner is hit, and then an edge earlier', async () => {
    const corner = (await stepOf('stairs', 'f8.p0.s0.t14.v1'))!;
    expect(corner.event).toMatchObject({ verdict: 'vertex-hit', time: expect.closeTo(0.444, 3) });
    const edge = corner.parent!.children.find(({ name }) => name === 'e1')!;
    expect(edge.event).toMatchObject({ verdict: 'edge-hit', time: expect.closeTo(0.377, 3) });
  });
});
