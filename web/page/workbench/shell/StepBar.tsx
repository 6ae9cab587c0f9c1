/** Stepping under the thumb. */
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { Toolbar } from '../../base/controls/Toolbar';
import { LevelSelect } from '../topbar/LevelChip';
import { PlayButton } from '../topbar/Transport';

export function StepBar() {
  return (
    <nav class="stepbar-nav" aria-label={t('step.toolbar')}>
      <Toolbar class="stepbar" label={t('step.toolbar')}>
        <IconButton class="big" icon="out" label={t('step.out')} onClick={() => void actions.stepOut()} />
        <IconButton class="big" icon="back" label={t('step.back')} onClick={() => void actions.stepBack()} />
        <PlayButton class="big" />
        <IconButton class="big" icon="forward" label={t('step.forward')} onClick={() => void actions.stepForward()} />
        <IconButton class="big" icon="into" label={t('step.into')} onClick={() => void actions.stepInto()} />
        <LevelSelect />
      </Toolbar>
    </nav>
  );
}
