/** Everything the narrow bar has no room for. */
import { actions } from '../../core/actions';
import { study } from '../../core/store';
import type { Panel } from '../../model';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';
import { Icon, type IconName } from '../../base/controls/Icon';
import { chooseFiles } from '../overlays/chooseFiles';
import { SpeedSelect } from '../topbar/SpeedSelect';
import { LookRows } from './LookRows';
import { menuOpen } from '../../base/window/menuOpen';

/** A study has the first three: no layers, no candidates, and its own stops beside its settings. */
const panels = ['lesson', 'mesh', 'solver', 'layers', 'table', 'breakpoints'] as const satisfies readonly Panel[];

function close() {
  menuOpen.value = false;
}

function Item({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        class="menu-item"
        onClick={() => {
          close();
          onClick();
        }}
      >
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}

export function Menu() {
  const sweep = study.value === null;
  return (
    <Dialog title={t('menu.label')} class="menu" onClose={close}>
      <ul>
        <Item icon="learn" label={t('rooms.learn')} onClick={() => actions.learn(null)} />
        <Item icon="audit" label={t('rooms.audit')} onClick={() => actions.audit()} />
        {panels.slice(0, sweep ? panels.length : 3).map((panel) => (
          <Item key={panel} icon={panel} label={t(`panel.${panel}`)} onClick={() => actions.setPanel(panel)} />
        ))}
        <Item icon="compare" label={t('compare.button')} onClick={() => void actions.toggleCompare()} />
        <Item icon="drop" label={t('mesh.open')} onClick={chooseFiles} />
        {sweep && <Item icon="walk" label={t('walk.start')} onClick={() => actions.startWalk()} />}
        {sweep && <Item icon="help" label={t('why.title')} onClick={() => actions.explainStop(true)} />}
        <Item icon="frame" label={t('view.frameEvent')} onClick={() => actions.frameEvent()} />
        <Item icon="note" label={t('note.label')} onClick={() => actions.setDialog('note')} />
        <Item icon="tour" label={t('panel.tour')} onClick={() => actions.setPanel('tour')} />
        <Item icon="export" label={t('export.title')} onClick={() => actions.setDialog('export')} />
        <Item icon="continue" label={t('breakpoints.continueLong')} onClick={() => void actions.continueForward()} />
        <Item icon="visible" label={t('breakpoints.visible')} onClick={() => void actions.nextVisible()} />
        <Item icon="goto" label={t('goto.title')} onClick={() => actions.setDialog('goto')} />
        <Item icon="kept" label={t('kept.open')} onClick={() => actions.setDialog('kept')} />
        <Item icon="help" label={t('keys.title')} onClick={() => actions.setDialog('keys')} />
      </ul>
      <div class="menu-row">
        <span>{t('speed.label')}</span>
        <SpeedSelect />
      </div>
      <LookRows />
    </Dialog>
  );
}
