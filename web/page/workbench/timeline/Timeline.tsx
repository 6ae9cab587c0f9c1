/** Three strips with three different axes: frames, the motion of one frame, the time of one sweep. */
import { t } from '../../base/i18n/messages';
import { Splitter } from '../shell/Splitter';
import { width } from '../../base/window/width';
import { TipLayer } from './HoverTip';
import { StripA } from './StripA';
import { StripB } from './StripB';
import { StripC } from './StripC';

export function Timeline() {
  const small = width.value === 'small';
  return (
    <section class="time" aria-label={t('timeline.label')}>
      <div class="ab">
        <StripA />
        {!small && <StripB />}
        {!small && <Splitter name="strips" grows={1} />}
      </div>
      {!small && <StripC />}
      {!small && <Splitter name="timeline" grows={-1} />}
      <TipLayer />
    </section>
  );
}
