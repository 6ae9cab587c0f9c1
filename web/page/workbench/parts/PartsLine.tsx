/** On the card of a mesh with parts: how many there are and what is left out; opens their list. */
import './parts.css';
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { actions } from '../../core/actions';
import { meshState, openPanel } from '../../core/store';
import { partsIn } from '../../../mesh/parts/spans';

export function PartsLine() {
  const mesh = meshState.value?.mesh;
  if (!mesh?.table) return null;
  const open = openPanel.value === 'parts';
  const count = mesh.table.parts.length;
  const { whole } = mesh;
  const out = whole ? partsIn(mesh.table, whole.indices.length / 3, whole.leftOut).filter(Boolean).length : 0;
  return (
    <button type="button" class="rep num" aria-expanded={open} onClick={() => actions.setPanel(open ? null : 'parts')}>
      <span class="cut">{t(out > 0 ? 'parts.line.leftOut' : 'parts.line', { count, out })}</span>
      <Icon name="chevronRight" />
    </button>
  );
}
