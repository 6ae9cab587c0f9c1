/** The way back and on, and the keys that do what can be done here. */
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { keepFocus } from '../../base/controls/Toolbar';
import { width } from '../../base/window/width';
import { guestChapter, neighbourOf } from '../course';
import { furtherFrom } from '../course/way';
import { goBack, goOn, goTo } from '../player';
import { progress } from '../progress';
import { chapter, ended, here, judged, stepsShown, stop, stuck } from '../state';
import { SayInline } from './Say';

export function Foot() {
  const { chapter: id, stop: at } = here.value;
  const before = at > 0 || ended.value ? null : neighbourOf(id, -1);
  const atStart = at === 0 && !before && !ended.value;
  return (
    <footer class="l-foot">
      {!atStart && (
        <button type="button" class="l-prev" aria-label={before ? undefined : t('learn.back')} onClick={goBack}>
          <Icon name="chevronLeft" />
          <span>{before ? <SayInline text={`${before.id} ${before.short}`} /> : t('learn.back')}</span>
        </button>
      )}
      {width.value === 'wide' && !ended.value && <Keys />}
      <Next />
    </footer>
  );
}

function Next() {
  const { chapter: id, stop: at } = here.value;
  const { steps = [] } = stop.value;
  const next = chapter.value.tour.stops[at + 1];
  const { next: further, option } =
    id === guestChapter ? { next: null, option: null } : furtherFrom(id, progress.value.done);
  const key = <kbd class="kbd">N</kbd>;
  if (!ended.value && (stepsShown.value < steps.length || next)) {
    const beat = next && stepsShown.value >= steps.length && next.beat !== stop.value.beat ? next.beat : null;
    const label =
      stepsShown.value < steps.length
        ? t('learn.next.step')
        : beat && beat !== 'look'
          ? t(`learn.next.beat.${beat}`)
          : t('learn.next');
    return (
      <button type="button" class="bt lg l-next" onMouseDown={keepFocus} onClick={goOn}>
        {label} {key}
      </button>
    );
  }
  if (further && stop.value.closing)
    return (
      <div class="l-next">
        <button type="button" class="bt lg" onMouseDown={keepFocus} onClick={goOn}>
          <SayInline text={t('learn.next.option', { number: further.id, title: further.short })} /> {key}
        </button>
        <Finished />
      </div>
    );
  if (further)
    return (
      <div class="l-next">
        {option && (
          <button type="button" class="bt lg" onMouseDown={keepFocus} onClick={() => goTo(option.id, 0)}>
            <SayInline text={t('learn.next.option', { number: option.id, title: option.short })} />
          </button>
        )}
        <button type="button" class="bt pri lg" onMouseDown={keepFocus} onClick={goOn}>
          <SayInline text={t('learn.next.chapter', { title: further.short })} /> {key}
        </button>
      </div>
    );
  if (id === guestChapter && !ended.value)
    return (
      <button type="button" class="bt pri lg l-next" onMouseDown={keepFocus} onClick={goOn}>
        {t('tour.over.next')} {key}
      </button>
    );
  return <Finished />;
}

const Finished = () => (
  <button type="button" class="bt pri lg l-next" onMouseDown={keepFocus} onClick={() => actions.openInWorkbench()}>
    {t('learn.finished')}
  </button>
);

function Keys() {
  const { ask, steps } = stop.value;
  const list: [string[], string][] = [];
  const open = ask && !judged.value && !stuck.value;
  if (open && ask.kind === 'place')
    list.push([['←', '→'], t(ask.as === 'point' ? 'learn.key.point' : 'learn.key.move')]);
  if (open) list.push([['Enter'], t('learn.key.check')]);
  if (open && ask.help) list.push([['H'], t('learn.key.hint')]);
  if (steps) list.push([[t('key.space')], t('learn.key.step')]);
  list.push([['W'], t('learn.key.workbench')]);
  return (
    <div class="l-keys" aria-hidden="true">
      {list.map(([caps, label]) => (
        <span key={label}>
          {caps.map((cap) => (
            <kbd key={cap} class="kbd">
              {cap}
            </kbd>
          ))}
          {label}
        </span>
      ))}
    </div>
  );
}
