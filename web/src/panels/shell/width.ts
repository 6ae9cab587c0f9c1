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

for (const query of [small, medium]) query?.addEventListener('change', () => (width.value = measure()));
