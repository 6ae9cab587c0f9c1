/** What can be done with the spots: the worst frame of one in the workbench, all of them as a table. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tellUnheard } from '../../core/session/unheard';
import { t } from '../../base/i18n/messages';
import { chosen, seen, spots } from '../room/state';
import { saveCsv } from '../room/files';

/** What opens frames comes in a chunk of its own. */
const opener = signal<typeof import('../room/openWorst') | null>(null);

/** A frame was opened from here, so who comes back goes on from here: the room was taken down meanwhile, and the focus with it. */
let left = false;

export function SpotsFoot() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    left = false;
    if (!opener.value) import('../room/openWorst').then((there) => (opener.value = there), tellUnheard);
  }, []);
  const spot = spots.value.find(({ number }) => number === chosen.value) ?? spots.value[0];
  const open = opener.value;
  return (
    <div class="a-foot">
      <button
        ref={button}
        type="button"
        class="bt pri"
        disabled={!spot || !open}
        title={spot ? t('audit.open.title', { frame: spot.worst.frame, body: spot.worst.body }) : undefined}
        onClick={() => {
          if (!spot || !open) return;
          left = true;
          open.openWorst(spot).catch(tellUnheard);
        }}
      >
        <Elsewhere />
        <span class="cut">
          {spot && open ? t('audit.open', { frame: spot.worst.frame, number: spot.number }) : t('audit.open.none')}
        </span>
      </button>
      <button type="button" class="bt" title={t('audit.csv.title')} disabled={!seen.value} onClick={saveCsv}>
        {t('audit.csv')}
      </button>
    </div>
  );
}

/** To another room. */
const Elsewhere = () => (
  <svg class="ic" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M9 3h4v4M13 3 7.5 8.5M11.5 9.5V13H3V4.5h3.5" />
  </svg>
);
