/** The other bodies of a tape in the figures: the way each went in the game, and where it is at the same call. */
import { t } from '../../base/i18n/messages';
import type { Vec3 } from '../../model';
import { drawBody, labelBody } from '../../scene/layers/bodyOutline';
import type { Figure, Layer } from '../../scene/layers/layer';
import { thinnedPath } from '../../scene/layers/path';
import { withAlpha } from '../../base/palette';
import type { Pen } from '../../scene/pen/pen';
import type { TapedBody } from './bodies';
import { rowAt, type ShownTape, shownBody, tapeInScene } from './shown';

/** More would be a tangle, and slow; the bar says so. */
export const mostDrawn = 16;

export const tapeLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const [shown, at] = [tapeInScene.value, shownBody.value];
    if (!shown || at === null) return;
    const row = shown.bodies[at]!.rows[figure.frame];
    const others = shown.bodies.filter((_, place) => place !== at).slice(0, mostDrawn);
    for (const body of others) drawOther(pen, figure, shown, body, row === undefined ? null : rowAt(shown, body, row));
  },
  watch() {
    void [tapeInScene.value, shownBody.value];
  },
};

function drawOther(pen: Pen, figure: Figure, { tape }: ShownTape, body: TapedBody, row: number | null): void {
  const { palette, fills } = pen.styles;
  const { space, shown } = figure;
  if (shown.path) {
    for (const way of waysIn(tape, body))
      pen.line(
        way.map((point) => space.point(point)),
        { color: withAlpha(palette.ink2, 0.55), width: 1 },
      );
  }
  if (!shown.body || row === null) return;
  const center = space.point(vector(tape.requests, 12 * row));
  const drawn = { center, radii: space.vector(vector(tape.requests, 12 * row + 9)) };
  drawBody(pen, drawn, { outline: { color: palette.ink2, width: 1.2, avoid: 'slightly' }, fill: fills.neutral });
  labelBody(pen, drawn, {
    id: `taped ${body.id}`,
    lines: [{ text: t('tape.body.number', { body: body.id }), tone: 'ink2' }],
    priority: 35,
  });
}

const vector = (values: Float64Array, at: number): Vec3 => [values[at]!, values[at + 1]!, values[at + 2]!];

const known = new WeakMap<TapedBody, readonly Vec3[][]>();

/** Where it went, broken where it was set elsewhere. */
function waysIn(tape: ShownTape['tape'], body: TapedBody): readonly Vec3[][] {
  const here = known.get(body);
  if (here) return here;
  const ways: Vec3[][] = [];
  let end: Vec3 | null = null;
  for (const row of body.rows) {
    const start = vector(tape.requests, 12 * row);
    if (!end || start.some((value, axis) => value !== end![axis])) ways.push([start]);
    end = vector(tape.positions, 3 * row);
    ways.at(-1)!.push(end);
  }
  const thinned = ways.map((way) => thinnedPath(way));
  known.set(body, thinned);
  return thinned;
}
