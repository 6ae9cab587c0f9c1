/**
 * A piece of mathematics, set by KaTeX with MathML beside it for screen readers.
 *
 * KaTeX comes in its own chunk: the sentence and the numbers are there before it. It builds nodes and sets styles through the
 * CSSOM, so the page's policy needs no exception for it.
 */
import { useEffect, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { KatexOptions } from 'katex';

type Render = (source: string, into: HTMLElement, options: KatexOptions) => void;

const engine = signal<Render | null>(null);
let asked = false;

function load() {
  if (asked) return;
  asked = true;
  void import('./katexChunk').then(({ render }) => (engine.value = render));
}

/** Symbols that stand for a thing in the figure have its colour and dash. */
const macros = {
  '\\E': '\\htmlClass{sy-e}{e}',
  '\\V': '\\htmlClass{sy-v}{v}',
  '\\B': '\\htmlClass{sy-b}{b}',
  '\\X': '\\htmlClass{sy-x}{x}',
};

const options: KatexOptions = {
  throwOnError: false,
  // \htmlClass is the one extension used, and every source is a constant of this page.
  trust: ({ command }) => command === '\\htmlClass',
  strict: 'ignore',
  macros,
};

export function Tex({ source }: { source: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const render = engine.value;
  useEffect(load, []);
  useEffect(() => {
    if (render && element.current) render(source, element.current, { ...options, macros: { ...macros } });
  }, [render, source]);
  return <span ref={element} class="tex" />;
}
