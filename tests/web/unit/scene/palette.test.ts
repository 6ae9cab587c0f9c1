import { expect, test } from 'vitest';
import { parseColor } from '../../../../web/page/base/palette';

test('colours of the stylesheet are read, other texts are not', () => {
  expect(parseColor('#ff0080')).toEqual([1, 0, 128 / 255, 1]);
  expect(parseColor('#FFF')).toEqual([1, 1, 1, 1]);
  expect(parseColor('rgb(255 0 51 / 0.25)')).toEqual([1, 0, 0.2, 0.25]);
  expect(parseColor('')).toBeNull();
  expect(parseColor('rgb(1 2 3)')).toBeNull();
});
