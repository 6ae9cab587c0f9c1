/** No sentence and no cell of a step writes a number as 0 that is not, in any preset and in motions far below what decimals show. */
import { describe, expect, it } from 'vitest';
import { cells } from '../../../../web/page/explain/cells';
import { sentenceWith } from '../../../../web/page/explain/sentence';
import '../../../../web/page/texts/later';
import type { Vec3 } from '../../../../web/page/model';
import { presets } from '../../../../web/page/presets';
import type { Method } from '../../../../web/package/trace/events.gen';
import type { FrameTree } from '../../../../web/package/trace/steps';
import { play, sceneOf, withMethod } from '../presets/run';

/** frames and steps of each that are looked at */
const mostFrames = 6;
const mostSteps = 150;

const saysZero = (text: string): boolean => /\d/.test(text) && !/[1-9]/.test(text.replace(/e[+−]\d+/, ''));

function wrongIn(tree: FrameTree): string[] {
  const every = Math.ceil(tree.steps.length / mostSteps);
  return tree.steps
    .filter((_, at) => at % every === 0)
    .flatMap((step) =>
      ([4, 7] as const).flatMap((digits) =>
        [...sentenceWith(step, digits).said].flatMap(([text, { value }]) => {
          const numbers = typeof value === 'number' ? [value] : value;
          const parts = text.startsWith('(') ? text.slice(1, -1).split(', ') : [text];
          // A text of a whole vector, the slope of a normal say, is a number of its own.
          if (parts.length !== numbers.length) return [];
          return parts.flatMap((part, at) =>
            saysZero(part) && numbers[at] !== 0 ? `${step.address}: ${text} is ${value}` : [],
          );
        }),
      ),
    );
}

describe.each<Method>(['paper', 'robust'])('%s', (method) => {
  it.each(presets.map(({ id }) => id).filter((id) => !id.startsWith('terrain')))('%s', async (id) => {
    const played = await play(withMethod(await sceneOf(id), method));
    for (let frame = 0; frame < Math.min(mostFrames, played.frames.length); frame++)
      expect(wrongIn(played.tree(frame))).toEqual([]);
  });

  it.each([1e-3, 1e-6, 1e-9, 1e-13])('motions of the first preset times %s', async (factor) => {
    const scene = withMethod(await sceneOf('wall-and-floor'), method);
    const small = (v: Vec3) => v.map((part) => part * factor) as unknown as Vec3;
    const inputs = scene.experiment.inputs.map((input) => ({
      ...input,
      displacement: small(input.displacement),
      gravity: small(input.gravity),
    }));
    const played = await play({ ...scene, experiment: { ...scene.experiment, inputs } });
    const tree = played.tree(0);
    expect(wrongIn(tree)).toEqual([]);
    expect(tree.steps.flatMap(cells).filter(({ value }) => value.includes('NaN'))).toEqual([]);
  });
});
