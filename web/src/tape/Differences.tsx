/** Whether the answers are those on the tape, and the way to those that are not. */
import { t } from '../i18n/messages';
import { Icon } from '../panels/controls/Icon';
import { actions } from '../state/actions';
import { type Place, placeOf, type ShownTape } from './shown';

/** @param here the frame that is shown; null: none of the tape's */
export function Differences({ shown, here }: { shown: ShownTape; here: Place | null }) {
  const { tape, differing, version } = shown;
  const row = differing[0];
  if (row === undefined)
    return (
      <span class="tape-row tape-same">
        <Icon name="check" />
        {t('tape.same', { frames: tape.frames })}
      </span>
    );
  const first = placeOf(shown, row);
  const values = {
    differing: differing.length,
    frames: tape.frames,
    frame: first?.frame ?? 0,
    body: tape.bodies[row]!,
  };
  const next = nextOf(shown, here);
  const go = ({ at, frame }: Place) =>
    void (at === here?.at ? actions.goTo(`f${frame}`, { history: 'push' }) : shown.show(at, frame));
  return (
    <span class="tape-row tape-differ" role="alert">
      <Icon name="warning" />
      <span class="tape-text">
        {t('tape.differ', values)}{' '}
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

/** The one behind the frame that is shown, in the order of the game; null: there is none. */
function nextOf(shown: ShownTape, here: Place | null): Place | null {
  if (!here) return null;
  const row = shown.bodies[here.at]!.rows[here.frame]!;
  const next = shown.differing.find((each) => each > row);
  return next === undefined || next === shown.differing[0] ? null : placeOf(shown, next);
}
