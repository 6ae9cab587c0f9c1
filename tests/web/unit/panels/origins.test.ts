/** Every number the inspector shows, in every step of some presets: where it comes from, what it stands for. */
import { describe, expect, it } from 'vitest';
import { decidingCheck } from '../../../../web/page/explain/deciding';
import { formulaOf } from '../../../../web/page/explain/formula';
import { originOf, sourceNames } from '../../../../web/page/explain/origins';
import { presentViews } from '../../../../web/page/app/methodViews';
import { robustEvents } from '../../../../web/page/methods/robust/events';
import { sentenceWith } from '../../../../web/page/explain/sentence';
import { fieldSaid } from '../../../../web/page/explain/said';
import { shownFields } from '../../../../web/page/explain/shownFields';
import { symbolsIn } from '../../../../web/page/explain/symbols';
import { plainTex } from '../../../../web/page/explain/texMacros';
import { eventFields, type EventKind, type TraceEvent } from '../../../../web/package/trace/events.gen';
import { isSymbol } from '../../../../web/page/base/highlight';
import { play, sceneOf } from '../../../e2e/support/package';
import { makeEvent } from './support/steps';

const scenes = [
  ['stairs', 'paper', [0, 8, 12]],
  ['stairs', 'robust', [0, 8, 12]],
  ['start-overlapping', 'robust', [0, 1]],
  ['acute-wedge', 'robust', [0]],
  ['ramp-creep', 'paper', [0, 1]],
  ['free-walk', 'robust', [21, 22, 32]],
] as const;

for (const [preset, method, frames] of scenes) {
  describe(`${preset}, ${method}`, async () => {
    const { mesh, experiment } = await sceneOf(preset);
    const run = await play(mesh, { ...experiment, method });
    const trees = frames.filter((frame) => frame < run.frames.length).map((frame) => run.tree(frame));
    const steps = trees.flatMap(({ steps }) => steps);

    it('every number of a formula has an origin: a step that exists, other numbers, or what was put in', () => {
      for (const here of steps) {
        const step = decidingCheck(here) ?? here;
        const shown = shownFields(step);
        for (const field of shown.keys()) {
          const { address, parts } = originOf(step, field, (each) => shown.has(each));
          const what = `${step.address} ${step.event.kind}.${field}`;
          expect(parts.length, what).toBeGreaterThan(0);
          expect(address, what).not.toBe(step.address);
          for (const part of parts) {
            if (part.kind === 'field') expect(shown.has(part.field), what).toBe(true);
            if (part.kind !== 'step') continue;
            const frame = Number(part.address.slice(1).split('.')[0]);
            const tree = frame === trees.find(({ root }) => step.address.startsWith(root.name))!.frame;
            const own = trees.find((each) => each.frame === frame);
            if (own) expect(own.byAddress.has(part.address), `${what} from ${part.address}`).toBe(true);
            else expect(tree, what).toBe(false);
          }
        }
      }
    });

    it('a time that a check found leads to that check, a bound to what set it, bit for bit', () => {
      let looked = 0;
      for (const step of steps) {
        const { event } = step;
        const tree = trees.find(({ root }) => step.address.split('.')[0] === root.name)!;
        const numbers =
          event.kind === 'Nearest' && event.found
            ? (['time'] as const)
            : event.kind === 'TriangleEnd' && Number.isFinite(event.best)
              ? (['best'] as const)
              : [];
        for (const field of numbers) {
          const { address } = originOf(step, field, () => false);
          const from = tree.byAddress.get(address ?? '')?.event;
          // A touch at the start has no time in its event: it says so.
          const entering = from?.kind === 'TouchTest' && from.verdict === 'entering';
          const time = entering ? 0 : (from as unknown as Record<string, number> | undefined)?.['time'];
          expect(time, `${step.address}.${field}`).toBe((event as unknown as Record<string, number>)[field]);
          looked++;
        }
      }
      if (preset === 'stairs') expect(looked).toBeGreaterThan(3);
    });

    it('every number a sentence emphasises is a number of the trace or a bound of 0 or 1', () => {
      for (const step of steps) {
        const { message, said } = sentenceWith(step, 4);
        for (const [name, text] of Object.entries(message.values ?? {})) {
          const number = typeof text === 'string' ? said.get(text) : undefined;
          if (!number || number.value === 1 || number.value === 0) continue;
          expect(fieldSaid(number, name), `${step.address} ${message.key} ${name} ${text}`).not.toBeNull();
        }
      }
    });
  });
}

describe('tables', () => {
  it('name fields and sources that there are', () => {
    for (const [kind, { origins }] of Object.entries({ ...presentViews, ...robustEvents })) {
      const fields = eventFields[kind as EventKind].fields;
      for (const [field, made] of Object.entries<string | undefined>(origins)) {
        expect(fields, `${kind}.${field}`).toHaveProperty(field);
        for (const source of made!.split(' ')) {
          if (source === '.root') continue;
          if (source.startsWith('.')) expect(fields, `${kind}.${field} of ${source}`).toHaveProperty(source.slice(1));
          else expect(sourceNames, `${kind}.${field} of ${source}`).toContain(source);
        }
      }
    }
  });

  it('every symbol of a formula has a name; without marks none is left', () => {
    const events = Object.keys(eventFields).map((kind) => makeEvent(kind as EventKind) as TraceEvent);
    const used = new Set<string>();
    for (const { groups, main } of events.map((event) => formulaOf(event))) {
      for (const source of [
        main,
        ...groups.flatMap(({ lines }) => lines.flatMap((l) => [l.name, l.expression ?? ''])),
      ]) {
        for (const [, name] of source.matchAll(/\\sy\{(\w+)\}/g)) expect(isSymbol(name), name).toBe(true);
        symbolsIn(source).forEach((name) => used.add(name));
        expect(plainTex(source)).not.toMatch(/\\sy|\\[EVRBXTCN](?![a-zA-Z])/);
      }
    }
    expect(used.size).toBeGreaterThan(20);
  });

  it('marks come off and letters stay apart from commands', () => {
    expect(plainTex('\\sy{b}{p - B}\\cdot\\V')).toBe('p - B\\cdot v');
    expect(plainTex('\\sy{tri}{(p_2-p_1)\\times \\sy{e}{u}}')).toContain('u');
  });
});
