/** The state of the list while the page is open: returning to it restores it. */
import { signal } from '@preact/signals';
import { everything, type Filter, matching } from './statements';

export const filter = signal<Filter>(everything);

export function narrow(change: Partial<Filter>): void {
  filter.value = { ...filter.value, ...change };
}

/** A statement opened by name is shown, whatever the filter was; without a name all are. */
export function prepareFor(id: string | null): void {
  if (id === null || !matching(filter.value).some((each) => each.id === id)) filter.value = everything;
}
