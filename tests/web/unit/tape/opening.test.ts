// Tapes of the real recorder, opened by a page over the real solver.
import { loadSolver } from 'sweepscope';
import { afterEach, describe, expect, it } from 'vitest';
import { readTape, record } from '../../../../web/package/record';
import { checksumBytes } from '../../../../web/package/record/format';
import { checksumOf } from '../../../../web/package/record/writeTape';
import { clauseOf, type ConditionKind } from '../../../../web/page/model/breakpoints/condition';
import { experimentAt } from '../../../../web/page/model/frameSettings';
import { frameJson } from '../../../../web/page/export/frameJson';
import { awaitedMesh } from '../../../../web/page/core/address/awaiting';
import { decodeMoment, encodeMoment, roomOfKept } from '../../../../web/page/core/address/permalink';
import * as store from '../../../../web/page/core/store';
import {
  awaitedTape,
  type BodyHits,
  differingAfter,
  shownBody,
  shownTape,
  tapeInScene,
  waitingTape,
} from '../../../../web/page/workbench/tape/shown';
import { testPage, type TestPage, until } from '../../../support/pageState';
import { changes, dog, dogFrom, frames, level, player, recordedWalk } from '../../../support/recordedWalk.mjs';

type Options = Parameters<typeof recordedWalk>[1];

async function taped(options?: Options) {
  const { recorder, rows } = await recordedWalk({ loadSolver, record }, options);
  const bytes = recorder.bytes();
  return { bytes, rows, tape: readTape(bytes) };
}

const fileOf = (bytes: Uint8Array, name = 'evening.sweeptape') => new File([bytes.slice()], name);

const endsOf = (rows: Awaited<ReturnType<typeof taped>>['rows'], body: number) =>
  rows.filter((row) => row.body === body).map(({ end }) => end);
const shownEnds = () => store.run.value!.frames.map(({ end }) => Array.from(end));

let page: TestPage;
afterEach(() => {
  shownTape.value = null;
  waitingTape.value = null;
});

async function opened(bytes: Uint8Array, name?: string) {
  page = testPage();
  await page.actions.start();
  await page.actions.openFiles([fileOf(bytes, name)]);
}

