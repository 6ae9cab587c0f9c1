/** Parts of the workbench that stand beside the text: the formula of the step, and the plot of its quadratic. */
import { FormulaCard } from '../../panels/inspector/FormulaCard';
import { RootsPlot } from '../../panels/inspector/RootsPlot';
import { currentStep } from '../../state/store';
import { ready, shown } from '../state';

export function TextParts() {
  const step = currentStep.value;
  if (!ready.value || !step || !shown.value.parts.has('formula')) return null;
  return (
    <div class="l-cards">
      <FormulaCard step={step} />
      <RootsPlot step={step} />
    </div>
  );
}
