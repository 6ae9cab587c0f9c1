/** The two figures on one canvas: this lays out the panes and their heads, the scene draws behind and labels inside them. */
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../state/actions';
import { morph, placing, viewMode, walking } from '../../state/store';
import { setFigures } from '../../state/picture';
import type { ViewMode } from '../../model';
import { t } from '../../i18n/messages';
import { Choice } from '../controls/Choice';
import { Icon } from '../controls/Icon';
import { PlaceOverlay } from '../overlays/PlaceOverlay';
import { WalkOverlay } from '../overlays/WalkOverlay';
import { setYawSource } from '../../player';
import { width } from '../shell/width';
import { unitName } from '../unit';
import { FollowSelect, LinkSelect } from './CameraSelects';
import { Question } from './Question';
import { ViewFoot } from './ViewFoot';
import { worldDescription, ellipsoidDescription } from './describe';

/** One view at a time has no room for two. */
function shownMode(): ViewMode {
  const mode = viewMode.value;
  return width.value === 'small' && mode === 'both' ? 'world' : mode;
}

export function Views() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage(canvas, world, ellipsoid);
  const mode = shownMode();
  return (
    <main class={`views mode-${mode}`} tabIndex={-1} aria-label={t('view.label')}>
      {width.value === 'small' && <ViewTabs mode={mode} />}
      {width.value === 'medium' && (
        <div class="views-top">
          <ViewTabs mode={mode} />
          <Question />
        </div>
      )}
      <div class={`stage ${placing.value ? 'is-placing' : ''}`}>
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          <WorldHead />
          <p class="sr">{worldDescription.value}</p>
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={t('view.ellipsoid')}>
          <EllipsoidHead />
          <p class="sr">{ellipsoidDescription.value}</p>
        </section>
        {walking.value && <WalkOverlay />}
        {placing.value && <PlaceOverlay />}
      </div>
      <ViewFoot />
    </main>
  );
}

type Ref<E> = { readonly current: E | null };

/** The scene comes in its own chunk, so the page stands before three.js has arrived. */
function useStage(canvas: Ref<HTMLCanvasElement>, world: Ref<HTMLElement>, ellipsoid: Ref<HTMLElement>) {
  useEffect(() => {
    let stage: { dispose(): void } | null = null;
    let gone = false;
    void import('../../scene/index').then(({ mountStage }) => {
      if (gone || !canvas.current || !world.current || !ellipsoid.current) return;
      const mounted = mountStage(canvas.current, { world: world.current, ellipsoid: ellipsoid.current });
      stage = mounted;
      setYawSource(() => mounted.cameraYaw());
      setFigures(() => {
        const copy = mounted.picture();
        const stage = canvas.current?.parentElement;
        return copy && stage ? { canvas: copy, stage } : null;
      });
    });
    return () => {
      gone = true;
      setFigures(null);
      stage?.dispose();
    };
  }, [canvas, world, ellipsoid]);
}

function ViewTabs({ mode }: { mode: ViewMode }) {
  const small = width.value === 'small';
  const modes: ViewMode[] = small ? ['world', 'ellipsoid'] : ['world', 'ellipsoid', 'both'];
  return (
    <Choice
      class={small ? 'vseg' : 'vtabs'}
      label={t('view.tabs')}
      value={mode}
      options={modes.map((value) => ({ value, label: t(small ? `view.tab.short.${value}` : `view.tab.${value}`) }))}
      onChoose={(value) => actions.setViewMode(value)}
    />
  );
}

/** What lengths in the world view are: its own unit, until the slider takes them to ellipsoid space. */
function worldScale(): string {
  const part = morph.value;
  if (part === 0) return unitName.value;
  return part === 1 ? t('view.world.morphed') : t('view.world.morphing', { part });
}

function WorldHead() {
  return (
    <div class="vh">
      <b>{t('view.world')}</b>
      <span class="dimt num">{worldScale()}</span>
      <i class="grow" />
      <FollowSelect />
      <button
        type="button"
        class="ch"
        title={t('view.frameEvent.title')}
        aria-label={t('view.frameEvent')}
        onClick={() => actions.frameEvent()}
      >
        <Icon name="frame" />
        <span>{t('view.frameEvent')}</span>
      </button>
    </div>
  );
}

function EllipsoidHead() {
  return (
    <div class="vh">
      <b>{t('view.ellipsoid')}</b>
      <span class="dimt">{t('view.ellipsoid.unit')}</span>
      <i class="grow" />
      <LinkSelect />
    </div>
  );
}
