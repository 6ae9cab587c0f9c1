// What a proof says of triangles that a one-sided sweep leaves out: the distance speaks against the answer, the method does not.
import { describe, expect, it } from 'vitest';
import type { Proof } from 'sweepscope';
import { metFromBehind } from '../../../../web/page/workbench/proof/verdict';
import { claimOf } from '../../../../web/page/core/stepping/claims';
import { play, sceneOf } from '../presets/run';
import { addTriangle, makeEvent, makeFrame, makeStep } from './support/steps';

function sweep() {
  const { slide } = makeFrame();
  const culled = addTriangle(slide, 3, 31, Infinity, { time: Infinity, verdict: 'culled-backface' });
  const hit = addTriangle(slide, 4, 8, Infinity, { time: 0.4, improved: true, verdict: 'face-hit' });
  const nearest = makeStep('nearest', 'nearest', makeEvent('Nearest', { found: true, triangle: 8, time: 0.4 }), {
    parent: slide,
  });
  return { culled, hit, nearest };
}

const proof = (against: Partial<Proof>) => ({ verdict: 'hit', triangle: 8, earlier: null, ...against }) as Proof;
const before = (triangle: number) => ({ earlier: { triangle, time: 0.1, depth: 0.5 } });

describe('a check', () => {
  it('of a touched triangle is proved only where it found the touch', async () => {
    const run = await play(await sceneOf('stairs'));
    const tree = run.tree(8);
    const of = (address: string) => claimOf(tree.byAddress.get(`f8.p0.s0.${address}`)!);
    expect(of('t14.e1')).toEqual(of('t14'));
    expect(of('t14')).toMatchObject({ triangle: 30 });
    for (const other of ['plane', 'face', 'v0', 'v1', 'e0', 'e2']) expect(of(`t14.${other}`), other).toBeNull();
    // Of a triangle that is missed every check says a part.
    const missed = run.tree(3).byAddress.get('f3.p1.s0.t0.e2')!;
    expect(claimOf(missed)).toMatchObject({ time: Infinity });
    run.dispose();
  });
});

describe('a triangle met from behind', () => {
  it('is named in the claim of its own and of the whole sweep', () => {
    const { culled, hit, nearest } = sweep();
    expect(claimOf(culled)?.culled).toEqual([31]);
    expect(claimOf(hit)?.culled).toEqual([]);
    expect(claimOf(nearest)?.culled).toEqual([31]);
  });

  it('is said to be left out where it speaks against the claim', () => {
    const { culled, nearest } = sweep();
    const said = (step: typeof nearest, against: Partial<Proof>) =>
      metFromBehind({ claim: claimOf(step)!, proof: proof(against) });
    expect(said(nearest, before(31))).toBe(true);
    expect(said(nearest, before(32))).toBe(false);
    expect(said(nearest, {})).toBe(false);
    expect(said(culled, { verdict: 'refuted', triangle: 31 })).toBe(true);
    expect(said(culled, { verdict: 'miss', triangle: 31 })).toBe(false);
  });
});
