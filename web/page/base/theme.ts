/**
 * Light or dark: as the system is set, unless the person has chosen, which this browser remembers. public/theme.js decides the same way before the
 * first picture; this keeps it up.
 */
import { signal } from '@preact/signals';
import { keepText, keptText, readAgain } from './storage/kept';
import { names } from './storage/keptNames';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'light' | 'dark';

/** what theme.js reads as well */
const key = names.theme;

/** Colour of what the browser draws around the page: the top bar's. */
const aroundPage: Readonly<Record<Theme, string>> = { dark: '#171B21', light: '#F7F8FA' };

export const themeChoice = signal<ThemeChoice>('system');

/** What the page shows. Written after the stylesheet has changed, so who draws on a canvas finds the colours by reading this first. */
export const theme = signal<Theme>('dark');

export function setTheme(choice: ThemeChoice): void {
  themeChoice.value = choice;
  keepText(key, choice === 'system' ? null : choice);
  show();
}

/** Takes up what was chosen last time, and goes along when the system changes or the choice does in another tab. */
export function followTheme(): void {
  restore();
  readAgain(restore);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) restore();
  });
}

function restore(): void {
  const kept = keptText(key);
  themeChoice.value = themeChoices.find((choice) => choice === kept) ?? 'system';
  show();
}

let lent: Theme | null = null;

/** What is printed and what a projector shows is light, whatever the person has chosen. @param to null: as chosen */
export function lendTheme(to: Theme | null): void {
  lent = to;
  show();
}

function show(): void {
  const choice = lent ?? themeChoice.value;
  const system: Theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const shown = choice === 'system' ? system : choice;
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', aroundPage[shown]);
  theme.value = shown;
}
