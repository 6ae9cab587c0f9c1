/** The counts below: what happened with one method and the other, and when. */
import { IconButton } from '../../base/controls/IconButton';
import { width } from '../../base/window/width';
import { t } from '../../base/i18n/messages';
import { stripsOpen } from '../room/state';
import { MethodTable } from './MethodTable';
import { WhenStrip } from './WhenStrip';

/** A narrow window has its height for the picture. */
export const stripsShown = () => stripsOpen.value ?? width.value === 'wide';

export function Strips() {
  const open = stripsShown();
  return (
    <section class={`a-strips ${open ? '' : 'shut'}`} aria-label={t('audit.strips')}>
      <MethodTable />
      <WhenStrip />
      <IconButton
        icon={open ? 'chevronDown' : 'chevronUp'}
        class="sm a-fold"
        label={t(open ? 'audit.strips.close' : 'audit.strips.open')}
        expanded={open}
        onClick={() => (stripsOpen.value = !open)}
      />
    </section>
  );
}
