import { actions } from '../../core/actions';
import { openPanel } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { menuOpen } from '../../base/window/menuOpen';
import { barRoom, width } from '../../base/window/width';
import { Brand } from './Brand';
import { CompareButton } from './CompareButton';
import { ExportButton } from './ExportButton';
import { LanguageSelect } from './LanguageSelect';
import { LevelChip, LevelSelect } from './LevelChip';
import { MeshButton } from './MeshButton';
import { MethodButton } from './MethodButton';
import { PresetButton } from './PresetButton';
import { Rooms } from './Rooms';
import { ShareButton } from './ShareButton';
import { SpeedSelect } from './SpeedSelect';
import { ThemeSelect } from './ThemeSelect';
import { Transport } from './Transport';

export function TopBar() {
  const small = width.value === 'small';
  const wide = width.value === 'wide';
  const menu = barRoom.value === 'menu';
  return (
    <header class="top">
      <Brand />
      {!small && <Rooms />}
      <MethodButton />
      <PresetButton />
      {!small && (
        <>
          <MeshButton />
          <Transport />
          {barRoom.value === 'all' ? <LevelChip /> : <LevelSelect />}
          {!menu && <SpeedSelect />}
        </>
      )}
      <i class="grow" />
      {!menu && <CompareButton />}
      <ShareButton />
      {wide && (
        <IconButton
          icon="tour"
          class="tour-button"
          label={t('panel.tour')}
          keys="T"
          pressed={openPanel.value === 'tour'}
          onClick={() => actions.setPanel(openPanel.value === 'tour' ? null : 'tour')}
        />
      )}
      {!menu && (
        <>
          <ExportButton />
          <LanguageSelect class="icon-only" />
          <ThemeSelect class="icon-only" />
        </>
      )}
      {menu ? (
        <IconButton
          icon="menu"
          class="burger"
          label={t('menu.label')}
          expanded={menuOpen.value}
          onClick={() => (menuOpen.value = true)}
        />
      ) : (
        <IconButton
          icon="help"
          class="hlp"
          label={t('keys.title')}
          keys="?"
          onClick={() => actions.setDialog('keys')}
        />
      )}
    </header>
  );
}
