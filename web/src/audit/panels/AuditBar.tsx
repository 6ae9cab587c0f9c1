/** The bar of the room: the rooms, the level, the report. */
import { signal } from '@preact/signals';
import { Icon } from '../../panels/controls/Icon';
import { IconButton } from '../../panels/controls/IconButton';
import { Dialog } from '../../panels/controls/Dialog';
import { chooseFiles } from '../../panels/overlays/chooseFiles';
import { LookRows } from '../../panels/shell/LookRows';
import { width } from '../../panels/shell/width';
import { Brand } from '../../panels/topbar/Brand';
import { LanguageSelect } from '../../panels/topbar/LanguageSelect';
import { MeshButton } from '../../panels/topbar/MeshButton';
import { Rooms } from '../../panels/topbar/Rooms';
import { ThemeSelect } from '../../panels/topbar/ThemeSelect';
import { meshState } from '../../state/store';
import { t } from '../../i18n/messages';
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

/** What a small bar has no room for. */
function Menu() {
  return (
    <Dialog title={t('menu.label')} class="menu" onClose={close}>
      <Rooms />
      <LookRows />
    </Dialog>
  );
}
