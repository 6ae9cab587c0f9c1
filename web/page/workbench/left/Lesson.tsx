/** The question of the preset, and two ways on: find out, or reveal. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { stepByStep } from '../../core/stepping/known';
import { enclosing, meshState, ofAudit, presetId, wholeStep } from '../../core/store';
import { standing } from '../../core/kept/yours';
import { presets } from '../../presets';
import { t } from '../../base/i18n/messages';
import { shownName } from '../overlays/presetNames';
import { OfAudit } from './ofAudit';
import { PreviousLesson } from './PreviousLesson';
import { Section } from './Section';

/** The answer that is shown, and the preset it belongs to. */
const told = signal<{ readonly preset: string; readonly text: string } | null>(null);

/** Of the slide we are in, however far it is known. */
const nearestAhead = () => enclosing(wholeStep.value, 'slide')?.children.findLast((step) => step.kind === 'nearest');

/** The nearest hit of the slide: the only answer for your own scene. */
function goToNearest() {
  const nearest = nearestAhead();
  if (nearest) void actions.goTo(nearest.address, { history: 'push' });
}

async function tell(preset: string): Promise<void> {
  const { answerOf } = await import('../../presets/answers');
  const text = answerOf(preset);
  if (text !== null && presetId.value === preset) told.value = { preset, text };
}

/** An answer is about the original preset. */
function reveal(preset: string | null) {
  if (told.value) told.value = null;
  else if (preset === null) goToNearest();
  else tell(preset).catch(goToNearest);
}

function openAt(at: number) {
  const preset = presets[(at + presets.length) % presets.length];
  if (preset) void actions.openPreset(preset.id);
}

export function Lesson() {
  const audited = ofAudit.value;
  // An audited level may be a preset's; its question is about something else.
  const at = audited ? -1 : presets.findIndex(({ id }) => id === presetId.value);
  const preset = presets[at];
  const asked = preset && !standing.value.changed ? preset.id : null;
  const answer = asked !== null && told.value?.preset === asked ? told.value.text : null;
  const canReveal = asked === null ? nearestAhead() !== undefined : asked !== 'free-walk';
  useEffect(() => () => void (told.value = null), [asked]);
  const aside = (
    <span class="lesson-aside">
      <button
        type="button"
        class="lnk known"
        aria-pressed={stepByStep.value}
        title={t('lesson.known.title')}
        onClick={() => actions.setStepByStep(!stepByStep.value)}
      >
        {t('lesson.known')}
      </button>
      {preset && <PreviousLesson onOpen={() => openAt(at - 1)} />}
      {preset && <span class="num">{t('lesson.place', { at: at + 1, count: presets.length })}</span>}
    </span>
  );
  return (
    <Section class="lesson" title={t('panel.lesson')} aside={aside}>
      {audited ? (
        <OfAudit event={audited} />
      ) : (
        <>
          <h3>{preset ? shownName.value : meshState.value && t('lesson.own.title')}</h3>
          <p>{preset ? t(preset.questionKey) : meshState.value && t('lesson.own.text')}</p>
        </>
      )}
      <p class="answer" role="status">
        {answer}
      </p>
      <div class="bts">
        {canReveal && (
          <button
            type="button"
            class="bt"
            aria-expanded={asked === null ? undefined : answer !== null}
            onClick={() => reveal(asked)}
          >
            {t(answer === null ? 'lesson.reveal' : 'lesson.hide')}
          </button>
        )}
        {preset && (
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
