/** A worker of studies that is ended or dies: whoever steps on finds the run in another one, and what was running is told to be over. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../web/page/solver/line';
import { describeError } from '../../../../web/page/solver/failures';
import { StudyWorkerClient } from '../../../../web/page/study/client';
import { StudyEngine } from '../../../../web/page/study/engine';
import { loadStudy } from '../../../../web/page/model/study/modules';
import createStudies from '../../../../web/page/study/module/studies.mjs';
import { studyIds, studySchemaHash } from '../../../../web/page/model/study/registry.gen';
import { encodeSettings, initialSettings } from '../../../../web/page/model/study/settings';
import type { StudyWorkerApi } from '../../../../web/page/study/worker';
import type { SceneMesh } from '../../../../web/page/model';
import { floorAndWall } from '../../../support/pageState';

const wasmBinary = readFileSync(new URL('../../../../web/page/study/module/studies.wasm', import.meta.url));
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Workers in the same thread, each with a module of its own. */
function office() {
  const calls: string[] = [];
  let die = () => {};
  let spawned = 0;
  /** meshes that were sent */
  let crossed = 0;
  let delay = (_: string): Promise<void> | void => {};
  /** in place of the module's */
  const answers: Partial<Record<keyof StudyEngine, () => unknown>> = {};
  const spawn = (): Connection<StudyWorkerApi> => {
    spawned++;
    const engine = createStudies({ wasmBinary }).then((module) => new StudyEngine(module, studySchemaHash));
    const called =
      (name: keyof StudyEngine) =>
      async (...args: unknown[]) => {
        calls.push(name);
        if (args.some((arg) => typeof arg === 'object' && arg !== null && 'positions' in arg)) crossed++;
        try {
          await delay(name);
          if (answers[name]) return { ok: true, value: answers[name]() };
          const method = (await engine)[name] as (...args: unknown[]) => unknown;
          return { ok: true, value: await method.apply(await engine, args) };
        } catch (error) {
          return { ok: false, failure: describeError(error) };
        }
      };
    const names = ['open', 'ground', 'cancel', 'trace'] as const;
    const api = Object.fromEntries(names.map((name) => [name, called(name)])) as unknown as StudyWorkerApi;
    const died = new Promise<never>((_, reject) => (die = () => reject(new Error('out of luck'))));
    died.catch(() => undefined);
    return { api, died, terminate: () => {} };
  };
  const client = new StudyWorkerClient(spawn);
  const holds = (next: typeof delay) => (delay = next);
  return { client, calls, holds, answers, crash: () => die(), spawned: () => spawned, crossed: () => crossed };
}

/** The first preset of a study, as numbers, and whether it can stand on a mesh. */
async function studyOf(id: (typeof studyIds)[number]) {
  const { study } = await loadStudy[id]();
  const settings = { ...initialSettings(study.schema), ...study.presets[0]!.settings };
  return { number: study.schema.number, numbers: encodeSettings(study.schema, settings) };
}

describe('a run of a study', () => {
  it.each(studyIds)('%s is run again by the worker that came after, to the same bits', async (id) => {
    const { client, crash, calls, spawned } = office();
    const { number, numbers } = await studyOf(id);
    const mesh = (await loadStudy[id]()).study.schema.mesh === 'none' ? null : floorAndWall();
    const rows = (await client.open(0, number, numbers, mesh))!;
    const before = await client.trace(0, 0);
    expect(before.row).toEqual(rows.slice(0, before.row.length));
    crash();
    await settled();
    calls.length = 0;
    const answers = await Promise.all([client.trace(0, 0), client.trace(0, 0), client.ground(0)]);
    expect(answers.slice(0, 2)).toEqual([before, before]);
    // The run first, and once; then whoever waited for it.
    expect(calls[0]).toBe('open');
    expect(calls.slice(1).sort()).toEqual(['ground', 'trace', 'trace']);
    expect(spawned()).toBe(2);
  });

  it('is run once where the worker is the same', async () => {
    const { client, calls } = office();
    const { number, numbers } = await studyOf('boxes');
    await client.open(0, number, numbers, null);
    await client.open(1, number, numbers, null);
    await client.trace(0, 0);
    await client.trace(1, 0);
    expect(calls).toEqual(['open', 'open', 'trace', 'trace']);
  });

  it('that dies while another is run: the one that is shown can be stepped through', async () => {
    const { client, crash, holds } = office();
    const { number, numbers } = await studyOf('volumes');
    await client.open(0, number, numbers, null);
    const before = await client.trace(0, 0);
    holds((name) => (name === 'open' ? new Promise(() => {}) : undefined));
    const asked = client.open(1, number, numbers, null).catch((error: { code: string }) => error.code);
    await settled();
    crash();
    expect(await asked).toBe('crash');
    holds(() => {});
    expect(await client.trace(0, 0)).toEqual(before);
  });

  it('that is given up while it is run again is told to be, and is run when it is asked for once more', async () => {
    const { client, crash, answers } = office();
    const { number, numbers } = await studyOf('volumes');
    await client.open(0, number, numbers, null);
    const before = await client.trace(0, 0);
    crash();
    await settled();
    answers.open = () => null;
    await expect(client.trace(0, 0)).rejects.toMatchObject({ code: 'cancelled' });
    delete answers.open;
    expect(await client.trace(0, 0)).toEqual(before);
  });
});

