/** What the dialog opens on, before anybody has chosen. */
import { expect, it } from 'vitest';
import { usualKind } from '../../../../web/page/export/dialog/usualKind';

it('is the picture where a tour is made, and the test of the step elsewhere', () => {
  expect([usualKind('tour'), usualKind(null), usualKind('layers')]).toEqual(['picture', 'cpp', 'cpp']);
});
