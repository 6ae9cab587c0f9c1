/** The two figures on one canvas: this lays out the panes and their heads, the scene draws behind and labels inside them. */
import { useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import {
  morph,
  placing,
  tool,
  viewMode,
  walking,
  cameraFollow,
  cameraLink,
  ofAudit,
  presetId,
  shownSlide,
  digits,
  shownTime,
} from '../../core/store';
import { tapeBar } from '../tape/bar';
import { setFigures } from '../../core/stepping/picture';
import { type ViewMode, cameraFollows, cameraLinks } from '../../model';
import type { MountedStage } from '../../model/stage';
import { QuestionLine } from './QuestionLine';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';
import { Icon } from '../../base/controls/Icon';
import { setYawSource } from '../player';
import { width } from '../../base/window/width';
import { unitName, unit } from '../../core/unit';
import { lazy } from '../../core/controls/lazy';
import { useStage } from './useStage';
import { worldDescription, ellipsoidDescription } from './describe';
import { Select } from '../../base/controls/Select';
import { presets } from '../../presets';
import { OfAuditLine } from '../left/ofAudit';
import { rich } from '../../base/i18n/rich';
import { formatNumber } from '../../base/i18n/numbers';
import { Slider } from '../../base/controls/Slider';

/** The foot both views share: morph between them, and the clock. */
function ViewFoot() {
  const amount = morph.value;
  return (
    <div class="vfoot">
      <div class="morph">
        <span class="morph-end">{t('view.world')}</span>
        <Slider
          label={t('view.morph')}
          value={amount}
          text={t('percent', { value: Math.round(amount * 100) })}
          onChange={(value) => actions.setMorph(value)}
        />
        <span class="morph-end cut" title={t('view.ellipsoid')}>
          {t('view.ellipsoid')}
        </span>
      </div>
      <i class="grow" />
      {shownSlide.value && (
        <button type="button" class="lnk" onClick={() => actions.explainStop(true)}>
          {t('why.title')}
        </button>
      )}
      <Clock />
    </div>
  );
}

function Clock() {
  const begin = shownSlide.value?.opening;
  const short = digits.value === 4 ? 4 : 7;
  return (
    <>
      <span class="ro num">
        {rich('view.time')} <b>{formatNumber(shownTime.value, short)}</b>
      </span>
      {begin?.kind === 'SlideBegin' && (
        <span class="ro num" title={t('view.length.title')}>
          {rich('view.length')} <b>{formatNumber(begin.lengthWorld, short)}</b> {unit.value}
        </span>
      )}
    </>
  );
}

function Question() {
  if (ofAudit.value) return <OfAuditLine event={ofAudit.value} />;
  const preset = presets.find(({ id }) => id === presetId.value);
  if (!preset) return null;
  return <QuestionLine question={t(preset.questionKey)} />;
}

/** How the cameras of the two views behave. */
function LinkSelect() {
  return (
    <Select
      class="cam"
      icon="link"
      label={t('view.link')}
      value={cameraLink.value}
      title={t(`view.link.${cameraLink.value}.title`)}
      options={cameraLinks.map((value) => ({ value, label: t(`view.link.${value}`) }))}
      onChoose={(value) => actions.setCameraLink(value)}
    />
  );
}

function FollowSelect() {
  return (
    <Select
      class="cam"
      icon="follow"
      label={t('view.follow')}
      value={cameraFollow.value}
      options={cameraFollows.map((value) => ({ value, label: t(`view.follow.${value}`) }))}
      onChoose={(value) => actions.setCameraFollow(value)}
    />
  );
}

const PlaceOverlay = lazy(async () => (await import('../tools/body/PlaceOverlay')).PlaceOverlay);
const WalkOverlay = lazy(async () => (await import('../overlays/WalkOverlay')).WalkOverlay);

/** One view at a time has no room for two. */
function shownMode(): ViewMode {
  const mode = viewMode.value;
  return width.value === 'small' && mode === 'both' ? 'world' : mode;
}

export function Views() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid }, (stage) => serve(stage, canvas.current));
  const mode = shownMode();
  const Overlay = tool.value?.Overlay;
  const Tape = tapeBar.value;
  return (
    <main class={`views mode-${mode}`} tabIndex={-1} aria-label={t('view.label')}>
      {width.value === 'small' && <ViewTabs mode={mode} />}
      {width.value === 'medium' && (
        <div class="views-top">
          <ViewTabs mode={mode} />
          <Question />
        </div>
      )}
      <div class={`stage ${placing.value || Overlay ? 'is-placing' : ''}`}>
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
        {Overlay && <Overlay />}
        {Tape && !placing.value && !Overlay && <Tape />}
      </div>
      <ViewFoot />
    </main>
  );
}

/** Walking goes where the camera looks, and pictures are taken of what it sees. */
function serve(stage: MountedStage, canvas: HTMLCanvasElement | null): () => void {
  setYawSource(() => stage.cameraYaw());
  setFigures({
    picture(look) {
      const copy = stage.picture(look);
      const around = canvas?.parentElement;
      return copy && around ? { canvas: copy, stage: around } : null;
    },
    view() {
      const view = stage.view();
      const model = canvas?.parentElement;
      return view && model ? { view, model } : null;
    },
  });
  return () => setFigures(null);
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

/** The unit of lengths in the world view: the world's, until the slider moves to ellipsoid space. */
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
