/** Below the figure of a study: its sentence and its steps. While something is asked, they would be the answer. */
import { study } from '../../core/store';
import { studyPanels } from '../../core/study/slot';
import { asking, ready, stop } from '../state';

export function StudySteps() {
  const Steps = study.value && studyPanels.value?.Steps;
  const { moment } = stop.value;
  if (!Steps || !ready.value || !moment.linked?.study || asking.value) return null;
  return <Steps home={moment.address} />;
}
