import { actions } from '../../core/actions';
import { openPanel, study, wantedChanges, dialog } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { menuOpen } from '../../base/window/menuOpen';
import { barRoom, width } from '../../base/window/width';
import { Brand } from './Brand';
import { LanguageSelect } from './LanguageSelect';
import { LevelChip, LevelSelect } from './LevelChip';
import { Rooms } from './Rooms';
import { SpeedSelect } from './SpeedSelect';
import { ThemeSelect } from './ThemeSelect';
import { Transport } from './Transport';
import { Icon } from '../../base/controls/Icon';
import { shownName } from '../overlays/presetNames';
import { useEffect, useState } from 'preact/hooks';

/** long enough to be read twice */
const shownFor = 4000;

/** Copies the link of this moment. Always active; says what it did. */
function ShareButton() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setText(null), shownFor);
    return () => clearTimeout(timer);
  }, [text]);
  const share = async () => {
    try {
      await actions.copyLink();
      setText(t('share.copied', { count: location.href.length }));
    } catch {
      setText(t('share.refused'));
    }
  };
  return (
    <span class="shr-box">
      <button
        type="button"
        class="tb shr"
        title={t('share.title')}
        aria-label={t('share.label')}
        onClick={() => void share()}
      >
        <Icon name="link" />
        <span>{t('share.label')}</span>
      </button>
      <span class="tip-live" role="status">
        {text && <span class="tip num">{text}</span>}
      </span>
    </span>
  );
}

function PresetButton() {
  const title = shownName.value;
  return (
    <button
      type="button"
      class="sel preset"
      aria-haspopup="dialog"
      aria-expanded={dialog.value === 'presets'}
      title={title}
      onClick={() => actions.setDialog('presets')}
    >
      <span class="cap">{t('preset.label')}</span>
      <span class="v">{title}</span>
      <Icon name="chevronDown" />
    </button>
  );
}

/** Which method is looked at: bodies that are swept, or one of the studies. */
function MethodButton() {
  const open = study.value;
  const title = t(open ? open.module.title : 'method.sweep');
  return (
    <button
      type="button"
      class="sel method"
      aria-haspopup="dialog"
      aria-expanded={dialog.value === 'methods'}
      aria-keyshortcuts="Shift+M"
      title={title}
      onClick={() => actions.setDialog('methods')}
    >
      <span class="cap">{t('method.label')}</span>
      <span class="v">{title}</span>
      <Icon name="chevronDown" />
    </button>
  );
}

/** Opens the exports. */
function ExportButton() {
  return (
    <button
      type="button"
      class="tb exp"
      title={t('export.open.title')}
      aria-label={t('export.label')}
      onClick={() => actions.setDialog('export')}
    >
      <Icon name="export" />
      <span>{t('export.label')}</span>
    </button>
  );
}

/** Adds a second run next to the first. */
function CompareButton() {
  const on = study.value ? study.value.beside !== null : wantedChanges.value !== null;
  return (
    <button
      type="button"
      class={`tb cmp ${on ? 'on' : ''}`}
      aria-pressed={on}
      aria-label={t('compare.button')}
      title={t('compare.button.title')}
      onClick={() => void actions.toggleCompare()}
    >
      <Icon name="compare" />
      <span>{t('compare.button')}</span>
    </button>
  );
}

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
