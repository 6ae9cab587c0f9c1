/** Where the runs first part, how far apart the frame that is shown ends, and the way there. */
import '../../texts/later';
import { actions } from '../../core/actions';
import { clearanceApart, type Clearance } from '../../core/compare/clearance';
import { knownComparison, knownRun, knownTree, wantedChanges } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatSize } from '../../base/i18n/numbers';
import { rich } from '../../base/i18n/rich';
import { unit } from '../../core/unit';
import { apart } from './rows';

/** A length of the scene; what is shorter than a metre reads better in millimetres. */
function lengthText(length: number): string {
  const [value, name] = unit.value === 'm' && length < 1 ? [length * 1000, 'mm'] : [length, unit.value];
  return t('compare.length', { value: formatSize(value), unit: name });
}

/** Why the runs part so early, and how to look beyond it. */
function ClearanceNote({ skin, of }: Clearance) {
  const without = () =>
    void (of === 'first' ? actions.setExperiment({ skin: 0 }) : actions.compare({ ...wantedChanges.value, skin: 0 }));
  return (
    <p class="num">
      {t('compare.clearance', { run: of, length: lengthText(skin) })}{' '}
      <button type="button" class="lnk" onClick={without}>
        {t('compare.clearance.without')}
      </button>
    </p>
  );
}

export function DivergenceNote() {
  const second = knownComparison.value;
  const at = knownTree.value?.frame ?? 0;
  const [a, b] = [knownRun.value?.frames[at], second?.run.frames[at]];
  if (!second || !a || !b) return null;
  const { divergence } = second;
  const clearance = divergence && knownTree.value ? clearanceApart(knownTree.value, second.tree) : null;
  const distance = apart(a, b);
  return (
    <div class="cmp-foot">
      <p class="num">
        {divergence ? rich('compare.divergence', { address: divergence.address }) : t('compare.divergence.none')}{' '}
        {divergence && (distance === 0 ? t('compare.apart.not') : t('compare.apart', { length: lengthText(distance) }))}
      </p>
      {clearance && <ClearanceNote {...clearance} />}
      {divergence && (
        <button type="button" class="bt" onClick={() => void actions.goTo(divergence.address, { history: 'push' })}>
          {t('compare.go')}
        </button>
      )}
    </div>
  );
}
