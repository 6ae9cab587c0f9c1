/** Where the page shows what a finding does to a collision: a preset made for it. */
import '../../texts/presetMessages';
import { presetById } from '../../presets';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import type { Line } from './reportLine';

const shownBy: Readonly<Record<Line | 'shortest' | 'largest' | 'unit', string>> = {
  // A body pushed along a floor meets every edge within it.
  tJunctions: 'tessellated-floor',
  openEdges: 'edge-hit',
  slivers: 'slivers',
  zeroArea: 'zero-area',
  duplicates: 'slivers',
  crowdedEdges: 'acute-wedge',
  winding: 'one-sided-wall',
  shortest: 'long-edge',
  largest: 'far-from-home',
  unit: 'millimetres',
};

export function SeeIt({ of }: { of: keyof typeof shownBy }) {
  const preset = presetById(shownBy[of]);
  if (!preset) return null;
  return (
    <button type="button" class="lnk report-see" onClick={() => void actions.openPreset(preset.id)}>
      {t('report.seeIt', { title: t(preset.titleKey) })}
    </button>
  );
}
