/** Which of the three layouts the window calls for. The values are those listed in tokens.css. */
import { signal } from '@preact/signals';

export type Width = 'wide' | 'medium' | 'small';

const small = typeof matchMedia === 'function' ? matchMedia('(max-width: 767px)') : null;
const medium = typeof matchMedia === 'function' ? matchMedia('(max-width: 1199px)') : null;

function measure(): Width {
  if (small?.matches) return 'small';
  return medium?.matches ? 'medium' : 'wide';
}

export const width = signal<Width>(measure());

/** The room in the bar of the workbench: everything, a list in place of the row of levels, or also a menu for the rarely used commands. */
export type BarRoom = 'all' | 'list' | 'menu';

const list = typeof matchMedia === 'function' ? matchMedia('(max-width: 1199px)') : null;
const menu = typeof matchMedia === 'function' ? matchMedia('(max-width: 939px)') : null;
const measureBar = (): BarRoom => (menu?.matches ? 'menu' : list?.matches ? 'list' : 'all');

export const barRoom = signal<BarRoom>(measureBar());

for (const query of [list, menu]) query?.addEventListener('change', () => (barRoom.value = measureBar()));
for (const query of [small, medium]) query?.addEventListener('change', () => (width.value = measure()));