describe('runs on meshes', () => {
  const floorOf = (slope: number): SceneMesh => {
    const mesh = floorAndWall();
    const { positions } = mesh;
    const tilted = positions.map((value, at) => (at % 3 === 1 ? value + slope * positions[at - 1]! : value));
    return { ...mesh, positions: tilted };
  };
  const [even, steep] = [floorOf(0), floorOf(0.3)];

  /** Each as it is alone in a worker. */
  async function alone(mesh: SceneMesh) {
    const { client } = office();
    const { number, numbers } = await studyOf('broad_phase');
    const rows = (await client.open(0, number, numbers, mesh))!;
    return { rows, traced: await client.trace(0, 0) };
  }

  it('are run again on their own by the worker that came after, whoever asks for both at once', async () => {
    const { number, numbers } = await studyOf('broad_phase');
    const { client, crash, crossed } = office();
    const [first, second] = [await alone(even), await alone(steep)];
    expect(first.traced).not.toEqual(second.traced);
    await client.open(0, number, numbers, even);
    await client.open(1, number, numbers, steep);
    crash();
    await settled();
    expect(await Promise.all([client.trace(0, 0), client.trace(1, 0)])).toEqual([first.traced, second.traced]);
    expect(crossed()).toBe(4);
  });

  it('have one that is sent once, also for two that wait for it', async () => {
    const { number, numbers } = await studyOf('broad_phase');
    const { client, crash, crossed } = office();
    await client.open(0, number, numbers, even);
    await client.open(1, number, numbers, even);
    expect(crossed()).toBe(1);
    crash();
    await settled();
    const [one, other] = await Promise.all([client.trace(0, 0), client.trace(1, 0)]);
    expect(one).toEqual(other);
    expect(crossed()).toBe(2);
    await client.open(1, number, numbers, steep);
    expect(crossed()).toBe(3);
  });

  it('go on while one on another mesh is run beside them, and so does that', async () => {
    const { number, numbers } = await studyOf('broad_phase');
    const [first, second] = [await alone(even), await alone(steep)];
    for (const dies of [false, true]) {
      const { client, crash } = office();
      await client.open(0, number, numbers, even);
      if (dies) {
        crash();
        await settled();
      }
      const [rows, traced] = await Promise.all([client.open(1, number, numbers, steep), client.trace(0, 0)]);
      expect(rows).toEqual(second.rows);
      expect(traced).toEqual(first.traced);
      expect(await client.trace(1, 0)).toEqual(second.traced);
      expect(await client.trace(0, 0)).toEqual(first.traced);
    }
  });

  it('one that was refused is sent again, and nothing is run on the one before it', async () => {
    const { number, numbers } = await studyOf('broad_phase');
    const { client, crossed } = office();
    await client.open(0, number, numbers, even);
    const broken = { ...steep, indices: Uint32Array.of(0, 1, 99) };
    const refused = { failure: { code: 'study-mesh' } };
    await Promise.all([
      expect(client.open(1, number, numbers, broken)).rejects.toMatchObject(refused),
      expect(client.open(1, number, numbers, broken)).rejects.toMatchObject(refused),
    ]);
    await expect(client.open(1, number, numbers, broken)).rejects.toMatchObject(refused);
    expect(crossed()).toBe(3);
    expect(await client.open(1, number, numbers, even)).toEqual((await alone(even)).rows);
  });
});
