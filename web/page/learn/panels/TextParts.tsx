/** Parts of the workbench that stand beside the text: the formula of the step, the plot of its quadratic, the method line by line. */
import { t } from '../../base/i18n/messages';
import { currentStep, tree } from '../../core/store';
import { useEffect, useRef } from 'preact/hooks';
import { ready, shown, stepsShown } from '../state';
import { bringIntoView } from './bringIntoView';
import { CodeLines, FormulaCard, RootsPlot } from './later';

export function TextParts() {
  const step = currentStep.value;
  const { parts } = shown.value;
  const cards = useRef<HTMLDivElement>(null);
  const count = stepsShown.value;
  // With the step that brings them, as far as both have room.
  useEffect(() => {
    const now = cards.current?.parentElement?.querySelector('.l-why .now');
    if (now && count > 1) bringIntoView(now, cards.current);
  }, [count, parts.size]);
  if (!ready.value || !step || !(parts.has('formula') || parts.has('code'))) return null;
  const opening = tree.value?.root.opening;
  return (
    <div class="l-cards" ref={cards}>
      {parts.has('formula') && <FormulaCard step={step} />}
      {parts.has('formula') && <RootsPlot step={step} />}
      {parts.has('code') && opening?.kind === 'MoveBegin' && (
        <section class="card code" tabIndex={0} aria-label={t('code.title')}>
          <h2>{t('code.title')}</h2>
          <CodeLines step={step} method={opening.method} leads={false} />
        </section>
      )}
    </div>
  );
}
