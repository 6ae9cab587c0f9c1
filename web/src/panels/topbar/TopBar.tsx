import { actions } from '../../state/actions';
import { openPanel } from '../../state/store';
import { t } from '../../i18n/messages';
import { IconButton } from '../controls/IconButton';
import { menuOpen } from '../shell/Menu';
import { width } from '../shell/width';
import { Brand } from './Brand';
import { CompareButton } from './CompareButton';
import { ExportButton } from './ExportButton';
import { LanguageSelect } from './LanguageSelect';
import { LevelChip } from './LevelChip';
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
          <LevelChip />
          <SpeedSelect />
        </>
      )}
      <i class="grow" />
      {!small && <CompareButton />}
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
      {!small && <ExportButton />}
      {!small && <LanguageSelect class="icon-only" />}
      {!small && <ThemeSelect class="icon-only" />}
      {small ? (
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
