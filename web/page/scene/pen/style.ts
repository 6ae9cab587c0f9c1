import { withAlpha, type Palette, type Rgba } from '../../base/palette';

export interface Stroke {
  readonly color: Rgba;
  /** CSS pixels */
  readonly width: number;
  /** on and off length in CSS pixels; ends are round, so an on length near 0 makes dots */
  readonly dash?: readonly [number, number];
  /** Labels avoid it; slightly, if there is room next to it. */
  readonly avoid?: boolean | 'slightly';
}

export type MarkKind = 'disc' | 'diamond' | 'square' | 'triangle' | 'arrow';
/** Numbers the shader knows the shapes by. */
export const markKinds: Readonly<Record<MarkKind, number>> = { disc: 0, diamond: 1, square: 2, triangle: 3, arrow: 4 };

export interface Mark {
  readonly kind: MarkKind;
  /** CSS pixels from the middle to the farthest point; for an arrow from tip to base */
  readonly size: number;
  readonly fill: Rgba;
  readonly stroke?: Rgba;
  readonly strokeWidth?: number;
}

export type StyleSheet = ReturnType<typeof makeStyles>;

/** Strokes and fills of the figures by name: solid = is, dashed = would be or t₀, dotted = requested or t₁. */
export function makeStyles(palette: Palette) {
  const line = (
    color: Rgba,
    width: number,
    dash?: readonly [number, number],
    avoid: boolean | 'slightly' = false,
  ): Stroke => (dash ? { color, width, dash, avoid } : { color, width, avoid });
  const p = palette;
  return {
    body: line(p.body, 2, undefined, true),
    hit: line(p.body, 2.2, undefined, true),
    shown: line(p.body, 1.6, undefined, true),
    bodyGrid: line(withAlpha(p.body, 0.42), 0.8),
    hitGrid: line(withAlpha(p.body, 0.26), 0.8),
    destination: line(p.body, 1.7, [0.1, 4.4], 'slightly'),
    ghost: line(withAlpha(p.body, 0.2), 0.8),
    second: line(p.second, 2, [6, 4], true),
    secondEnd: line(p.second, 1.2, [4, 4], 'slightly'),
    firstEnd: line(p.body, 1.2, [4, 4], 'slightly'),
    secondPath: line(withAlpha(p.second, 0.7), 1.2, [5, 4]),
    path: line(withAlpha(p.body, 0.4), 1),
    pathAhead: line(withAlpha(p.body, 0.4), 1, [0.1, 4]),
    atT0: line(p.ink2, 1.2, [6, 3], 'slightly'),
    atT1: line(p.ink2, 1.4, [0.1, 4], 'slightly'),
    plane: line(p.dotted, 1, [0.1, 3.4]),
    slide: line(p.slide, 1.2, undefined, 'slightly'),
    slideHatch: line(withAlpha(p.slide, 0.5), 0.8),
    wall: line(p.slide, 1.6, [6, 4]),
    triangle: line(p.outline, 1.8, undefined, true),
    edge: line(p.edge, 4),
    edgeSwept: line(withAlpha(p.edge, 0.4), 1, [4, 3]),
    vertexSwept: line(withAlpha(p.vertex, 0.55), 1, [4, 3]),
    velocity: line(p.body, 2, undefined, true),
    remaining: line(p.body, 2, [6, 4], true),
    offset: line(p.bodyText, 1.3, [3, 3], 'slightly'),
    normal: line(p.ink, 2, undefined, true),
    rightAngle: line(withAlpha(p.ink, 0.75), 1),
    naive: line(p.dotted, 1.5, [2, 3], true),
    drop: line(p.ink3, 1, [2, 3]),
    thin: line(p.ink3, 1),
    push: line(p.ink, 2, undefined, true),
    selected: line(p.ink, 1.6),
    hovered: line(p.ink2, 1.2),
    thinCandidate: line(p.candidateLine, 1.2),
    queryBox: line(p.ink2, 1.2, [6, 3]),
    states: {
      ground: line(p.face, 2.2, undefined, true),
      steep: line(p.chosen, 2.2, undefined, true),
      wedged: line(p.slide, 2.2, undefined, true),
      air: line(p.ink2, 1.4, [0.1, 4.4]),
    },
    fills: {
      body: p.bodyVeil,
      hit: p.bodyThin,
      sweep: p.bodyThin,
      plane: withAlpha(p.plane, 0.05),
      slide: p.slideVeil,
      activePlane: withAlpha(p.slideVeil, 0.6 * p.slideVeil[3]),
      edge: p.edgeVeil,
      vertex: withAlpha(p.vertex, 0.22),
      face: withAlpha(p.face, 0.22),
      neutral: withAlpha(p.ink2, 0.1),
    },
    palette,
  };
}
