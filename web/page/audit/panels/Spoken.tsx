/** Says to who does not see the bar how far a run is. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import type { Progress } from '../../../audit/pool/run';
import { severity } from '../../../audit/detectors/types';
import { milestone, type Milestone } from '../room/said';
import { found, progress } from '../room/state';

export function Spoken() {
  const before = useRef<Progress | null>(progress.peek());
  const [text, setText] = useState('');
  const now = progress.value;
  useEffect(() => {
    const reached = milestone(before.current, now, found.peek()?.settings.bodies ?? 1);
    before.current = now;
    if (reached) setText(sentence(reached));
  }, [now]);
  return (
    <p class="sr" role="status">
      {text}
    </p>
  );
}

function sentence(reached: Milestone): string {
  const of = found.peek();
  if (!of) return '';
  const events = severity.reduce((sum, kind) => sum + of.merged.spots.count(kind).events, 0);
  if (reached.what === 'start') return t('audit.said.start', { bodies: of.settings.bodies });
  if (reached.what === 'part') return t('audit.said.part', { percent: reached.percent, events });
  return t('audit.said.end', { events, spots: of.merged.ranked().length });
}
