import { describe, expect, it } from 'vitest';
import { lookOver } from '../../../../web/mesh/report';
import type { MeshFacts } from '../../../../web/mesh/report/types';
import { Report } from '../../../../web/page/core/files/meshReport';
import * as store from '../../../../web/page/core/store';
import { floorAndWall, resetStore } from '../../../support/pageState';

/** Answers when told to. */
class Desk {
  readonly waiting: { readonly signal: AbortSignal; answer(facts: MeshFacts | null): void; fail(): void }[] = [];
  readonly lookOver = (_positions: Float64Array, _indices: Uint32Array, signal: AbortSignal) =>
    new Promise<MeshFacts | null>((answer, fail) => void this.waiting.push({ signal, answer, fail }));
}

const facts = () => lookOver(floorAndWall().positions, floorAndWall().indices);
const open = (mesh = floorAndWall()) => {
  store.meshState.value = { mesh, report: { degenerate: Uint32Array.of(3) } as never };
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

function following() {
  resetStore();
  const desk = new Desk();
  const report = new Report(desk.lookOver);
  return { desk, report, stop: report.follow() };
}

describe('the mesh report of the page', () => {
  it('is made for every new mesh, and a late answer about the one before is dropped', async () => {
    const { desk, stop } = following();
    open();
    expect(store.meshFacts.value).toBe('looking');
    open();
    expect(desk.waiting).toHaveLength(2);
    expect(desk.waiting[0]!.signal.aborted).toBe(true);
    desk.waiting[0]!.answer(null);
    desk.waiting[1]!.answer(facts());
    await settle();
    expect(store.meshFacts.value).toEqual(facts());
    stop();
  });

  it('waits to be asked about large meshes, and says when it could not be made; then it may be asked again', async () => {
    const { desk, report, stop } = following();
    const large = { ...floorAndWall(), indices: new Uint32Array(3 * 500_001) };
    open(large);
    expect([store.meshFacts.value, desk.waiting.length]).toEqual([null, 0]);
    const asked = report.actions.lookOverMesh();
    desk.waiting[0]!.fail();
    await asked;
    expect(store.meshFacts.value).toBe('failed');
    void report.actions.lookOverMesh();
    expect(desk.waiting).toHaveLength(2);
    stop();
  });

  it('shows the triangles of a finding until another mesh is opened', async () => {
    const { desk, report, stop } = following();
    open();
    desk.waiting[0]!.answer(facts());
    await settle();
    await report.actions.markFinding('openEdges');
    expect([...store.marked.value!.triangles]).toEqual([0, 1, 2, 3]);
    await report.actions.markFinding('zeroArea');
    expect([...store.marked.value!.triangles]).toEqual([3]);
    open();
    expect(store.marked.value).toBeNull();
    stop();
  });
});
