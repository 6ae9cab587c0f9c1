import { t } from '../../../base/i18n/messages';
import type { StepKind } from '../../../../package/trace/steps';
import { isFinite3 } from '../../../../mesh/geometry/vec';
import { eventOf } from '../../../scene/moment/slide';
import { drawBody } from '../../../scene/layers/bodyOutline';
import { bodyAt, type Layer } from '../../../scene/layers/layer';

const shownAt: ReadonlySet<StepKind> = new Set(['project', 'end', 'response']);

/** Paper: the destination dropped on the sliding plane. Shown once the steps come to it; before that it would only crowd. */
export const projectionLayer: Layer = {
  name: 'projection',
  draw(pen, figure) {
    const { moment, space } = figure;
    const project = moment.slide && eventOf(moment.slide, 'Project');
    if (!project || !moment.step || !shownAt.has(moment.step.kind) || !isFinite3(project.projectedWorld)) return;
    const to = space.point(project.projectedWorld);
    pen.symbol('proj');
    pen.line([space.point(project.destinationWorld), to], pen.styles.drop);
    drawBody(pen, bodyAt(figure, project.projectedWorld), { outline: pen.styles.ghost });
    const { palette } = pen.styles;
    pen.mark(
      to,
      { kind: 'disc', size: 3, fill: palette.slide, stroke: palette.background, strokeWidth: 1.5 },
      { clear: 5 },
    );
    const lines = [{ text: t('scene.label.projected'), tone: 'slide' as const }];
    pen.label({ id: 'projected', at: to, lines, prefer: 'belowRight', priority: 56, gap: 8 });
  },
};
