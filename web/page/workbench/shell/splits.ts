/** The user's sizes of the page's regions, kept in this browser. They are custom properties of the page, so CSS does the rest. */
import { signal } from '@preact/signals';
import { keepText, keptJson, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';

export const splitNames = ['timeline', 'study', 'strips', 'left', 'inspector'] as const;
export type SplitName = (typeof splitNames)[number];

interface Split {
  /** the custom property that holds it */
  readonly property: string;
  readonly usual: number;
  readonly least: number;
  /** what the other side keeps, px of the window */
  readonly others: number;
  readonly along: 'width' | 'height';
}

export const splits: Readonly<Record<SplitName, Split>> = {
  timeline: { property: '--h-timeline', usual: 220, least: 220, others: 340, along: 'height' },
  // Fifteen axes with two intervals each want more room than the time of one sweep.
  study: { property: '--h-study', usual: 300, least: 180, others: 340, along: 'height' },
  strips: { property: '--split-strips', usual: 424, least: 220, others: 520, along: 'width' },
  left: { property: '--w-left', usual: 296, least: 240, others: 840, along: 'width' },
  inspector: { property: '--w-inspector', usual: 368, least: 300, others: 720, along: 'width' },
};

/** px; absent: as usual */
export const sizes = signal<Readonly<Partial<Record<SplitName, number>>>>({});

const key = names.sizes;

export function largest(name: SplitName): number {
  const { along, others, least } = splits[name];
  return Math.max(least, (along === 'width' ? window.innerWidth : window.innerHeight) - others);
}

/** @param size px; null: as usual again */
export function setSplit(name: SplitName, size: number | null): void {
  const { [name]: _, ...rest } = sizes.value;
  const bound = size === null ? null : Math.round(Math.max(splits[name].least, Math.min(largest(name), size)));
  sizes.value = bound === null ? rest : { ...rest, [name]: bound };
  apply(name);
  keepText(key, JSON.stringify(sizes.value));
}

/** Puts back what was chosen last time. */
export function restoreSplits(): void {
  readAgain(restore);
  restore();
}

function restore(): void {
  const read = keptJson(key);
  const kept = typeof read === 'object' && read !== null ? read : {};
  const entries = splitNames.flatMap((name) => {
    const size = (kept as Record<string, unknown>)[name];
    return typeof size === 'number' && size >= splits[name].least && size < 10_000 ? [[name, size] as const] : [];
  });
  sizes.value = Object.fromEntries(entries);
  splitNames.forEach(apply);
}

/** A window that became smaller leaves the other side its room. */
function apply(name: SplitName): void {
  const { property, along, others, least } = splits[name];
  const size = sizes.value[name];
  const whole = along === 'width' ? '100vw' : '100vh';
  const { style } = document.documentElement;
  if (size === undefined) style.removeProperty(property);
  else style.setProperty(property, `clamp(${least}px, ${size}px, calc(${whole} - ${others}px))`);
}
