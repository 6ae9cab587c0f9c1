/** Two strips: numbers of the results over the frames, and the rows of what the step is part of. */
import { t } from '../../base/i18n/messages';
import { Splitter } from '../../workbench/shell/Splitter';
import { width } from '../../base/window/width';
import { Chart } from './Chart';
import { Rows } from './Rows';

export function Timeline() {
  const small = width.value === 'small';
  return (
    <section class="time" aria-label={t('timeline.label')}>
      <div class="ab study-ab">
        <Chart />
        {!small && <Splitter name="strips" grows={1} />}
      </div>
      {!small && <Rows />}
      {!small && <Splitter name="study" grows={-1} />}
    </section>
  );
}
