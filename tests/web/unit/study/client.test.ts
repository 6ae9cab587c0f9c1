/** A worker of studies that is ended or dies: whoever steps on finds the run in another one, and what was running is told to be over. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../../web/src/solver/line';
import { describeError } from '../../../../web/src/solver/failures';
import { StudyWorkerClient } from '../../../../web/src/study/client';
import { StudyEngine } from '../../../../web/src/study/engine';
import { loadStudy } from '../../../../web/src/study/load.gen';
import createStudies from '../../../../web/src/study/module/studies.mjs';
import { studyIds, studySchemaHash } from '../../../../web/src/study/registry.gen';
import { encodeSettings, initialSettings } from '../../../../web/src/study/settings';
import type { StudyWorkerApi } from '../../../../web/src/study/worker';
import { floorAndWall } from '../../../support/pageState';

const wasmBinary = readFileSync(new URL('../../../../web/src/study/module/studies.wasm', import.meta.url));
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

/** Workers in the same thread, each with a module of its own. */
function office() {
  const calls: string[] = [];
  let die = () => {};
  let spawned = 0;
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
        try {
          await delay(name);
          if (answers[name]) return { ok: true, value: answers[name]() };
          const method = (await engine)[name] as (...args: unknown[]) => unknown;
          return { ok: true, value: await method.apply(await engine, args) };
        } catch (error) {
          return { ok: false, failure: describeError(error) };
        }
      };
    const names = ['setMesh', 'open', 'ground', 'cancel', 'trace'] as const;
    const api = Object.fromEntries(names.map((name) => [name, called(name)])) as unknown as StudyWorkerApi;
    const died = new Promise<never>((_, reject) => (die = () => reject(new Error('out of luck'))));
    died.catch(() => undefined);
    return { api, died, terminate: () => {} };
  };
  const client = new StudyWorkerClient(spawn);
  const holds = (next: typeof delay) => (delay = next);
  return { client, calls, holds, answers, crash: () => die(), spawned: () => spawned };
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
    const first = mesh ? 2 : 1;
    expect(calls.slice(0, first)).toEqual(mesh ? ['setMesh', 'open'] : ['open']);
    expect(calls.slice(first).sort()).toEqual(['ground', 'trace', 'trace']);
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
