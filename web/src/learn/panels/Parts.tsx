/** Parts of the workbench below the figure, as far as the chapter has explained them. */
import { currentStep } from '../../state/store';
import { ready, shown } from '../state';
import { Checks, StripA, StripB, StripC } from './later';
import { TimeStrip } from './TimeStrip';

export function Parts() {
  const { parts } = shown.value;
  const step = currentStep.value;
  return (
    <div class="l-parts">
      {parts.has('time') && <TimeStrip />}
      {ready.value && parts.has('checks') && step && <Checks step={step} />}
      {ready.value && (parts.has('candidates') || parts.has('slides') || parts.has('frames')) && (
        <div class="l-strips">
          {parts.has('frames') && <StripA />}
          {parts.has('slides') && <StripB />}
          {parts.has('candidates') && <StripC />}
        </div>
      )}
    </div>
  );
}
