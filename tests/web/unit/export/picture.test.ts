import { expect, it } from 'vitest';
import { isControl } from '../../../../web/page/export/picture';

/** As an element of the page answers that lies in what these selectors name. */
const within = (...names: string[]) => ({
  closest: (selector: string) => (names.some((name) => selector.split(/,\s*/).includes(name)) ? ({} as Element) : null),
});

it('a picture has the names of the figures and none of the controls over them', () => {
  expect(isControl(within('section'))).toBe(false);
  for (const control of ['button', 'select', '.sel', 'input', '.sr'])
    expect(isControl(within(control)), control).toBe(true);
});
