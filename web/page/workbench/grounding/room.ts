/** What the list remembers while the page is open: who comes back to it finds it as it was left. */
import { signal } from '@preact/signals';
import { everything, type Filter, matching } from './statements';

export const filter = signal<Filter>(everything);

export function narrow(change: Partial<Filter>): void {
  filter.value = { ...filter.value, ...change };
}

/** A statement that is asked for by name is shown, whatever was filtered before; who asks for none sees all. */
export function prepareFor(id: string | null): void {
  if (id === null || !matching(filter.value).some((each) => each.id === id)) filter.value = everything;
}
