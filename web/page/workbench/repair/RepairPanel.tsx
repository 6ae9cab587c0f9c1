/** Mending the mesh: what is ticked, what it would do, before and after; apply it, take it back, save it. */
import './repair.css';
import '../../texts/later';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { sameRecipe } from '../../core/address/linkedRecipe';
import { meshState, shownSurface } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { repairNames } from '../../../mesh/repair/types';
import type { SceneMesh } from '../../model';
import { Icon } from '../../base/controls/Icon';
import { BeforeAfter, Look } from './BeforeAfter';
import { choiceFor, originalNow, recipeOf } from './choice';
import { Progress } from './Progress';
import { cancelPreview, followChoice, preview } from './preview';
import { Row } from './Row';
import { SaveButton } from './SaveButton';

export function RepairPanel({ onBack }: { onBack: () => void }) {
  useEffect(() => {
    const end = followChoice();
    return () => {
      end();
      shownSurface.value = null;
    };
  }, []);
  const mesh = originalNow();
  if (!mesh) return null;
  return (
    <section class="report repair" aria-label={t('repair.title')}>
      <h2>
        <button type="button" class="lnk repair-back" onClick={onBack}>
          <Icon name="chevronLeft" />
          {t('repair.back')}
        </button>
      </h2>
      <h3>{t('repair.title')}</h3>
      <p class="repair-intro">{t('repair.intro')}</p>
      <ul class="repair-rows">
        {repairNames.map((name) => (
          <Row key={name} name={name} mesh={mesh} />
        ))}
      </ul>
      <State mesh={mesh} />
      <BeforeAfter mesh={mesh} />
      <Look mesh={mesh} />
      <Foot mesh={mesh} />
    </section>
  );
}

/** What the preview is about, in one place that is read out. */
function State({ mesh }: { mesh: SceneMesh }) {
  const now = preview.value;
  const isWorking = now.at === 'working';
  return (
    <div class="repair-state">
      {isWorking && <Progress now={now} onCancel={cancelPreview} />}
      <p class={now.at === 'failed' ? 'problem' : 'dimt'} role="status">
        {stateText(mesh)}
      </p>
    </div>
  );
}

function stateText(mesh: SceneMesh): string {
  const now = preview.value;
  if (now.at === 'failed') return t(now.text.key, now.text.values);
  if (now.at === 'cancelled') return t('repair.cancelled');
  if (now.at === 'nothing') return t('repair.nothing');
  if (now.at === 'working') return t(now.doing ? `repair.doing.${now.doing}` : 'repair.doing.report');
  if (isApplied(mesh)) return t('repair.applied');
  return t(isSame(mesh) ? 'repair.same' : 'repair.ready');
}

const isApplied = (mesh: SceneMesh): boolean =>
  meshState.value?.repair !== undefined && sameRecipe(recipeOf(choiceFor(mesh)), meshState.value.repair.recipe);

/** The very arrays come back where nothing was changed; from a worker they are others of the same numbers. */
function isSame({ positions, indices }: SceneMesh): boolean {
  const now = preview.value;
  if (now.at !== 'done') return false;
  const { repaired } = now.mended;
  return (
    repaired.indices.length === indices.length &&
    repaired.positions.length === positions.length &&
    indices.every((vertex, at) => repaired.indices[at] === vertex)
  );
}

function Foot({ mesh }: { mesh: SceneMesh }) {
  const now = preview.value;
  const isRepaired = meshState.value?.repair !== undefined;
  const possible = now.at === 'done' && !isApplied(mesh) && !isSame(mesh);
  return (
    <div class="repair-foot">
      <button
        type="button"
        class="bt pri"
        disabled={!possible}
        onClick={() => now.at === 'done' && void actions.repairMesh(now.recipe)}
      >
        {t('repair.apply')}
      </button>
      {isRepaired && (
        <button type="button" class="bt" onClick={() => void actions.repairMesh(null)}>
          {t(mesh.source === 'file' ? 'repair.undo' : 'repair.undo.preset')}
        </button>
      )}
      <SaveButton />
    </div>
  );
}
