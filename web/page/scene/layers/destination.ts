import { t } from '../../base/i18n/messages';
import { length } from '../../../mesh/geometry/vec';
import { drawBody, labelBody } from './bodyOutline';
import { bodyAt, centreAt, isShort, type Layer } from './layer';
import { bodyLines } from './words';

/** The ellipsoid where it was asked to go: dotted. */
export const destinationLayer: Layer = {
  name: 'requested',
  draw(pen, figure) {
    const { moment } = figure;
    // In ellipsoid space t₁ stands about there; the tip of v says where the destination is.
    if (length(moment.displacement) === 0 || (figure.blend > 0.5 && moment.candidate)) return;
    const body = bodyAt(figure, centreAt(moment, 1));
    pen.symbol('goal');
    drawBody(pen, body, { outline: pen.styles.destination });
    if (isShort(pen, figure.space.point(moment.start), body.center)) return;
    labelBody(pen, body, {
      id: 'requested',
      lines: bodyLines(t('scene.label.requested'), 1, pen.projection.compact),
      priority: 55,
    });
  },
};
