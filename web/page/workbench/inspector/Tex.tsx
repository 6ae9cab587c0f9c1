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
import { keyOf } from '../../base/i18n/keyOf';
import { knows, t } from '../../base/i18n/messages';
import { writtenFormula } from '../../base/i18n/numbers';

type Render = (source: string, into: HTMLElement, options: KatexOptions) => void;

const engine = signal<Render | null>(null);
let asked = false;

function load() {
  if (asked) return;
  asked = true;
  void import('./katexChunk').then(async ({ render }) => {
    await fontsThere();
    engine.value = render;
  });
}

/** Faces that every formula is set in, and how long a formula waits for them, in milliseconds. */
const faces = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'];
const patience = 3000;

/** Set in another font first, a symbol would move away from under the pointer that has just found it. A font that does not come is done without. */
async function fontsThere(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, patience));
  await Promise.race([late, Promise.allSettled(faces.map((face) => document.fonts.load(face)))]);
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
