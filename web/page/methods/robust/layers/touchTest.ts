import { t } from '../../../base/i18n/messages';
import { isFinite3 } from '../../../../mesh/geometry/vec';
import { fromEllipsoid, type Layer } from '../../../scene/layers/layer';

/** Robust: the closest point of the triangle to the centre before anything moves. */
export const touchTestLayer: Layer = {
  name: 'touchTest',
  draw(pen, figure) {
    const event = figure.moment.check?.event;
    if (event?.kind !== 'TouchTest' || !isFinite3(event.point)) return;
    const at = fromEllipsoid(figure, event.point);
    const { palette } = pen.styles;
    pen.symbol('b');
    pen.line([figure.space.point(figure.moment.start), at], pen.styles.offset);
    const touches = event.verdict !== 'clear';
    const fill = touches ? palette.ink : palette.background;
    pen.symbol('q');
    pen.mark(at, { kind: 'disc', size: 7, fill: palette.background });
    pen.mark(at, { kind: 'disc', size: 4, fill, stroke: palette.ink2, strokeWidth: 1.6 }, { clear: 8 });
    const lines = [{ text: t('scene.label.closest'), tone: 'ink2' as const }];
    pen.label({ id: 'closest', at, lines, prefer: 'belowRight', priority: 68, gap: 10 });
  },
};
