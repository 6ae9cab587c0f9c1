/**
 * Why not, and where from. Where the inspector has no room for both they fold into one line that says what is in it: origins first.
 * They come last, so nothing that is read at every step moves.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { width } from '../../base/window/width';
import { WhereFrom } from './WhereFrom';
import { whereFrom } from '../../explain/sources';
import { WhyNot } from './WhyNot';
import { whyNot } from '../../explain/whyNot';

/** Somebody has opened the fold: what it holds stays open, and the inspector scrolls. */
const unfolded = signal(false);

export function Reasons({ step }: { step: Step }) {
  const element = useRef<HTMLDivElement>(null);
  const failed = whyNot(step);
  const origins = whereFrom(step).length;
  const parts = (failed ? 1 : 0) + (origins > 0 ? 1 : 0);
  const folded = useFolded(element, parts);
  if (parts === 0) return null;
  const hidden = unfolded.value ? 0 : folded;
  const why = failed !== null && hidden === parts;
  const from = origins > 0 && hidden > 0;
  return (
    <div ref={element} class="reasons">
      {!why && <WhyNot step={step} />}
      {!from && <WhereFrom step={step} />}
      {folded > 0 && (
        <button
          type="button"
          class="more"
          aria-expanded={unfolded.value}
          onClick={() => (unfolded.value = !unfolded.value)}
        >
          <Icon name={unfolded.value ? 'chevronDown' : 'chevronRight'} />
          {unfolded.value && <span>{t('reasons.less')}</span>}
          {why && <span>{t(failed.title, { element: failed.element })}</span>}
          {from && <span>{t('reasons.from', { count: origins })}</span>}
        </button>
      )}
    </div>
  );
}

/** How many parts have to be folded for the rest to fit. On a phone everything is in a sheet that scrolls. */
function useFolded(element: RefObject<HTMLElement | null>, parts: number): number {
  const [folded, setFolded] = useState(0);
  const open = unfolded.value;
  useLayoutEffect(() => {
    const inspector = element.current?.closest('.insp');
    if (open || width.value === 'small' || !inspector) return;
    if (folded < parts && inspector.scrollHeight > inspector.clientHeight) setFolded(folded + 1);
  });
  useEffect(() => {
    const inspector = element.current?.closest('.insp');
    if (!inspector) return;
    let before = inspector.clientHeight;
    const observer = new ResizeObserver(() => {
      if (inspector.clientHeight !== before) setFolded(0);
      before = inspector.clientHeight;
    });
    observer.observe(inspector);
    return () => observer.disconnect();
  }, []);
  return folded;
}
