/** The list of presets as one stop for Tab: arrows go from card to card as they lie on the screen, letters go to the search. */

const items = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.preset-item')];

/** Tab comes back to the card that had the focus last. */
export function settleStops(list: Element, active: Element): void {
  if (!active.classList.contains('preset-item')) return;
  for (const item of items(list)) item.tabIndex = item === active ? 0 : -1;
}

export function moveIn(event: KeyboardEvent & { currentTarget: HTMLElement }, search: HTMLInputElement | null): void {
  const from = event.target as HTMLElement;
  if (!from.classList.contains('preset-item') || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\S$/.test(event.key)) return search?.focus();
  const to = target(items(event.currentTarget), from, event.key);
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest' });
}

function target(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (key === 'ArrowDown') return all[at + 1];
  if (key === 'ArrowUp') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return beside(all, from, key === 'ArrowRight' ? 1 : -1);
}

/** The card of the neighbouring column that lies nearest in height. */
function beside(all: readonly HTMLElement[], from: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  return all
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (box.left - here.left) * direction > here.width / 2)
    .toSorted((a, b) => Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top))[0]?.item;
}
