/** The page around an embedded tour hears how its questions are answered. */
import { batch } from '@preact/signals';
import { expect, it } from 'vitest';
import { startTalking } from '../../../../../web/page/learn/embed/talk';
import { firstRight, lastRight } from '../../../../../web/page/learn/guest/answers';

const outcome = (first: readonly (readonly [number, boolean])[], last: readonly (readonly [number, boolean])[]) =>
  batch(() => {
    firstRight.value = new Map(first);
    lastRight.value = new Map(last);
  });

it('tells each answer once, with the score so far', () => {
  const told: unknown[] = [];
  const stop = startTalking({ post: (message) => told.push(message), listen: () => () => undefined });
  told.length = 0;
  // Answered wrong once, and still open.
  outcome([[2, false]], []);
  expect(told).toEqual([]);
  outcome([[2, false]], [[2, true]]);
  const third = { source: 'sweepscope', version: 1, type: 'answer', place: 'tour.3', right: true };
  expect(told).toEqual([{ ...third, score: { answered: 1, right: 0 } }]);
  outcome(
    [
      [2, false],
      [4, true],
    ],
    [
      [2, true],
      [4, true],
    ],
  );
  expect(told[1]).toMatchObject({ place: 'tour.5', right: true, score: { answered: 2, right: 1 } });
  // Another tour begins with nothing.
  outcome([], []);
  expect(told).toHaveLength(2);
  stop();
});
