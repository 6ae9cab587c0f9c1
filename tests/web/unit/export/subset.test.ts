import { describe, expect, it } from 'vitest';
import { neededTriangles, sameAnswer } from '../../../../web/page/export/subset';
import type { ExportSolver } from '../../../../web/page/model/export/types';
import { presets } from '../../../../web/page/presets';
import { createActions } from '../../../../web/page/app/createActions';
import type { FrameSummary, SceneMesh } from '../../../../web/page/model';
import * as store from '../../../../web/page/core/store';
import { localSolver } from '../../../support/localSolver';
import { FakeHistory, resetStore } from '../../../support/pageState';

/** A frame on hills of thousands of triangles, with the solver behind it. */
async function hills() {
  resetStore();
  const { client } = localSolver();
  const actions = createActions(client, { presets, firstPreset: 'terrain-100k', link: new FakeHistory() });
  await actions.openPreset('terrain-100k');
  const summary = store.run.value!.frames[store.tree.value!.frame]!;
  const { mesh } = store.meshState.value!;
  const experiment = store.experiment.value!;
  const { id } = await client.addMesh(mesh);
  const solver: ExportSolver = {
    trace: async () => (await client.trace(id, experiment, summary.start, summary.input)).trace,
    async answerFor(part) {
      const made = await client.addMesh(part);
      return client.step(made.id, experiment, summary.frame, summary.start, summary.input);
    },
  };
  return { actions, mesh, summary, solver };
}

describe('the triangles a frame needs', () => {
  it('are few of many, and give the same answer alone', async () => {
    const { mesh, summary, solver } = await hills();
    const { subset } = await neededTriangles(mesh, summary, solver);
    expect(subset!.ids.length).toBeLessThan(1000);
    expect(subset!.ids).toEqual([...new Set(subset!.ids)].sort((a, b) => a - b));
    expect(sameAnswer(summary, await solver.answerFor(subset!.mesh), subset!.ids)).toBe(true);
  });

  it('are more when the first guess answers otherwise, and none when no guess does', async () => {
    const { mesh, summary, solver } = await hills();
    const asked: SceneMesh[] = [];
    const lying = (times: number): ExportSolver => ({
      ...solver,
      async answerFor(part) {
        asked.push(part);
        const answer = await solver.answerFor(part);
        return asked.length > times
          ? answer
          : { ...answer, end: [answer.end[0], answer.end[1] + 1e-12, answer.end[2]] };
      },
    });
    const { subset } = await neededTriangles(mesh, summary, lying(1));
    expect(asked).toHaveLength(2);
    expect(asked[1]!.indices.length).toBeGreaterThan(asked[0]!.indices.length);
    expect(subset!.mesh).toBe(asked[1]);
    asked.length = 0;
    expect(await neededTriangles(mesh, summary, lying(9))).toEqual({ subset: null, needed: mesh.indices.length / 3 });
  });
});

describe('the same answer', () => {
  const contact = { pass: 0, slide: 0, time: 0.5, triangle: 7, feature: 'edge', element: 1 } as const;
  const summary: FrameSummary = {
    ...{ frame: 0, start: [0, 0, 0], end: [1, -0, 2], sweeps: [2, 1], grounded: true, truncated: false, startDepth: 0 },
    input: { displacement: [1, 0, 0], gravity: [0, 0, 0] },
    ...{ state: 'ground', ceiling: false, stepped: false, snapped: false },
    support: { point: [0, 0, 0], normal: [0, 1, 0], triangle: 7 },
    contacts: [{ ...contact, point: [0, 0, 0], normal: [0, 1, 0] }],
    hash: '',
  };
  const part: FrameSummary = {
    ...summary,
    support: { ...summary.support!, triangle: 1 },
    contacts: [{ ...summary.contacts[0]!, triangle: 1 }],
  };
  const ids = [3, 7];

  it('is one with every bit the same and triangles under their own numbers', () => {
    expect(sameAnswer(summary, part, ids)).toBe(true);
  });

  it.each<[string, Partial<FrameSummary>]>([
    ['a zero of another sign', { end: [1, 0, 2] }],
    ['a last bit', { end: [1 + Number.EPSILON, -0, 2] }],
    ['ground', { grounded: false }],
    ['another state', { state: 'steep' }],
    ['a step', { stepped: true }],
    ['nothing that carries it', { support: null }],
    ['another triangle that carries it', { support: { ...part.support!, triangle: 0 } }],
    ['another place that carries it', { support: { ...part.support!, point: [0, -0, 0] } }],
    ['truncation', { truncated: true }],
    ['sweeps', { sweeps: [2, 2] }],
    ['no contact', { contacts: [] }],
    ['another triangle', { contacts: [{ ...part.contacts[0]!, triangle: 0 }] }],
    ['another feature', { contacts: [{ ...part.contacts[0]!, feature: 'face' }] }],
    ['another corner', { contacts: [{ ...part.contacts[0]!, element: 2 }] }],
  ])('is not one with %s', (_, change) => {
    expect(sameAnswer(summary, { ...part, ...change }, ids)).toBe(false);
  });
});
