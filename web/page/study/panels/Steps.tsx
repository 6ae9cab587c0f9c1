/** Below a figure that stands alone: the way to the step before and to the next, the sentence of the step, and the way back. */
import { actions } from '../../core/actions';
import { cursor } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { Sentence } from '../../explain/panels/Sentence';

/** @param home address of the step that the figure is about */
export function Steps({ home }: { readonly home: string }) {
  return (
    <div class="study-steps" role="group" aria-label={t('step.toolbar')}>
      <IconButton icon="chevronLeft" label={t('step.back')} onClick={() => void actions.stepBack()} />
      <IconButton icon="chevronRight" label={t('step.forward')} onClick={() => void actions.stepForward()} />
      <Sentence />
      {cursor.value !== home && (
        <button type="button" class="lnk" onClick={() => void actions.goTo(home, { history: 'none' })}>
          {t('study.steps.home')}
        </button>
      )}
    </div>
  );
}
