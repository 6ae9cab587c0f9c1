/** What this step decided and why: address, sentence, checks, formula, plot, failed inequality, origins. */
import { useRef, useEffect } from 'preact/hooks';
import { askedNumber } from '../../core/stepping/focus';
import { currentStep, tree } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { lazy } from '../../core/controls/lazy';
import { sheetOpen } from '../../base/window/sheet';
import { width } from '../../base/window/width';
import { Address } from './Address';
import { Checks } from './Checks';
import { FormulaCard } from './FormulaCard';
import { Pseudocode } from './Pseudocode';
import { Question } from './Question';
import { RootsPlot } from './RootsPlot';
import { Sentence } from '../../explain/panels/Sentence';
import { NoteHere } from './NoteHere';
import { TakeAlong } from './TakeAlong';
import { useLitPage } from './litPage';
import { tip } from '../../explain/panels/linked';
import { Reasons } from './Reasons';

const TokenTip = lazy(async () => (await import('./Tip')).TokenTip);
const AskedOrigin = lazy(async () => (await import('./AskedOrigin')).AskedOrigin);

export function Inspector() {
  const element = useRef<HTMLElement>(null);
  const step = currentStep.value;
  useLitPage();
  useEffect(() => {
    element.current?.scrollTo({ top: 0 });
  }, [step?.kind]);
  return (
    <aside ref={element} class="insp" tabIndex={0} aria-label={t('inspector.label')}>
      {width.value === 'small' && <Grab />}
      {width.value === 'small' && <Question />}
      {step && <Address step={step} />}
      <Sentence />
      <NoteHere />
      {tree.value?.truncated && <p class="cutoff">{t('inspector.truncated')}</p>}
      {step && (
        <>
          <Pseudocode step={step} />
          <Checks step={step} />
          <FormulaCard step={step} />
          {askedNumber.value && <AskedOrigin step={step} />}
          <RootsPlot step={step} />
          <Reasons key={step.address} step={step} />
          <TakeAlong step={step} />
          {tip.value && <TokenTip shown={tip.value} />}
        </>
      )}
    </aside>
  );
}

/** The handle of the bottom sheet: lifts it over the figure and lets it down again. */
export function Grab() {
  const open = sheetOpen.value;
  return (
    <button
      type="button"
      class="grab-box"
      aria-expanded={open}
      aria-label={t(open ? 'sheet.lower' : 'sheet.raise')}
      onClick={() => (sheetOpen.value = !open)}
    >
      <i class="grab" />
    </button>
  );
}
