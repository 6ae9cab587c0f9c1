/** Everything over the page: one at a time, failures last so that they are seen. */
import { withExplanations } from '../core/explanations';
import { useEffect } from 'preact/hooks';
import { dialog, importCard } from '../core/store';
import { menuOpen } from '../base/window/menuOpen';
import { lazy } from '../core/controls/lazy';
import { DropOverlay } from '../workbench/overlays/DropOverlay';
import { FailureDialog } from '../workbench/overlays/FailureDialog';
import { Notice } from '../workbench/overlays/Notice';
import { LazyPresetPicker, loadPickerWhenQuiet } from '../workbench/overlays/LazyPresetPicker';
import { ProgressCard } from '../workbench/overlays/ProgressCard';

const ExportDialog = lazy(async () => (await withExplanations(import('../export/dialog/ExportDialog'))).ExportDialog);
const GroundingDialog = lazy(async () => (await import('../workbench/grounding/GroundingDialog')).GroundingDialog);
const GoToDialog = lazy(async () => (await withExplanations(import('../workbench/overlays/GoToDialog'))).GoToDialog);
const ImportDialog = lazy(async () => (await import('../workbench/overlays/ImportDialog')).ImportDialog);
const KeySheet = lazy(async () => (await import('../workbench/overlays/KeySheet')).KeySheet);
const Menu = lazy(async () => (await import('../workbench/shell/Menu')).Menu);
const MethodDialog = lazy(async () => (await import('../workbench/overlays/MethodDialog')).MethodDialog);
const StandDialog = lazy(async () => (await import('../workbench/tools/stand/StandDialog')).StandDialog);
const NoteDialog = lazy(async () => (await import('../workbench/notes/NoteDialog')).NoteDialog);

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
