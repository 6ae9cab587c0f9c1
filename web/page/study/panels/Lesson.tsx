/** The question of the study's preset, its answer, the next one. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { presetId, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { PreviousLesson } from '../../workbench/left/PreviousLesson';
import { Section } from '../../workbench/left/Section';
import { currentRoom } from '../room';

const told = signal<string | null>(null);

export function Lesson() {
  const { module, run, baseline } = study.value!;
  const { presets } = module;
  const at = presets.findIndex(({ id }) => id === presetId.value);
  const preset = presets[at];
  const changed = run.settings !== baseline && JSON.stringify(run.settings) !== JSON.stringify(baseline);
  useEffect(() => () => void (told.value = null), [preset?.id, changed]);
  const shown = preset && !changed && told.value === preset.id;
  const openAt = (to: number) => {
    const next = presets[(to + presets.length) % presets.length];
    if (next) void actions.openPreset(next.id);
  };
  const aside = preset && (
    <span class="lesson-aside">
      {changed && (
        <button type="button" class="lnk" onClick={() => void currentRoom().reset()}>
          {t('yours.original')}
        </button>
      )}
      <PreviousLesson onOpen={() => openAt(at - 1)} />
      <span class="num">{t('study.lesson.place', { at: at + 1, count: presets.length })}</span>
    </span>
  );
  return (
    <Section class="lesson" title={t('panel.lesson')} aside={aside}>
      <h3>{t(preset ? preset.title : module.title)}</h3>
      {preset && <p>{rich(preset.question)}</p>}
      <p class="answer" role="status">
        {shown && rich(preset.answer)}
      </p>
      <div class="bts">
        {preset && !changed && (
          <button
            type="button"
            class="bt"
            aria-expanded={shown}
            onClick={() => (told.value = shown ? null : preset.id)}
          >
            {t(shown ? 'lesson.hide' : 'lesson.reveal')}
          </button>
        )}
        {presets.length > 0 && (
          <button type="button" class="bt" onClick={() => openAt(at + 1)}>
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
