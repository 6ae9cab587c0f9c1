/** Whatever stands over the page: one at a time, failures last so that they are seen. */
import { useEffect } from 'preact/hooks';
import { dialog, importCard } from '../../state/store';
import { menuOpen } from '../shell/menuOpen';
import { lazy } from '../controls/lazy';
import { DropOverlay } from './DropOverlay';
import { FailureDialog } from './FailureDialog';
import { Notice } from './Notice';
import { LazyPresetPicker, loadPickerWhenQuiet } from './LazyPresetPicker';
import { ProgressCard } from './ProgressCard';

const ExportDialog = lazy(async () => (await import('../export/ExportDialog')).ExportDialog);
const GroundingDialog = lazy(async () => (await import('../../grounding/GroundingDialog')).GroundingDialog);
const GoToDialog = lazy(async () => (await import('./GoToDialog')).GoToDialog);
const ImportDialog = lazy(async () => (await import('./ImportDialog')).ImportDialog);
const KeySheet = lazy(async () => (await import('./KeySheet')).KeySheet);
const Menu = lazy(async () => (await import('../shell/Menu')).Menu);
const MethodDialog = lazy(async () => (await import('./MethodDialog')).MethodDialog);
const StandDialog = lazy(async () => (await import('../../tools/stand/StandDialog')).StandDialog);
const NoteDialog = lazy(async () => (await import('../notes/NoteDialog')).NoteDialog);

export function Overlays() {
  const open = dialog.value;
  const card = importCard.value;
  useEffect(() => loadPickerWhenQuiet(), []);
  return (
    <>
      <ProgressCard />
      <Notice />
      {menuOpen.value && <Menu />}
      {open === 'presets' && <LazyPresetPicker />}
      {open === 'methods' && <MethodDialog />}
      {open === 'grounding' && <GroundingDialog />}
      {open === 'goto' && <GoToDialog />}
      {open === 'keys' && <KeySheet />}
      {open === 'stand' && <StandDialog />}
      {open === 'note' && <NoteDialog />}
      {open === 'export' && <ExportDialog />}
      {card && <ImportDialog key={card.name} card={card} />}
      <FailureDialog />
      <DropOverlay />
    </>
  );
}
