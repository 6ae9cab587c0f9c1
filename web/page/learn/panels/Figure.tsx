/** The figure of the course: the views of the workbench with what the chapter shows, and a grip on what is to be placed. */
import { useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { morph } from '../../core/store';
import type { Screen } from '../../model/stage';
import { useStage } from '../../workbench/views/useStage';
import { width } from '../../base/window/width';
import { drawnFlat } from '../../base/flat';
import { awaitedMesh } from '../../core/address/awaiting';
import { ready, shown, spots, stuck } from '../state';
import { figureKind, figureMode, secondTitle } from './figureKind';
import { Grip } from './Grip';
import { FrontView, MissingFile } from './later';

export const Figure = () => <Panes key={figureKind.value} />;

function Panes() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  /** where points of the world are in the latest picture; a new function for every picture */
  const [screen, setScreen] = useState<{ readonly at: Screen } | null>(null);
  useStage({ canvas, world, ellipsoid }, (stage) => {
    stage.onPicture((at) => setScreen({ at }));
    return () => stage.onPicture(null);
  });
  return (
    <div class={`l-figure views mode-${figureMode.value}`}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')} data-morph={morph.value > 0 ? '' : undefined}>
          {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
          {ready.value &&
            screen &&
            spots.value.map(({ spot, first }) => <Grip key={first} ask={spot} first={first} screen={screen.at} />)}
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={secondTitle()}>
          {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
        </section>
        {width.value !== 'small' && ready.value && shown.value.parts.has('front') && (
          <div class="l-beside">
            <FrontView />
          </div>
        )}
        {drawnFlat.value && (
          <p class="l-flat" role="note">
            {t('learn.flat')}
            {drawnFlat.value.all > drawnFlat.value.most && ` ${t('learn.flat.near', { ...drawnFlat.value })}`}
          </p>
        )}
        {!ready.value && !stuck.value && <p class="l-opening">{t('learn.open')}</p>}
        {stuck.value && awaitedMesh.value && <MissingFile />}
      </div>
    </div>
  );
}
