/** The question of the preset, and two ways on: find out, or be told. */
import { actions } from '../../state/actions';
import { currentSlide, presetId } from '../../state/store';
import { standing } from '../../state/yours';
import { presets } from '../../presets';
import { t } from '../../i18n/messages';
import { shownName } from '../overlays/presetNames';
import { Section } from './Section';

/** Where the answer stands: the nearest hit of the slide. */
function reveal() {
  const nearest = currentSlide.value?.children.findLast((step) => step.kind === 'nearest');
  if (nearest) void actions.goTo(nearest.address, { history: 'push' });
}

function openNext(at: number) {
  const next = presets[(at + 1) % presets.length];
  if (next) void actions.openPreset(next.id);
}

export function Lesson() {
  const at = presets.findIndex(({ id }) => id === presetId.value);
  const preset = presets[at];
  const canReveal = currentSlide.value?.children.some((step) => step.kind === 'nearest') ?? false;
  const place = preset && (
    <span class="lesson-aside">
      {standing.value.changed && (
        <button type="button" class="lnk" onClick={() => void actions.resetExperiment()}>
          {t('yours.original')}
        </button>
      )}
      <span class="num">{t('lesson.place', { at: at + 1, count: presets.length })}</span>
    </span>
  );
  return (
    <Section class="lesson" title={t('panel.lesson')} aside={place}>
      <h3>{preset ? shownName.value : t('lesson.own.title')}</h3>
      <p>{preset ? t(preset.questionKey) : t('lesson.own.text')}</p>
      <div class="bts">
        {canReveal && (
          <button type="button" class="bt" onClick={reveal}>
            {t('lesson.reveal')}
          </button>
        )}
        {preset && (
          <button type="button" class="bt" onClick={() => openNext(at)}>
            {t('lesson.next')}
          </button>
        )}
        <button type="button" class="bt pri" onClick={() => void actions.stepForward()}>
          {t('lesson.step')}
        </button>
      </div>
    </Section>
  );
}
