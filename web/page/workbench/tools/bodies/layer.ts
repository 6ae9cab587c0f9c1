/** The other bodies in the figures: where each is at the beginning of the frame, the way it goes, and its number. */
import { t } from '../../../base/i18n/messages';
import { drawBody, labelBody } from '../../../scene/layers/bodyOutline';
import type { Vec3 } from '../../../../mesh/geometry/vec';
import { bodyAt, type Figure, type Layer } from '../../../scene/layers/layer';
import { withAlpha } from '../../../base/palette';
import type { Pen } from '../../../scene/pen/pen';
import { bodies } from '../../../model/bodies';
import { stepByStep } from '../../../core/stepping/known';
import * as store from '../../../core/store';
import { centreIn, type Path, paths } from './running';

/** Longer ways are thinned out to about this many points on either side of the cursor; finer is not seen. */
const most = 300;

/** Walking is about one body, and the course about what it asks. */
export const areShown = (): boolean =>
  bodies.value !== null && store.room.value === 'workbench' && !store.walking.value && !store.questionOpen.value;

/** The number of one of the others among all, from 0. */
export const placeOf = (other: number, shown: number): number => other + (other >= shown ? 1 : 0);

export const bodiesLayer: Layer = {
  name: null,
  draw(pen, figure) {
    const those = bodies.value;
    if (!those || !areShown()) return;
    paths.value.forEach((path, k) => path && drawOther(pen, figure, path, placeOf(k, those.shown)));
    if (!figure.shown.body) return;
    pen.label({
      id: `body ${those.shown}`,
      at: figure.space.point(figure.moment.start),
      lines: [{ text: t('bodies.number', { number: those.shown + 1 }), tone: 'body' }],
      prefer: 'right',
      priority: 28,
      gap: 6,
    });
  },
  watch() {
    void [bodies.value, paths.value, store.walking.value, stepByStep.value];
  },
};

function drawOther(pen: Pen, figure: Figure, path: Path, place: number): void {
  const { palette, fills } = pen.styles;
  const { frame, space, shown } = figure;
  const color = withAlpha(palette.ink2, 0.55);
  if (shown.path) {
    const line = (from: number, to: number) => thinned(path, from, to).map((point) => space.point(point));
    pen.line(line(0, frame), { color, width: 1 });
    // What is yet to come is not told step by step, of none of them.
    if (!stepByStep.value) pen.line(line(frame, path.length / 3 - 1), { color, width: 1, dash: [0.1, 4] });
  }
  const centre = shown.body && centreIn(path, frame);
  if (!centre) return;
  const body = bodyAt(figure, centre);
  drawBody(pen, body, { outline: { color: palette.ink2, width: 1.2, avoid: 'slightly' }, fill: fills.neutral });
  labelBody(pen, body, {
    id: `body ${place}`,
    lines: [{ text: t('bodies.number', { number: place + 1 }), tone: 'ink2' }],
    priority: 35,
  });
}

/** As far as there are numbers. */
function thinned(path: Path, from: number, to: number): Vec3[] {
  const stride = Math.max(1, Math.ceil((to - from) / most));
  const points: Vec3[] = [];
  for (let at = from; at <= to; at = at < to ? Math.min(to, at + stride) : to + 1) {
    const point = centreIn(path, at);
    if (!point) break;
    points.push(point);
  }
  return points;
}
