/** One shape per feature, everywhere: ■ face, ◆ edge, ▲ vertex, ○ rejected root. Shape carries the meaning, colour repeats it. */

export type GlyphName = 'face' | 'edge' | 'vertex' | 'ring';

/** In a box of 12. */
export const glyphPaths: Readonly<Record<GlyphName, string>> = {
  face: 'M2.6 2.6h6.8v6.8H2.6z',
  edge: 'M6 1.4 10.6 6 6 10.6 1.4 6z',
  vertex: 'M6 1.7 10.7 10H1.3z',
  ring: 'M9.4 6a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 0 1 6.8 0z',
};

export function Glyph({ name, class: extra = '' }: { name: GlyphName; class?: string }) {
  return (
    <svg class={`g g-${name} ${extra}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={glyphPaths[name]} />
    </svg>
  );
}

interface Placed {
  readonly name: GlyphName;
  /** centre in the surrounding svg */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly class?: string;
  /** what of the formulas it stands for, names with spaces between */
  readonly symbols?: string | undefined;
}

/** The same shape inside a larger svg. */
export function PlacedGlyph({ name, x, y, scale = 1, class: extra = '', symbols }: Placed) {
  return (
    <path
      class={`g g-${name} ${extra}`}
      d={glyphPaths[name]}
      data-sym={symbols}
      transform={`translate(${(x - 6 * scale).toFixed(2)} ${(y - 6 * scale).toFixed(2)}) scale(${scale})`}
    />
  );
}
