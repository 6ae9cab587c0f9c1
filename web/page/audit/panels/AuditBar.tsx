/** The bar of the room: the rooms, the level, the report. */
import { signal } from '@preact/signals';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { Dialog } from '../../base/controls/Dialog';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';
import { LookRows } from '../../workbench/shell/LookRows';
import { width } from '../../base/window/width';
import { Brand } from '../../workbench/topbar/Brand';
import { LanguageSelect } from '../../workbench/topbar/LanguageSelect';
import { MeshButton } from './MeshButton';
import { Rooms } from '../../workbench/topbar/Rooms';
import { ThemeSelect } from '../../workbench/topbar/ThemeSelect';
import { meshState } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { ReportDialog } from './parts';

const open = signal<'menu' | 'report' | null>(null);
const close = () => (open.value = null);

export function AuditBar() {
  const small = width.value === 'small';
  return (
    <header class="top">
      <Brand />
      {!small && <Rooms />}
      {meshState.value ? (
        <MeshButton />
      ) : (
        <button type="button" class="sel meshb" onClick={chooseFiles}>
          {t('mesh.open')}
        </button>
      )}
      <i class="grow" />
      <button
        type="button"
        class="tb"
        title={t('audit.report.title')}
        aria-label={t('audit.report')}
        onClick={() => (open.value = 'report')}
      >
        <Icon name="export" />
        {!small && <span>{t('audit.report')}</span>}
      </button>
      {small ? (
        <IconButton
          icon="menu"
          class="burger"
          label={t('menu.label')}
          expanded={open.value === 'menu'}
          onClick={() => (open.value = 'menu')}
        />
      ) : (
        <>
          <LanguageSelect />
          <ThemeSelect />
        </>
      )}
      {open.value === 'report' && <ReportDialog onClose={close} />}
      {open.value === 'menu' && small && <Menu />}
    </header>
  );
}

/** Commands for which a small bar has no room. */
function Menu() {
  return (
    <Dialog title={t('menu.label')} class="menu" onClose={close}>
      <Rooms />
      <LookRows />
    </Dialog>
  );
}
