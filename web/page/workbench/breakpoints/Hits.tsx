/** Where a breakpoint is hit: the first frames as links, the rest on demand. */
import '../../texts/later';
import { useMemo, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { cursor } from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';

const shownFirst = 3;
/** Links added at a time; a run of ten thousand frames may have as many hits. */
const shownMore = 60;

/** The first hit of each frame. */
function firstOfFrames(places: readonly string[]): string[] {
  let before = -1;
  return places.filter((place) => {
    // Plainly: there may be fifty thousand, and they are addresses for sure.
    const frame = Number.parseInt(place.slice(1), 10);
    const fresh = frame !== before;
    before = frame;
    return fresh;
  });
}

export function Hits({ places }: { places: readonly string[] | undefined }) {
  const [limit, setLimit] = useState(shownFirst);
  const frames = useMemo(() => firstOfFrames(places ?? []), [places]);
  if (!places) return <span class="bp-hits dimt">{t('breakpoints.waiting')}</span>;
  if (frames.length === 0) return <span class="bp-hits dimt">{t('breakpoints.none')}</span>;
  const here = frameOf(cursor.value);
  // "And 1 more" takes the room of the link itself.
  const shown = frames.length === limit + 1 ? frames : frames.slice(0, limit);
  return (
    <span class="bp-hits num">
      {shown.map((place) => (
        <button
          key={place}
          type="button"
          class={`bp-hit ${frameOf(place) === here ? 'on' : ''}`}
          aria-current={frameOf(place) === here ? 'step' : undefined}
          title={t('breakpoints.goTo', { address: place })}
          onClick={() => void actions.goTo(place, { history: 'push' })}
        >
          f{frameOf(place)}
        </button>
      ))}
      {shown.length < frames.length && (
        <button type="button" class="bp-hit dimt" onClick={() => setLimit(limit + shownMore)}>
          {t('breakpoints.more', { count: frames.length - shown.length })}
        </button>
      )}
    </span>
  );
}
