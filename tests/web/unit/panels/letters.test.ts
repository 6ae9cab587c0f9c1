/** A letter means one thing in a card: formula, rows, origins and tips of every kind of step of both methods. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormulaLine } from '../../../../web/page/model/explain/formulaTypes';
import { formulaOf } from '../../../../web/page/explain/formula';
import { whereFrom } from '../../../../web/page/explain/sources';
import { symbolFact } from '../../../../web/page/explain/symbols';
import { plainTex, shortName, shorts } from '../../../../web/page/explain/texMacros';
import { whyNot } from '../../../../web/page/explain/whyNot';
import type { Step } from '../../../../web/package/trace';
import { play, sceneOf, withMethod } from '../presets/run';

const steps = new Map<string, Step>();

beforeAll(async () => {
  for (const method of ['paper', 'robust'] as const) {
    for (const id of ['stairs', 'acute-wedge']) {
      const run = await play(withMethod(await sceneOf(id), method));
      for (let frame = 0; frame < Math.min(12, run.frames.length); frame++)
        for (const step of run.tree(frame).steps) {
          const { event } = step;
          if (event.kind !== 'Nearest' || event.found) steps.set(event.kind, steps.get(event.kind) ?? step);
        }
      run.dispose();
    }
  }
});

/** Letters with the thing they stand for; a row that is no thing of the figure stands for itself. */
function lettersOf(step: Step): [string, string][] {
  const { main, groups } = formulaOf(step.event, step);
  const lines: readonly FormulaLine[] = groups.flatMap((group) => group.lines);
  const chips = whereFrom(step).map(({ symbol = '' }) => symbol);
  const tex = [main, ...lines.flatMap(({ name, expression = '' }) => [name, expression]), ...chips].join(' ; ');
  const tagged = [...tex.matchAll(/\\sy\{(\w+)\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].map(
    ([, symbol, letter]): [string, string] => [plainTex(letter!), symbol!],
  );
  const short = [...tex.matchAll(shortName)].map(([, name]): [string, string] => [
    shorts[name!]!.tex,
    shorts[name!]!.symbol,
  ]);
  const rows = lines.filter(({ name }) => /^[A-Za-z]$/.test(name)).map(({ name }): [string, string] => [name, name]);
  return [...tagged, ...short, ...rows].filter(([letter]) => /^[A-Za-z]$/.test(letter));
}

describe('letters', () => {
  it('mean one thing in a card', () => {
    expect(steps.size).toBeGreaterThan(20);
    for (const [kind, step] of steps) {
      const meanings = new Map<string, Set<string>>();
      for (const [letter, thing] of lettersOf(step))
        meanings.set(letter, (meanings.get(letter) ?? new Set()).add(thing));
      for (const [letter, things] of meanings) expect([...things], `${letter} in ${kind}`).toHaveLength(1);
    }
  });

  it('of the inside test are numbers; its edges are differences of corners', () => {
    const lines = formulaOf(steps.get('FaceTest')!.event).groups.flatMap((group) => group.lines);
    expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(['b', 'd', 'e', 'x']));
    for (const { expression = '' } of lines) expect(plainTex(expression)).not.toMatch(/[bex]_/);
  });

  it('of a tip are those of its card', () => {
    const letter = (kind: string, name: Parameters<typeof symbolFact>[1]) => symbolFact(steps.get(kind)!, name)?.letter;
    expect(letter('SweptEdgeTest', 'e')).toBe('u');
    expect(letter('MoveEnd', 'B')).toBe('c');
    expect(letter('Advance', 'naive')).toBe('ñ');
    expect(letter('Nearest', 'c')).toBe('q');
    // The schema's words say t², so does the equation.
    expect(formulaOf(steps.get('EdgeTest')!.event).main).toBe('a_2t^2 + a_1t + a_0 = 0');
  });
});

it('an inequality that fails at a bound says by how much', async () => {
  const run = await play(await sceneOf('stairs'));
  const failed = whyNot(run.tree(8).byAddress.get('f8.p0.s0.t2.e1')!)!;
  expect(failed).toMatchObject({ symbol: 'f', bound: 1 });
  expect(failed.margin).toBeCloseTo(failed.value - 1);
  for (const [, step] of steps) {
    const why = whyNot(step);
    if (why && why.bound !== 0 && why.symbol !== '∠') expect(why.margin, step.address).toBeDefined();
  }
  run.dispose();
});
