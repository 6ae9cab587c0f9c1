/** A method more, in tests only: the page takes it by its line in the registry. The solver's twin is tests/methods/null. */
import { describe, expect, it, vi } from 'vitest';
import type { MethodModule } from '../../../web/page/model/method/types';
import type { Experiment, Method } from '../../../web/page/model';

const nothing = 'null' as Method;

vi.mock('../../../web/package/trace/events.gen', async (original) => {
  const generated = await original<typeof import('../../../web/package/trace/events.gen')>();
  return { ...generated, MethodValues: [...generated.MethodValues, nothing] };
});

vi.mock('../../../web/page/model/methods', async (original) => {
  const real = await original<typeof import('../../../web/page/model/methods')>();
  const module: MethodModule = {
    ...{ id: nothing, name: 'solver.method', title: 'solver.method', sides: 'both', maxSweeps: 1, rival: 'robust' },
    caption: () => ({ key: 'solver.method' }),
    limits: ({ sweeps }) => ({ key: 'compare.value.sweeps', values: { count: sweeps } }),
    options: new Set(['skin']),
    settings: ({ skin }) => (skin === null ? {} : { skin }),
    computesIn: () => 'double',
    cpp: { include: 'methods/null/method.h', call: () => 'methods::Null::move' },
    never: new Set(['hit']),
  };
  return {
    ...real,
    methods: [...real.methods, module],
    methodOf: (of: { method: Method }) => (of.method === nothing ? module : real.methodOf(of)),
  };
});

const { mayHold } = await import('../../../web/page/core/breakpoints/fromSummary');
const { moveOptions } = await import('../../../web/page/solver/moves');
const { otherMethod, secondExperiment } = await import('../../../web/page/core/compare/options');
const { recordAlike } = await import('../../../web/page/core/compare/divergence');
const { decodeMoment, encodeMoment } = await import('../../../web/page/core/address/permalink');

const experiment: Experiment = {
  ...{ method: nothing, sides: 'both', precision: 'double', radii: [1, 1, 1], start: [0, 0, 0], inputs: [] },
  ...{ skin: 0.5, maxSweeps: null, slopeLimit: 1, stepHeight: 0.3, snapDistance: 0.3, wallLimit: null },
};

describe('a further method', () => {
  it('is told its own settings and no others', () => {
    expect(moveOptions(experiment)).toEqual({ method: nothing, sides: 'both', skin: 0.5 });
  });

  it('travels in a link', () => {
    const moment = {
      ...{ preset: 'stairs', mesh: null, compare: null, keptInputs: null, breakpoints: null, view: {} },
      ...{ changes: { method: nothing }, address: 'f0', level: 'check' as const },
    };
    expect(decodeMoment(encodeMoment(moment)).changes.method).toBe(nothing);
  });

  it('is compared with its rival, and record for record with itself', () => {
    expect(otherMethod(experiment)).toEqual({ method: 'robust', sides: 'both' });
    expect(recordAlike(experiment, secondExperiment(experiment, { maxSweeps: 3 }))).toBe(true);
    expect(recordAlike(experiment, secondExperiment(experiment, otherMethod(experiment)))).toBe(false);
  });

  it('has no frames searched for what it never does', () => {
    const summary = { truncated: false } as Parameters<typeof mayHold>[1];
    expect(mayHold({ kind: 'hit', value: 0 }, summary, nothing)).toBe(false);
    expect(mayHold({ kind: 'edge', value: null }, summary, nothing)).toBe(true);
  });
});
