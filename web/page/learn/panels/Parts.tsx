/** Parts of the workbench below the figure, as far as the chapter has explained them. */
import { currentStep } from '../../core/store';
import { width } from '../../base/window/width';
import { ready, shown } from '../state';
import { BoxLegend, Checks, StripA, StripB, StripC } from './later';
import { TimeStrip } from './TimeStrip';

export function Parts() {
  const { parts } = shown.value;
  const step = currentStep.value;
  return (
    <div class="l-parts">
      {parts.has('time') && <TimeStrip />}
      {ready.value && parts.has('legend') && <BoxLegend />}
      {ready.value && parts.has('checks') && step && <Checks step={step} />}
      {width.value !== 'small' && <Strips />}
    </div>
  );
}

/** Frames, slides and candidates: below the figure, on a phone with the text. */
export function Strips() {
  const { parts } = shown.value;
  if (!ready.value || !(parts.has('candidates') || parts.has('slides') || parts.has('frames'))) return null;
  return (
    <div class="l-strips">
      {parts.has('frames') && <StripA />}
      {parts.has('slides') && <StripB />}
      {parts.has('candidates') && <StripC />}
    </div>
  );
}