describe('a tape that is opened', () => {
  it('is a run of its first body, frame by frame what was recorded, bit for bit', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    expect(store.failure.value).toBeNull();
    expect(shownEnds()).toEqual(endsOf(rows, player));
    const { inputs } = store.experiment.value!;
    const set = inputs.flatMap(({ start }, frame) => (start ? [frame] : []));
    expect(set).toEqual([changes.teleport]);
    expect(store.run.value!.frames[changes.teleport]!.start).toEqual([5, 1.5, 0]);
    expect(inputs[changes.radii - 1]!.settings).toBeUndefined();
    expect(inputs[changes.radii]!.settings).toEqual({ radii: [0.3, 0.6, 0.3] });
    expect(inputs[changes.options]!.settings).toEqual({ stepHeight: 0, radii: [0.3, 0.6, 0.3] });
    expect(shownBody.value).toBe(0);
    expect(tapeInScene.value).toMatchObject({ name: 'evening', differing: new Uint32Array(0) });
  });

  it('is recognized whatever it is called', async () => {
    const { bytes } = await taped();
    await opened(bytes, 'evening.bin');
    expect(shownEnds()).toHaveLength(frames);
  });

  it('steps with the options of each frame', async () => {
    const { bytes } = await taped();
    await opened(bytes);
    for (const frame of [0, changes.teleport, changes.radii, changes.options, frames - 1]) {
      await page.actions.goTo(`f${frame}`);
      const begin = store.tree.value!.root.opening as unknown as { radii: number[]; position: number[] };
      expect(store.tree.value!.frame).toBe(frame);
      expect(begin.radii).toEqual(frame < changes.radii ? [0.4, 0.9, 0.4] : [0.3, 0.6, 0.3]);
      expect(begin.position).toEqual(store.run.value!.frames[frame]!.start);
    }
  });

  it('shows its other body, and the first one again', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    await shownTape.value!.show(1, 5);
    expect(shownEnds()).toEqual(endsOf(rows, dog));
    expect(shownEnds()).toHaveLength(frames - dogFrom);
    expect([shownBody.value, store.cursor.value]).toEqual([1, 'f5']);
    await shownTape.value!.show(0, null);
    expect(shownEnds()).toEqual(endsOf(rows, player));
  });

  it('is in the link, with teleports and options, and Back leads to it', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    const { experiment } = store;
    const before = experiment.value;
    const moment = decodeMoment(page.history.read(), roomOfKept);
    const linked = moment.changes.inputs ?? null;
    if (linked) expect(linked).toEqual(before!.inputs);
    else expect(moment.keptInputs).toMatch(/^inputs-/);
    await page.actions.openPreset('two');
    expect(tapeInScene.value).toBeNull();
    page.history.go(-1);
    await expect.poll(() => store.run.value?.frames.length).toBe(frames);
    expect(shownEnds()).toEqual(endsOf(rows, player));
    expect(shownBody.value).toBe(0);
    expect(tapeInScene.value).not.toBeNull();
  });

  it('is in a saved frame, of a version that readers of before refuse', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    await page.actions.goTo(`f${changes.options}`);
    const [experiment, summary] = [store.experiment.value!, store.run.value!.frames[changes.options]!];
    const taken = {
      ...{ mesh: store.meshState.value!.mesh, triangles: 32, presetId: null, hash: null, link: '' },
      ...{ run: store.run.value!, summary, tree: store.tree.value!, step: store.tree.value!.root },
      experiment: experimentAt(experiment, summary.input),
    };
    const text = frameJson({ taken, hash: readTape(bytes).mesh.hash, sentence: '' });
    expect(JSON.parse(text)).toMatchObject({
      version: 2,
      request: { radii: [0.3, 0.6, 0.3] },
      options: { stepHeight: 0 },
      run: { radii: [0.4, 0.9, 0.4], options: { stepHeight: 0.3 } },
    });
    page = testPage();
    await page.actions.start();
    await page.actions.openFiles([new File([text], 'frame.json')]);
    expect(store.failure.value).toBeNull();
    expect(store.cursor.value).toBe(`f${changes.options}`);
    expect(store.experiment.value!.inputs).toEqual(experiment.inputs);
    expect(shownEnds()).toEqual(endsOf(rows, player));
  });

  it('is not what was recorded any more once somebody changes it, in every frame', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    await page.actions.setExperiment({ stepHeight: 0.25 });
    expect(shownBody.value).toBeNull();
    expect(store.experiment.value!.inputs.some(({ settings }) => settings && 'stepHeight' in settings)).toBe(false);
    await shownTape.value!.show(0, null);
    expect(shownEnds()).toEqual(endsOf(rows, player));
  });

  it('is looked through for breakpoints in all bodies', async () => {
    const { bytes, rows } = await taped();
    await opened(bytes);
    const found: BodyHits[] = [];
    const of = (kind: ConditionKind) => [{ id: 1, on: true, clauses: [clauseOf(kind)] }];
    await shownTape.value!.find(of('groundfound'), (hits) => found.push(hits) > 0);
    const landed = [player, dog].map((body, at) => {
      const stands = rows.filter((row) => row.body === body).map(({ grounded }) => grounded);
      const frames = stands.flatMap((now, frame) => (frame > 0 && now > stands[frame - 1]! ? [frame] : []));
      return { at, frames: frames.filter((frame) => at > 0 || frame !== changes.teleport) };
    });
    expect(found).toEqual(landed);
    expect(landed[0]!.frames.length).toBeGreaterThan(0);
    // What a trace decides, with the options of each frame.
    expect(await shownTape.value!.find(of('candidates'), ({ at }) => at < 0)).toBeNull();
    expect(store.failure.value).toBeNull();
  });

  it('is looked through past a body that cannot be shown, which is said', async () => {
    const { bytes, tape } = await taped();
    await opened(bytes);
    const options = [...tape.options, { up: [0, 0, 1] as const }];
    const optionsOf = tape.optionsOf.map((set, row) => (tape.bodies[row] === player ? options.length - 1 : set));
    shownTape.value = { ...shownTape.value!, tape: { ...tape, options, optionsOf } };
    const found: number[] = [];
    const on = [{ id: 1, on: true, clauses: [clauseOf('groundfound')] }];
    expect(await shownTape.value.find(on, ({ at }) => found.push(at) > 0)).toEqual([0]);
    expect([found, store.failure.value]).toEqual([[1], null]);
  });

  it('gives way to what is opened while it is read', async () => {
    const { bytes } = await taped();
    page = testPage();
    await page.actions.start();
    const file = fileOf(bytes);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let asked = false;
    Object.assign(file, { arrayBuffer: () => ((asked = true), held.then(() => bytes.slice().buffer)) });
    const opening = page.actions.openFiles([file]);
    await until(() => asked);
    await page.actions.openPreset('two');
    goOn();
    await opening;
    expect([shownTape.value, store.presetId.value]).toEqual([null, 'two']);
  });
});

