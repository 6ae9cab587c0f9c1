/** The measured distance in the figures: its ends, the line between them and its parts along the axes. */
import { mix, type Vec3 } from '../../../../mesh/geometry/vec';
import type { Figure } from '../../../scene/layers/layer';
import type { Pen } from '../../../scene/pen/pen';
import type { MarkKind } from '../../../scene/pen/style';
import { formatNumber } from '../../../base/i18n/numbers';
import { t } from '../../../base/i18n/messages';
import { unit } from '../../../core/unit';
import * as store from '../../../core/store';
import { measuring } from './measuring';
import { type End, placeOf } from './points';
import { aim, ends, places, result } from './state';

const kinds: Readonly<Record<'face' | 'edge' | 'vertex', MarkKind>> = {
  face: 'square',
  edge: 'diamond',
  vertex: 'triangle',
};

export function drawMeasure(pen: Pen, figure: Figure): void {
  if (!measuring.value) return;
  const { palette } = pen.styles;
  const at = (world: Vec3) => figure.space.point(world);
  const found = result.value;
  if (found) {
    const { from, to, distance, radii } = found;
    const [x, y]: [Vec3, Vec3] = [
      [to[0], from[1], from[2]],
      [to[0], to[1], from[2]],
    ];
    pen.line([from, x, y, to].map(at), { color: palette.ink2, width: 1, dash: [4, 3] });
    pen.line([at(from), at(to)], { color: palette.ink, width: 2, avoid: true });
    const value = (number: number) => formatNumber(number, store.digits.value === 'hex' ? 17 : store.digits.value);
    const text =
      figure.blend > 0.5
        ? t('measure.named', { value: value(radii) })
        : t('measure.distance', { value: value(distance), unit: unit.value });
    pen.label({
      id: 'measure',
      at: at(mix(from, to, 0.5)),
      lines: [{ text, tone: 'ink' }],
      prefer: 'above',
      priority: 90,
    });
  }
  places.value.forEach((place, k) => place && mark(pen, at(place), ends.value[k]!, 5));
  const next = aim.value;
  const there = next && placeOf(next, figure.moment, figure.mesh);
  if (next && there) mark(pen, at(there), next, 7.5);
}

function mark(pen: Pen, at: Vec3, end: End, size: number): void {
  const { palette } = pen.styles;
  const kind = end.kind === 'picked' ? kinds[end.on.kind] : end.kind === 'corner' ? 'triangle' : 'disc';
  pen.mark(at, { kind, size, fill: palette.halo, stroke: palette.ink, strokeWidth: 1.8 }, { clear: size });
}
