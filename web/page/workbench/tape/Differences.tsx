/** Whether the answers are those on the tape, and the way to those that are not. */
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { actions } from '../../core/actions';
import { differingAfter, type Place, type ShownTape } from './shown';

/** @param here the frame that is shown; null: none of the tape's */
export function Differences({ shown, here }: { shown: ShownTape; here: Place | null }) {
  const { tape, differing, version } = shown;
  if (differing.length === 0)
    return (
      <span class="tape-row tape-same">
        <Icon name="check" />
        {t('tape.same', { frames: tape.frames })}
      </span>
    );
  const first = differingAfter(shown, -1);
  const counts = { differing: differing.length, frames: tape.frames };
  const next = nextOf(shown, first, here);
  const go = ({ at, frame }: Place) =>
    void (at === here?.at ? actions.goTo(`f${frame}`, { history: 'push' }) : shown.show(at, frame));
  return (
    <span class="tape-row tape-differ" role="alert">
      <Icon name="warning" />
      <span class="tape-text">
        {first
          ? t('tape.differ', { ...counts, frame: first.frame, body: shown.bodies[first.at]!.id })
          : t('tape.differ.before', counts)}{' '}
        {tape.version === version
          ? t('tape.versions.same', { version })
          : t('tape.versions', { recorded: tape.version, version })}
      </span>
      {first && (
        <button type="button" class="lnk" onClick={() => go(first)}>
          {t('tape.differ.go')}
        </button>
      )}
      {next && (
        <button type="button" class="lnk" onClick={() => go(next)}>
          {t('tape.differ.next')}
        </button>
      )}
    </span>
  );
}

/** The one behind the frame that is shown, in the order of the game; null: there is none, or it is the first. */
function nextOf(shown: ShownTape, first: Place | null, here: Place | null): Place | null {
  if (!here) return null;
  const next = differingAfter(shown, shown.bodies[here.at]!.rows[here.frame]!);
  return next && first && next.at === first.at && next.frame === first.frame ? null : next;
}
