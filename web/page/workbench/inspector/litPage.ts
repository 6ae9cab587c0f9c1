/** Tells the style sheet which symbols are singled out: everything that shows one bears `data-sym`, on the whole page. */
import { useEffect } from 'preact/hooks';
import { effect } from '@preact/signals';
import { litSymbols } from '../../base/highlight';

export function useLitPage(): void {
  useEffect(
    () =>
      effect(() => {
        const names = [...litSymbols.value];
        if (names.length > 0) document.documentElement.dataset['lit'] = names.join(' ');
        else delete document.documentElement.dataset['lit'];
      }),
    [],
  );
}
