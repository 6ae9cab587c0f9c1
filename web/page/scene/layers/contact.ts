import { t } from '../../base/i18n/messages';
import type { Tone } from '../labels/label.types';
import { isOwnHit, nearestStandsFor, type Hit, type HitFeature } from '../moment/hit';
import type { Pen } from '../pen/pen';
import type { MarkKind } from '../pen/style';
import { fromEllipsoid, type Figure, type Layer } from './layer';

const kinds: Readonly<Record<HitFeature, MarkKind>> = { face: 'square', edge: 'diamond', vertex: 'triangle' };

/** The touch: one shape per feature, a second outline around the nearest so far. 22 pixels with its ring at any zoom. */
export const contactLayer: Layer = {
  name: 'contact',
  draw(pen, figure) {
    const { nearest, found } = figure.moment;
    pen.symbol('c');
    if (found && (!nearest || found.time !== nearest.time || found.triangle !== nearest.triangle))
      drawSign(pen, figure, found, false);
    if (!nearest) return;
    if (nearestStandsFor(figure.moment) === 'best') pen.symbol('best');
    drawSign(pen, figure, nearest, true);
    // During a test e, b and n stand there in ellipsoid space, and the name is in the world view beside it.
    if (figure.blend > 0.5 && figure.moment.check) return;
    pen.label({
      id: 'contact',
      at: fromEllipsoid(figure, nearest.point),
      lines: [{ text: contactName(nearest, isOwnHit(figure.moment)), tone: nearest.feature satisfies Tone }],
      prefer: 'belowRight',
      priority: 65,
      gap: 16,
    });
  },
};

function drawSign(pen: Pen, figure: Figure, hit: Hit, chosen: boolean): void {
  const at = fromEllipsoid(figure, hit.point);
  const kind = kinds[hit.feature];
  const { palette } = pen.styles;
  pen.mark(at, { kind, size: chosen ? 13 : 8.5, fill: palette.halo }, { clear: chosen ? 12 : 8 });
  if (chosen) pen.mark(at, { kind, size: 9.5, fill: [0, 0, 0, 0], stroke: palette.chosen, strokeWidth: 1.7 });
  pen.mark(at, { kind, size: 5.8, fill: palette[`${hit.feature}Fill`], stroke: palette.glyphRim, strokeWidth: 1 });
}

/** @param own the feature is one of the triangle under test, which need not be named */
function contactName({ feature, element, triangle }: Hit, own: boolean): string {
  const values = { element: String(element), triangle: String(triangle), own: own ? 'yes' : 'no' };
  if (feature === 'face') return t('scene.label.contactFace', values);
  return t(feature === 'edge' ? 'scene.label.contactEdge' : 'scene.label.contactVertex', values);
}
