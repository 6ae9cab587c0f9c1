/** Colours of the figures. The stylesheet's tokens are the one place for them; the values here only stand in where no stylesheet is. */

/** red, green, blue, opacity; each 0..1, sRGB as written in the stylesheet */
export type Rgba = readonly [number, number, number, number];

const tokens = {
  background: ['--bg-0', '#12151a'],
  ink: ['--ink-1', '#edf1f5'],
  ink2: ['--ink-2', '#b9c2cc'],
  ink3: ['--ink-3', '#8e99a6'],
  body: ['--body', '#56b4e9'],
  bodyText: ['--body-text', '#6abdec'],
  face: ['--face', '#009e73'],
  edge: ['--edge', '#e69f00'],
  vertex: ['--vertex', '#cc79a7'],
  chosen: ['--chosen-text', '#f58142'],
  slide: ['--slide', '#f0e442'],
  second: ['--second', '#b9a3ff'],
  missed: ['--missed', '#5a6672'],
  boxVisited: ['--box-visited', '#8f7ff0'],
  boxLeaf: ['--box-leaf', '#d3cbff'],
  // Fills of glyphs: beside the strokes, which are darker on a light ground.
  faceFill: ['--face-f', '#009e73'],
  edgeFill: ['--edge-f', '#e69f00'],
  vertexFill: ['--vertex-f', '#cc79a7'],
  glyphRim: ['--glyph-rim', '#12151a'],
  halo: ['--halo', '#12151a'],
  bodyVeil: ['--body-a', 'rgb(86 180 233 / 0.2)'],
  bodyThin: ['--body-b', 'rgb(86 180 233 / 0.07)'],
  edgeVeil: ['--edge-a', 'rgb(230 159 0 / 0.28)'],
  slideVeil: ['--slide-a', 'rgb(240 228 66 / 0.07)'],
  // The mesh, by how it is turned to the light, and its lines.
  meshLow: ['--m-low', '#2f3842'],
  meshMid: ['--m-mid', '#3b4550'],
  meshLit: ['--m-lit', '#4a5561'],
  meshRim: ['--m-rim', '#6f7c8a'],
  meshCrease: ['--m-crease', '#8b98a6'],
  meshWire: ['--m-wire', '#aebac6'],
  candidateLow: ['--c-low', '#35424f'],
  candidateLit: ['--c-lit', '#485766'],
  candidateLine: ['--c-line', '#c3cfdb'],
  plane: ['--plane', '#c9d3de'],
  dotted: ['--dotted', '#a6b0bb'],
  outline: ['--outline', '#f4f6f8'],
} as const;

export type PaletteName = keyof typeof tokens;
export type Palette = Readonly<Record<PaletteName, Rgba>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim();
  /** A token may be another one's value. */
  const resolved = (token: string): string => {
    const value = read(token);
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other ? resolved(other) : value;
  };
  const colors = Object.entries(tokens).map(([name, [token, fallback]]) => [
    name,
    parseColor(resolved(token)) ?? parseColor(fallback),
  ]);
  const palette = Object.fromEntries(colors) as Palette;
  // Wires are never drawn in full, however long.
  return { ...palette, meshWire: withAlpha(palette.meshWire, Number(read('--m-wire-a')) || 0.22) };
}

/** `#rgb`, `#rrggbb` or `rgb(r g b / a)`; nothing else is used by the tokens read here. */
export function parseColor(text: string): Rgba | null {
  const veil = /^rgb\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)$/.exec(text);
  if (veil) return [Number(veil[1]) / 255, Number(veil[2]) / 255, Number(veil[3]) / 255, Number(veil[4])];
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!digits) return null;
  const size = digits.length / 3;
  const channel = (at: number): number => {
    const part = digits.slice(at * size, at * size + size);
    return parseInt(size === 1 ? part + part : part, 16) / 255;
  };
  return [channel(0), channel(1), channel(2), 1];
}

export const withAlpha = (color: Rgba, alpha: number): Rgba => [color[0], color[1], color[2], alpha];
