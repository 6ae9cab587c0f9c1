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
} as const;

/** Greys of surfaces and strokes that exist only inside a figure; they have no token because no control may use them. */
const greys = {
  meshUp: '#20262e',
  meshAcross: '#1b2028',
  meshSide: '#171b21',
  meshBack: '#15191f',
  meshWire: '#434d59',
  candidate: '#33424f',
  candidateWire: '#8c9baa',
  later: '#27313b',
  laterWire: '#66737f',
  plane: '#c9d3de',
  dotted: '#a6b0bb',
  outline: '#f4f6f8',
} as const;

export type PaletteName = keyof typeof tokens | keyof typeof greys;
export type Palette = Readonly<Record<PaletteName, Rgba>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const named = Object.entries(tokens).map(([name, [token, fallback]]) => {
    const value = style.getPropertyValue(token).trim();
    return [name, parseColor(value) ?? parseColor(fallback)];
  });
  const plain = Object.entries(greys).map(([name, value]) => [name, parseColor(value)]);
  return Object.fromEntries([...named, ...plain]) as Palette;
}

/** `#rgb` or `#rrggbb`; nothing else is used by the tokens read here. */
export function parseColor(text: string): Rgba | null {
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
