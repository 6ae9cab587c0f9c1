/** Play and step, like a debugger. */
import { actions } from '../../core/actions';
import { playing } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { Toolbar } from '../../base/controls/Toolbar';

export function PlayButton({ class: extra = '' }: { class?: string }) {
  const on = playing.value;
  return (
    <IconButton
      class={`play ${extra}`}
      icon={on ? 'pause' : 'play'}
      label={t(on ? 'step.pause' : 'step.play')}
      keys={t('key.space')}
      onClick={() => actions.togglePlay()}
    />
  );
}

export function Transport() {
  return (
    <Toolbar class="transport" label={t('step.toolbar')}>
      <PlayButton />
      <IconButton icon="first" label={t('step.first')} keys="Home" onClick={() => void actions.first()} />
      <IconButton icon="back" label={t('step.back')} keys="←" onClick={() => void actions.stepBack()} />
      <IconButton icon="forward" label={t('step.forward')} keys="→" onClick={() => void actions.stepForward()} />
      <IconButton icon="last" label={t('step.last')} keys="End" onClick={() => void actions.last()} />
      <IconButton
        icon="continue"
        class="continue"
        label={t('breakpoints.continueLong')}
        keys="C"
        onClick={() => void actions.continueForward()}
      />
      <i class="sep" />
      <IconButton icon="into" label={t('step.into')} keys="↓" onClick={() => void actions.stepInto()} />
      <IconButton icon="out" label={t('step.out')} keys="↑" onClick={() => void actions.stepOut()} />
    </Toolbar>
  );
}
