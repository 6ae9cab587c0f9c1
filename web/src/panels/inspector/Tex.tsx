/**
 * A piece of mathematics, set by KaTeX with MathML beside it for screen readers.
 *
 * KaTeX comes in its own chunk: the sentence and the numbers are there before it. It builds nodes and sets styles through the
 * CSSOM, so the page's policy needs no exception for it. Symbols carry their name as `data-sym`; see `linked.ts`.
 */
import { useEffect, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { KatexOptions } from 'katex';
import { katexMacros } from '../../explain/texMacros';
import { keyOf } from '../../i18n/keyOf';
import { knows, t } from '../../i18n/messages';
import { writtenFormula } from '../../i18n/numbers';

type Render = (source: string, into: HTMLElement, options: KatexOptions) => void;

const engine = signal<Render | null>(null);
let asked = false;

function load() {
  if (asked) return;
  asked = true;
  void import('./katexChunk').then(({ render }) => (engine.value = render));
}

const macros = katexMacros();

const options: KatexOptions = {
  throwOnError: false,
  // The two extensions used; every source is a constant of this page.
  trust: (context) =>
    context.command === '\\htmlClass' ||
    (context.command === '\\htmlData' && Object.keys(context.attributes).every((name) => name === 'data-sym')),
  strict: 'ignore',
  macros,
};

/** `\text{touches}` is `tex.touches` of the catalogue; what is no word there (GJK, rad) stays. */
function inWords(source: string): string {
  return source.replace(/\\text\{(\s*)([^{}]*?)(\s*)\}/g, (whole, before: string, words: string, after: string) => {
    const key = `tex.${keyOf(words)}`;
    return knows(key) ? `\\text{${before}${t(key)}${after}}` : whole;
  });
}

export function Tex({ source }: { source: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const render = engine.value;
  useEffect(load, []);
  useEffect(() => {
    if (render && element.current)
      render(writtenFormula(inWords(source)), element.current, { ...options, macros: { ...macros } });
  }, [render, source]);
  return <span ref={element} class="tex" />;
}