describe('answers that are not those of the tape', () => {
  it('are said, and what comes after begins where it began in the game', async () => {
    const { bytes, tape } = await taped();
    const changed = bytes.slice();
    // Recorded in a world where frame 12 ended elsewhere: its hash and end, in the columns of the file.
    const view = new DataView(changed.buffer);
    const text = view.getUint32(16, true);
    const moves = view.getUint32(20, true);
    const row = tape.bodies.findIndex((body, at) => body === player && tape.calls[at] === 12);
    const columns = 32 + 8 * Math.ceil(text / 8);
    const hashes = columns + 15 * 8 * moves + 24 * tape.mesh.vertices;
    view.setUint32(hashes + 8 * row, view.getUint32(hashes + 8 * row, true) ^ 1, true);
    changed.set(checksumOf(changed), changed.length - checksumBytes);
    await opened(changed);
    expect(Array.from(shownTape.value!.differing)).toEqual([row]);
    expect(store.experiment.value!.inputs[13]!.start).toEqual(
      Array.from(tape.requests.slice(12 * (row + 2), 12 * (row + 2) + 3)),
    );
  });
});

it('the first answer that is another one is looked for among the frames that are shown', async () => {
  const { bytes, tape } = await taped();
  await opened(bytes);
  const known = shownTape.value!;
  const bodies = known.bodies.map((body) => ({ ...body, rows: body.rows.slice(5), before: 5 }));
  const [early, late] = [known.bodies[0]!.rows[2]!, known.bodies[1]!.rows[9]!];
  const shown = { ...known, tape, bodies, differing: Uint32Array.of(early, late) };
  expect(differingAfter(shown, -1)).toEqual({ at: 1, frame: 4 });
  expect(differingAfter(shown, late)).toBeNull();
  expect(differingAfter({ ...shown, differing: Uint32Array.of(early) }, -1)).toBeNull();
});

