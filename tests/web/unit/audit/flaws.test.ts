// The known flaws of the paper's method, on the presets that show them: the audit finds each, and nothing of them in the robust method.
import { expect, it, describe } from 'vitest';
import { judgeScript } from '../../../../web/audit/run/script';
import type { EventKind } from '../../../../web/audit/detectors/types';
import { presets } from '../../../../web/page/presets';
import { settingsFor, world } from './scene';

/** What is seen of each. */
const seen: Record<string, EventKind> = {
  'acute-wedge': 'frozen',
  'exit-root': 'fallsThrough',
  'far-from-home': 'startsOverlapping',
  'leaving-contact': 'frozen',
  'long-edge': 'floats',
  'one-sided-wall': 'fallsThrough',
  'padding-hop': 'hops',
  'ramp-creep': 'slidesOff',
  'three-radii-ball': 'slidesOff',
  'three-radii-slim': 'slidesOff',
  'three-radii-flat': 'slidesOff',
  'zero-area': 'fallsThrough',
};

/** Flaws that nobody who plays would notice: a clearance that is too small, and a fault of other programs that neither method has. */
const unseen = ['grazing-back-off', 'new-box'];

/** The hop of the padding is 4 mm high; the three bodies slide for few frames. */
const short = { 'slidesOff.frames': 4, 'slidesOff.settle': 1, 'slidesOff.beyond': 0.005 };
const thresholds: Record<string, Record<string, number>> = {
  'padding-hop': { 'hops.beyond': 0.003 },
  'three-radii-ball': short,
  'three-radii-slim': short,
  'three-radii-flat': short,
};

const flaws = presets.filter(({ group }) => group === 'flaws');

it('are all looked at', () => {
  expect(flaws.map(({ id }) => id).sort()).toEqual([...Object.keys(seen), ...unseen].sort());
});

describe.each(flaws.map((preset) => [preset.id, preset] as const))('%s', (id, preset) => {
  const judged = async (method: 'paper' | 'robust') => {
    const { mesh, experiment } = await preset.load();
    const { radii, start, inputs, precision } = experiment;
    const settings = settingsFor({
      radii: radii as [number, number, number],
      method,
      sides: method === 'paper' ? 'front' : 'both',
      stepHeight: 0,
      snapDistance: 0,
      thresholds: thresholds[id] ?? {},
    });
    // Beside the paper's method a preset compares the robust one without clearance where it would start inside it.
    const { skin } = preset.compare as { skin?: number };
    const options = method === 'paper' ? { precision } : skin === undefined ? {} : { skin };
    const found = judgeScript(await world(mesh, settings), settings, start, inputs, options);
    return found.map(({ kind }) => kind);
  };

  it('is found in the method of the paper', async () => {
    const kinds = await judged('paper');
    if (seen[id]) expect(kinds).toContain(seen[id]);
    else expect(kinds).toEqual([]);
  });

  it('is not in the robust method', async () => {
    const kinds = await judged('robust');
    if (seen[id]) expect(kinds).not.toContain(seen[id]);
  });
});
