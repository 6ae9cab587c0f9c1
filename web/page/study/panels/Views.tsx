/** The two views of a study on one canvas. */
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { setFigures } from '../../core/stepping/picture';
import { morph, presetId, study } from '../../core/store';
import type { ViewMode } from '../../model';
import { t } from '../../base/i18n/messages';
import { currentSentence } from '../../explain/panels/Sentence';
import { Choice } from '../../base/controls/Choice';
import { Icon } from '../../base/controls/Icon';
import { Slider } from '../../base/controls/Slider';
import { width } from '../../base/window/width';
import { unitName } from '../../core/unit';
import { StudyStage } from '../scene/stage';
import { studyMode } from '../../core/study/mode';
import { QuestionLine } from '../../workbench/views/QuestionLine';
import { toldMoment } from '../state';

export function Views() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const second = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!canvas.current || !world.current || !second.current) return;
    const stage = new StudyStage(canvas.current, { world: world.current, second: second.current });
    setFigures({
      picture(look) {
        const copy = stage.picture(look);
        const element = canvas.current?.parentElement;
        return copy && element ? { canvas: copy, stage: element } : null;
      },
    });
    return () => {
      setFigures(null);
      stage.dispose();
    };
  }, []);
  const mode = studyMode();
  const message = currentSentence.value;
  const sentence = message ? t(message.key, message.values) : '';
  const view = study.value?.module.second;
  return (
    <main class={`views mode-${mode}`} tabIndex={-1} aria-label={t('view.label')}>
      {width.value === 'small' && view && <Tabs mode={mode} />}
      {width.value === 'medium' && (
        <div class="views-top">
          {view && <Tabs mode={mode} />}
          <Question />
        </div>
      )}
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          <div class="vh">
            <b>{t('view.world')}</b>
            <span class="dimt num">{unitName.value}</span>
            <i class="grow" />
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
          <p class="sr">{sentence}</p>
        </section>
        <section ref={second} class="vw vw-e" aria-label={view ? t(view.title) : t('study.view.second')}>
          {view && (
            <div class="vh">
              <b>{t(view.title)}</b>
              <span class="dimt cut" title={t(view.note)}>
                {t(view.note)}
              </span>
            </div>
          )}
          <p class="sr">{sentence}</p>
        </section>
      </div>
      <Foot />
    </main>
  );
}

function Question() {
  const preset = study.value!.module.presets.find(({ id }) => id === presetId.value);
  return preset ? <QuestionLine question={t(preset.question)} /> : null;
}

function Tabs({ mode }: { mode: ViewMode }) {
  const small = width.value === 'small';
  const second = study.value!.module.second!;
  const names: Readonly<Record<ViewMode, string>> = {
    world: t('view.world'),
    ellipsoid: t(second.title),
    both: t('view.tab.both'),
  };
  const modes: ViewMode[] = small ? ['world', 'ellipsoid'] : ['world', 'ellipsoid', 'both'];
  return (
    <Choice
      class={small ? 'vseg' : 'vtabs'}
      label={t('view.tabs')}
      value={mode}
      options={modes.map((value) => ({ value, label: names[value] }))}
      onChoose={(value) => actions.setViewMode(value)}
    />
  );
}

function Foot() {
  const { module } = study.value!;
  const at = toldMoment.value;
  const turn = module.second?.morph;
  return (
    <div class="vfoot">
      {turn && (
        <div class="morph">
          <span class="morph-end">{t(turn)}</span>
          <Slider
            label={t(turn)}
            value={morph.value}
            text={t('percent', { value: Math.round(morph.value * 100) })}
            onChange={(value) => actions.setMorph(value)}
          />
        </div>
      )}
      <i class="grow" />
      {at &&
        module.readouts(at).map(({ label, value }) => (
          <span key={label} class="ro num">
            {t(label)} <b>{value}</b>
          </span>
        ))}
    </div>
  );
}
