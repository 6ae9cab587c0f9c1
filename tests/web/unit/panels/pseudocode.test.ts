/** Every step of every preset has its line, in order; and a line leads to the next of its steps. */
import { describe, expect, it } from 'vitest';
import { type CodeLine, lineOf, nextAt } from '../../../../web/page/model/explain/pseudocode';
import { partsOf } from '../../../../web/page/model/method/parts';
import type { Method } from '../../../../web/package/trace/events.gen';
import { play, sceneOf, withMethod } from '../presets/run';

async function treeOf(id: string, method: Method, frame: number) {
  const played = await play(withMethod(await sceneOf(id), method));
  return played.tree(frame);
}

const lines = async (method: Method): Promise<readonly CodeLine[]> => partsOf[method].code();

describe.each(['paper', 'robust'] as const)('%s', (method) => {
  it.each([
    ['stairs', 8],
    ['wall-and-floor', 0],
    ['acute-wedge', 0],
  ])('%s: every step of frame %i is a line', async (id, frame) => {
    const code = await lines(method);
    const tree = await treeOf(id, method, frame);
    for (const step of tree.steps) expect(lineOf(code, step), step.address).toBeGreaterThanOrEqual(0);
  });

  it('tells the two passes apart', async () => {
    const code = await lines(method);
    const tree = await treeOf('stairs', method, 8);
    const at = (address: string) => code[lineOf(code, tree.byAddress.get(address)!)]!.text;
    expect(at('f8')).toBe('code.frame');
    expect(at('f8.p0')).toBe('code.frame.move');
    expect(at('f8.p1')).toBe('code.frame.fall');
  });

  it('goes from edge to edge, and begins again after the last', async () => {
    const code = await lines(method);
    const tree = await treeOf('stairs', method, 8);
    const line = code.find(({ steps }) => steps?.includes('edge'))!;
    const edges = tree.steps.filter(({ kind }) => kind === 'edge');
    const way = edges.map((_, at) => nextAt(tree, line, edges[at]!)!.address);
    expect(way).toEqual([...edges.slice(1), edges[0]!].map(({ address }) => address));
    expect(nextAt(tree, line, null)).toBe(edges[0]);
  });
});
