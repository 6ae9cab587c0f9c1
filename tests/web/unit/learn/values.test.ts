/** Numbers that a text names but a step does not have are none, whatever objects have by nature. */
import { expect, it } from 'vitest';
import { numbersOf } from '../../../../web/page/learn/tour/values';
import type { FrameTree, Step } from '../../../../web/package/trace/steps';

const record = { kind: 'FrameBegin', verdict: 2 };
const step = { order: 3, event: record, opening: record } as unknown as Step;
const first = { byAddress: new Map([['f0', step]]) } as unknown as FrameTree;

it.each(['constructor', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'])('%s', (name) => {
  expect(numbersOf({ it: `?f0#${name}` }, { first })['it']).toBeNaN();
  expect(() => numbersOf({ it: `f0#${name}` }, { first })).toThrow();
});

it('counts and fields are found', () => {
  expect(numbersOf({ a: 'f0#order', b: 'f0#verdict' }, { first })).toEqual({ a: 3, b: 2 });
});
