import { describe, expect, it } from 'vitest';
import { encodeSettings, initialSettings } from '../../../../web/page/model/study/settings';
import { StudyTrees } from '../../../../web/page/study/trees';
import type { Traced } from '../../../../web/page/study/engine';
import { LocalStudies } from '../../../methods/null_study/client';
import { runNothing, schema, study } from '../../../methods/null_study/nothing';

async function trees(frames = 40, change: (traced: Traced) => Traced = (traced) => traced) {
  const settings = { ...initialSettings(schema), frames };
  const client = new LocalStudies();
  const rows = (await client.open(1, schema.number, encodeSettings(schema, settings), null))!;
  client.calls.length = 0;
  const trace = client.trace.bind(client);
  client.trace = async (place, frame) => change(await trace(place, frame));
  return { client, trees: new StudyTrees(client, study, { settings, frames, rows, ground: null }, 1) };
}

describe('step trees of a study', () => {
  it('are made once, where they are asked for', async () => {
    const { client, trees: made } = await trees();
    expect(made.peek(3)).toBeNull();
    const [one, other] = await Promise.all([made.get(3), made.get(3)]);
    expect(one).toBe(other);
    expect(made.peek(3)).toBe(one);
    expect(await made.get(3)).toBe(one);
    expect(one.root.address).toBe('f3');
    expect(one.root.isStop!('frame')).toBe(true);
    expect(client.calls).toEqual(['trace 1 3']);
  });

  it('keep the last twenty-four that were looked at', async () => {
    const { client, trees: made } = await trees();
    for (let frame = 0; frame < 24; frame++) await made.get(frame);
    expect(made.peek(0)).not.toBeNull();
    await made.get(24);
    expect([0, 1, 2].map((frame) => made.peek(frame) !== null)).toEqual([true, false, true]);
    await made.get(1);
    expect(client.calls.slice(-2)).toEqual(['trace 1 24', 'trace 1 1']);
    // What was asked for first of those that are left has gone.
    expect([3, 4].map((frame) => made.peek(frame) !== null)).toEqual([false, true]);
  });

  it('come ahead where there are frames', async () => {
    const { client, trees: made } = await trees(5);
    for (const frame of [-1, 5, 4, 4]) made.prefetch(frame);
    expect((await made.get(4)).frame).toBe(4);
    made.prefetch(4);
    expect(client.calls).toEqual(['trace 1 4']);
  });

  it.each<[string, (traced: Traced) => Traced]>([
    ['another number', ({ row, slots }) => ({ row: row.with(0, 1), slots })],
    ['the other zero', ({ row, slots }) => ({ row: row.with(4, -0), slots })],
    ['fewer numbers', ({ row, slots }) => ({ row: row.slice(1, 1), slots })],
    ['more numbers', ({ row, slots }) => ({ row: Float64Array.of(...row, 0), slots })],
  ])('are refused when the frame comes to %s than its row', async (_, change) => {
    const { trees: made } = await trees(3, change);
    await expect(made.get(2)).rejects.toMatchObject({ failure: { code: 'frame-differs', element: 2 } });
    expect(made.peek(2)).toBeNull();
  });

  it('are the same where a number is none', async () => {
    // NaN is a number of a row like any other: the same bits, the same frame.
    const settings = initialSettings(schema);
    const client = new LocalStudies();
    const { rows, trace } = runNothing(settings);
    rows[0] = NaN;
    client.trace = async (_, frame) => ({ ...trace(frame), row: rows.slice(0, 8) });
    const made = new StudyTrees(client, study, { settings, frames: 2, rows, ground: null });
    expect((await made.get(0)).root.address).toBe('f0');
  });

  it('are tried again after they failed', async () => {
    let fails = true;
    const { client, trees: made } = await trees(3, ({ row, slots }) => ({
      row,
      slots: fails ? slots.slice(1) : slots,
    }));
    await expect(made.get(0)).rejects.toMatchObject({ name: 'TraceError', code: 'magic' });
    made.prefetch(0);
    await new Promise((resolve) => setTimeout(resolve));
    fails = false;
    expect((await made.get(0)).frame).toBe(0);
    expect(client.calls).toEqual(['trace 1 0', 'trace 1 0', 'trace 1 0']);
  });
});
