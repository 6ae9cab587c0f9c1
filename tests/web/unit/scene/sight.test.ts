/** What fades in front of the body: the hole in a wall must not tell how far the body gets. */
import { expect, test } from 'vitest';
import type { Figure } from '../../../../web/page/scene/layers/layer';
import { makeMoment } from '../../../../web/page/scene/moment/moment';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import { sightOf } from '../../../../web/page/scene/sight';
import { sampleFrame } from './sampleFrame';

const { slide, at } = sampleFrame();
const facts = slideFacts(slide)!;
const space = { factor: [1, 1, 1], origin: [0, 0, 0] };
const figure = (address: string) => ({ moment: makeMoment(at(address), facts, null), space }) as unknown as Figure;
const seen = (address: string, upTo: number | null) => {
  const { from, to } = sightOf(figure(address), [0, 0, 9], upTo);
  return { from, to };
};

test('the way to the hit is cleared, and while none is known the whole of it', () => {
  const { position, displacement } = facts.begin;
  const along = (time: number) => position.map((p, k) => p + time * displacement[k]!);
  expect(seen('f0.p0.s0.nearest', null)).toEqual({ from: along(0), to: along(0.4) });
  expect(seen('f0.p0.s0.broad', null)).toEqual({ from: along(0), to: along(1) });
});

test.each(['f0.p0.s0.nearest', 'f0.p0.s0.broad'])('while the course asks, only the start is: %s', (address) => {
  const { from, to } = seen(address, 0);
  expect(to).toEqual(from);
});

test('no further than the body that is shown', () => {
  const { position, displacement } = facts.begin;
  const { to } = seen('f0.p0.s0.nearest', 0.25);
  expect(to).toEqual(position.map((p, k) => p + 0.25 * displacement[k]!));
});
