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

/** How much the bar of the workbench has room for: all, a list in place of the row of levels, or beside that a menu in place of what is used seldom. */
export type BarRoom = 'all' | 'list' | 'menu';

const list = typeof matchMedia === 'function' ? matchMedia('(max-width: 1099px)') : null;
const menu = typeof matchMedia === 'function' ? matchMedia('(max-width: 939px)') : null;
const measureBar = (): BarRoom => (menu?.matches ? 'menu' : list?.matches ? 'list' : 'all');

export const barRoom = signal<BarRoom>(measureBar());

for (const query of [list, menu]) query?.addEventListener('change', () => (barRoom.value = measureBar()));
for (const query of [small, medium]) query?.addEventListener('change', () => (width.value = measure()));
