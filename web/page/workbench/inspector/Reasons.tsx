/**
 * Why not, and where from. If the inspector has no room for both they fold into one line with their contents: origins first. They are last, so
 * nothing that is read at every step moves.
 */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { width } from '../../base/window/width';
import { whereFrom } from '../../explain/sources';
import { whyNot } from '../../explain/whyNot';
import { formatNumber } from '../../base/i18n/numbers';
import type { Source, Failed } from '../../model/explain/eventView';
import { shortName, StepChip } from './StepChip';
import { digits } from '../../core/store';
import { comma } from '../../base/i18n/lists';
import { Tex } from './Tex';
import { linkedHandlers } from '../../explain/panels/linked';
import { NumberToken } from '../../explain/panels/NumberToken';
import { fieldSaid } from '../../explain/said';

/** The inequality that failed, and by how much. */
function WhyNot({ step }: { step: Step }) {
  const failed = whyNot(step);
  if (!failed) return null;
  const shown = digits.value === 4 ? 4 : 7;
  const bound = Number.isInteger(failed.bound) ? String(failed.bound) : formatNumber(failed.bound, shown);
  const value = formatNumber(failed.value, shown, true);
  const byBound = failed.bound === 0 && failed.value !== 0 ? value.replace('−', '') : '';
  const margin = failed.margin === undefined ? byBound : formatNumber(failed.margin, shown);
  return (
    <section class="why" {...linkedHandlers(failed.step)}>
      <h2>{t(failed.title, { element: failed.element })}</h2>
      <p class="num">
        <span class="ineq">
          <Tex source={failed.left} />{' '}
          <s>
            {failed.relation} {bound}
          </s>
        </span>
        <span>
          <var>{failed.symbol}</var> = <Value failed={failed} text={value} /> {failed.opposite} {bound}
          {margin && (
            <>
              {comma}
              {t('why.failsBy')} <b>{margin}</b>
            </>
          )}
        </span>
      </p>
    </section>
  );
}

function Value({ failed, text }: { failed: Failed; text: string }) {
  const found = fieldSaid(failed, '');
  if (!found) return <>{text}</>;
  return (
    <NumberToken field={found.field} at={found.step.address} stop>
      {text}
    </NumberToken>
  );
}

/** The origins of the step as a whole: click a step to go to it; the browser's Back returns. */
function WhereFrom({ step: here }: { step: Step }) {
  const sources = whereFrom(here);
  if (sources.length === 0) return null;
  return (
    <section class="from">
      <h2>{t('from.title')}</h2>
      <ul class="chips" role="list" aria-label={t('from.title')}>
        {sources.map((source) => (
          <li key={source.key + source.step.order}>
            <Chip source={source} here={here} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ source, here }: { source: Source; here: Step }) {
  const { address } = source.step;
  return (
    <StepChip address={address} symbol={source.symbol}>
      {t(`from.${source.key}`, {
        value: source.value === undefined ? '' : formatNumber(source.value),
        triangle: source.triangle ?? '',
        from: shortName(address, here),
      })}
    </StepChip>
  );
}

/** The user has opened the fold: its content stays open, and the inspector scrolls. */
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
    const fold = () => {
      if (folded < parts && inspector.scrollHeight > inspector.clientHeight) setFolded(folded + 1);
    };
    fold();
    // Formulas grow once their letters are there.
    const observer = new ResizeObserver(fold);
    for (const part of inspector.children) observer.observe(part);
    return () => observer.disconnect();
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