describe('a tape that cannot be shown', () => {
  const refusal = () => store.failure.value?.text;

  it('is refused by name when it is damaged, cut, newer or empty', async () => {
    const { bytes } = await taped();
    const flipped = bytes.slice();
    flipped[200]! ^= 4;
    const newer = bytes.slice();
    newer[8] = 9;
    for (const [wrong, key] of [
      [flipped, 'tape.error.tape-damaged'],
      [bytes.slice(0, -1), 'tape.error.tape-cut'],
      [newer, 'tape.error.tape-newer'],
    ] as const) {
      await opened(wrong);
      expect(refusal()?.key).toBe(key);
      expect(shownTape.value).toBeNull();
    }
    const { recorder } = await recordedWalk({ loadSolver, record });
    recorder.clear();
    await opened(recorder.bytes());
    expect(refusal()?.key).toBe('tape.error.empty');
    await opened(new TextEncoder().encode('no tape'), 'some.sweeptape');
    expect(refusal()?.key).toBe('tape.error.tape-foreign');
  });

  it.each([
    ['tape.error.up', { up: [0, 0, 1] }],
    ['tape.error.method', { method: 'paper' }],
  ])('says %s and where, instead of showing something else', async (key, other) => {
    const change: NonNullable<Options>['change'] = ({ frame, settings }) =>
      void (frame === 30 && Object.assign(settings, other));
    const { bytes } = await taped({ change });
    await opened(bytes);
    expect(refusal()).toMatchObject({ key, values: { frame: 30, body: player } });
    expect(shownTape.value).toBeNull();
  });
});

describe('a tape with its mesh by hash', () => {
  const obj = ({ positions, indices }: ReturnType<typeof level>) => {
    const lines = Array.from(
      { length: positions.length / 3 },
      (_, k) => `v ${positions.slice(3 * k, 3 * k + 3).join(' ')}`,
    );
    const faces = Array.from(
      { length: indices.length / 3 },
      (_, k) => `f ${Array.from(indices.slice(3 * k, 3 * k + 3), (at) => at + 1).join(' ')}`,
    );
    return new TextEncoder().encode([...lines, ...faces].join('\n'));
  };

  it('waits for the file, refuses another one with the reason, and opens with it', async () => {
    const { bytes, rows } = await taped({ mesh: 'hash' });
    await opened(bytes);
    expect(waitingTape.value).toMatchObject({ name: 'evening', mesh: { name: 'yard', triangles: 32 } });
    expect(store.run.value).not.toBeNull();
    const other = level();
    other.positions[1] = 0.5;
    await page.actions.openFiles([fileOf(obj(other), 'other.obj')]);
    expect(refusal()).toMatchObject({ key: 'link.wrongPlace', values: { name: 'other.obj', awaited: 'yard' } });
    expect(waitingTape.value).not.toBeNull();
    await page.actions.openFiles([fileOf(obj(level()), 'yard.obj')]);
    expect(waitingTape.value).toBeNull();
    expect(shownEnds()).toEqual(endsOf(rows, player));
    // From now on this browser has it.
    await page.actions.openPreset('two');
    await page.actions.openFiles([fileOf(bytes)]);
    expect([waitingTape.value, shownEnds().length]).toEqual([null, frames]);
  });

  it('is not waited for any more once something else is', async () => {
    const { bytes } = await taped({ mesh: 'hash' });
    await opened(bytes);
    expect(awaitedTape.value).toBe(waitingTape.value);
    const tape = waitingTape.value!;
    const mesh = { ...tape.mesh, name: 'other', hash: '0'.repeat(64), inline: null };
    const nothing = { preset: null, changes: {}, compare: null, keptInputs: null, view: {} };
    const other = encodeMoment({ ...nothing, mesh, address: 'f0', level: 'check' });
    page.history.type(other);
    await expect.poll(() => awaitedMesh.value?.name).toBe('other');
    expect(awaitedTape.value).toBeNull();
    tape.stop();
    expect(awaitedMesh.value?.name).toBe('other');
  });

  it('can be put away, and files open as ever', async () => {
    const { bytes } = await taped({ mesh: 'hash' });
    await opened(bytes);
    waitingTape.value!.stop();
    const other = level();
    other.positions[1] = 0.5;
    await page.actions.openFiles([fileOf(obj(other), 'other.obj')]);
    expect(store.importCard.value?.name).toBe('other.obj');
  });

  const refusal = () => store.failure.value?.text;
});
