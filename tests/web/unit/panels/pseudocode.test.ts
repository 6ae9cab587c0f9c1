/** Every step of every preset has its line, in order; and a line leads to the next of its steps. */
import { describe, expect, it } from 'vitest';
import { type CodeLine, linesOf, nextAt } from '../../../../web/page/model/explain/pseudocode';
import { fieldsOf } from '../../../../web/page/explain/formula';
import { partsOf } from '../../../../web/page/model/method/parts';
import type { Method } from '../../../../web/package/trace/events.gen';
import { play, sceneOf, withMethod } from '../presets/run';

async function treeOf(id: string, method: Method, frame: number) {
  const played = await play(withMethod(await sceneOf(id), method));
  return played.tree(frame);
}

const lines = async (method: Method): Promise<readonly CodeLine[]> => partsOf[method].outline();

describe.each(['paper', 'robust'] as const)('%s', (method) => {
  it.each([
    ['stairs', 8],
    ['wall-and-floor', 0],
    ['acute-wedge', 0],
  ])('%s: every step of frame %i is a line of the program, with the numbers it names', async (id, frame) => {
    const code = await partsOf[method].program?.();
    if (!code) return;
    const tree = await treeOf(id, method, frame);
    for (const step of tree.steps) {
      const here = linesOf(code, step).map((line) => code[line]!);
      expect(here.length, step.address).toBeGreaterThan(0);
      const named = here.filter(({ steps }) => steps!.includes(step.kind)).flatMap(({ numbers = [] }) => numbers);
      for (const [letter, field] of named) expect(fieldsOf(step), `${step.address}: ${letter}`).toHaveProperty([field]);
    }
  });

  it.each([
    ['stairs', 8],
    ['wall-and-floor', 0],
    ['acute-wedge', 0],
  ])('%s: every step of frame %i is a line', async (id, frame) => {
    const code = await lines(method);
    const tree = await treeOf(id, method, frame);
    for (const step of tree.steps) expect(linesOf(code, step).length, step.address).toBeGreaterThan(0);
  });

  it('tells the two passes apart', async () => {
    const code = await lines(method);
    const tree = await treeOf('stairs', method, 8);
    const at = (address: string) => code[linesOf(code, tree.byAddress.get(address)!)[0]]!.text;
    expect(at('f8')).toBe('code.frame');
    expect(at('f8.p0')).toBe('code.frame.move');
    expect(at('f8.p1')).toBe('code.frame.fall');
  });

  it('marks a line only where the record of a step, or one around it, has what the line asks for', async () => {
    const tree = await treeOf('stairs', method, 8);
    const inFall: CodeLine = {
      text: { code: '' },
      indent: 0,
      steps: ['pass', 'slide'],
      where: { kind: 'PassBegin', pass: 1 },
    };
    const elsewhere: CodeLine = { ...inFall, where: { kind: 'SlideBegin', pass: 1 } };
    const marked = tree.steps.filter((step) => linesOf([inFall], step).includes(0)).map(({ address }) => address);
    const fall = tree.steps.map(({ address }) => address).filter((address) => address.startsWith('f8.p1'));
    expect(fall.length).toBeGreaterThan(2);
    expect(marked).toEqual(fall);
    expect(tree.steps.flatMap((step) => linesOf([elsewhere], step))).toEqual([]);
    expect(nextAt(tree, inFall, null)!.address).toBe('f8.p1');
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
