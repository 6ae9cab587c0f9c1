import { expect, test } from 'vitest';
import { nearestAt, nearestStandsFor } from '../../../../web/page/scene/moment/hit';
import { makeMoment } from '../../../../web/page/scene/moment/moment';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import { sampleFrame } from './sampleFrame';

const { slide, at } = sampleFrame();
const facts = slideFacts(slide)!;

test('before any test has hit nothing is known', () => {
  expect(nearestAt(facts, at('f0.p0.s0.broad'))).toBeNull();
  expect(nearestAt(facts, at('f0.p0.s0.t0.plane'))).toBeNull();
});

test('a hit is known from the test that finds it, within its triangle and after it', () => {
  expect(nearestAt(facts, at('f0.p0.s0.t0.v0'))).toMatchObject({ feature: 'vertex', time: 0.8 });
  expect(nearestAt(facts, at('f0.p0.s0.t0.e0'))).toMatchObject({ feature: 'edge', time: 0.6 });
  expect(nearestAt(facts, at('f0.p0.s0.t1.plane'))).toMatchObject({ triangle: 7, time: 0.6 });
});

test('a later hit does not take the lead', () => {
  expect(nearestAt(facts, at('f0.p0.s0.t1'))).toMatchObject({ triangle: 7, time: 0.6 });
});

test('the slide itself and everything after the choice know the chosen hit', () => {
  for (const address of ['f0.p0.s0', 'f0.p0.s0.nearest', 'f0.p0.s0.response.end', 'f0.p0', 'f0']) {
    expect(nearestAt(facts, at(address))).toMatchObject({ triangle: 9, time: 0.4 });
  }
});

test('the response is shown only once the chosen hit leads', () => {
  expect(makeMoment(at('f0.p0.s0.t0.e0'), facts, null)).toMatchObject({ settled: false, searched: false });
  expect(makeMoment(at('f0.p0.s0.t2.f'), facts, null)).toMatchObject({ settled: true, searched: false });
  expect(makeMoment(at('f0.p0.s0.nearest'), facts, null)).toMatchObject({ settled: true, searched: true });
});

test('the triangle and the test at the cursor are known', () => {
  const moment = makeMoment(at('f0.p0.s0.t1.plane'), facts, null);
  expect(moment?.candidate?.begin.triangle).toBe(8);
  expect(moment?.check?.name).toBe('plane');
  expect(makeMoment(at('f0.p0.s0.nearest'), facts, null)?.candidate).toBeNull();
});

test('the nearest hit is the touch at hand, or the best so far that another test has found', () => {
  const standsFor = (address: string) => nearestStandsFor(makeMoment(at(address), facts, null)!);
  expect(standsFor('f0.p0.s0.t0.e0'), 'this test found it').toBe('t');
  expect(standsFor('f0.p0.s0.t0'), 'this triangle has it').toBe('t');
  expect(standsFor('f0.p0.s0.t1.plane')).toBe('best');
  expect(standsFor('f0.p0.s0.t1')).toBe('best');
  expect(standsFor('f0.p0.s0.nearest')).toBe('t');
});
