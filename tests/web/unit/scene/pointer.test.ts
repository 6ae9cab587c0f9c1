import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneMesh } from '../../../../web/page/model';
import { pickTriangle } from '../../../../web/page/scene/pointer/pick';
import { Throttle } from '../../../../web/page/scene/pointer/throttle';

const mesh: SceneMesh = {
  name: 'two sheets',
  positions: new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, -1, 1, 0, -1, 0, 1, -1]),
  indices: new Uint32Array([0, 1, 2, 3, 4, 5]),
  parts: 1,
  bounds: { min: [0, 0, -1], max: [1, 1, 0] },
  source: 'preset',
};

test('the nearer of two triangles is picked, from either side', () => {
  expect(pickTriangle(mesh, [0.2, 0.2, 5], [0, 0, -1])).toBe(0);
  expect(pickTriangle(mesh, [0.2, 0.2, -5], [0, 0, 1])).toBe(1);
});

test('only the triangles asked for are tried', () => {
  expect(pickTriangle(mesh, [0.2, 0.2, 5], [0, 0, -1], [1])).toBe(1);
  expect(pickTriangle(mesh, [0.2, 0.2, 5], [0, 0, -1], [])).toBeNull();
});

test('nothing is picked beside the mesh, behind the eye or along a face', () => {
  expect(pickTriangle(mesh, [2, 2, 5], [0, 0, -1])).toBeNull();
  expect(pickTriangle(mesh, [0.2, 0.2, 5], [0, 0, 1])).toBeNull();
  expect(pickTriangle(mesh, [-1, 0.2, 0], [1, 0, 0], [0])).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of many values the first and the last arrive, and not faster than allowed', async () => {
  const seen: number[] = [];
  const throttle = new Throttle<number>((value) => void seen.push(value), 100);
  for (let value = 1; value <= 5; value++) throttle.push(value);
  await vi.advanceTimersByTimeAsync(10);
  expect(seen).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual([1, 5]);
});

test('a slow call is waited for, and letting go sends the last value at once', async () => {
  const seen: number[] = [];
  let finish = (): void => {};
  const throttle = new Throttle<number>((value) => {
    seen.push(value);
    return new Promise<void>((resolve) => (finish = resolve));
  }, 100);
  throttle.push(1);
  throttle.push(2);
  throttle.flush();
  await vi.advanceTimersByTimeAsync(500);
  expect(seen).toEqual([1]);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([1, 2]);
});
