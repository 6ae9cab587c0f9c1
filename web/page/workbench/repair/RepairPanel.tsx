/** Mending the mesh: what is ticked, what it would do, before and after; apply it, take it back, save it. */
import './repair.css';
import '../../texts/later';
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { sameRecipe } from '../../core/address/linkedRecipe';
import { meshState, shownSurface } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { repairNames } from '../../../mesh/repair/types';
import type { SceneMesh, MeshState } from '../../model';
import { Icon } from '../../base/controls/Icon';
import { BeforeAfter, Look } from './BeforeAfter';
import { choiceFor, originalNow, recipeOf } from './choice';
import { cancelPreview, followChoice, preview, type Preview } from './preview';
import { Row } from './Row';
import { save } from '../../export/deliver';
import { glbOf } from '../../export/glb';
import { formatNumber } from '../../base/i18n/numbers';
import { meshName } from '../meshName';
import { unit } from '../../core/unit';

/** Saves the mesh that is shown as binary glTF. */
function SaveButton() {
  const [said, setSaid] = useState<{ readonly of: MeshState; readonly text: string } | null>(null);
  const now = meshState.value;
  if (!now) return null;
  const press = () => {
    const { bytes, error } = glbOf(now.mesh);
    const fileName = fileNameOf(now);
    save({ content: new Blob([bytes], { type: 'model/gltf-binary' }), type: 'model/gltf-binary', fileName });
    const values = { name: fileName, error: formatNumber(error), unit: unit.value };
    setSaid({ of: now, text: t(error > 0 ? 'repair.saved' : 'repair.saved.exact', values) });
  };
  return (
    <>
      <button type="button" class="bt" onClick={press}>
        {t('repair.save')}
      </button>
      <p class="repair-saved dimt" role="status">
        {said?.of === now ? said.text : ''}
      </p>
    </>
  );
}

/** Names of files may not hold these anywhere. */
const forbidden = /[\\/:*?"<>|]/g;

function fileNameOf({ mesh, repair }: MeshState): string {
  const base =
    meshName(mesh)
      .replace(/\.[^.]*$/, '')
      .replace(forbidden, '-')
      .slice(0, 100) || 'mesh';
  return `${base}${repair ? `-${t('repair.mended')}` : ''}.glb`;
}

interface Props {
  readonly now: Extract<Preview, { at: 'working' }>;
  readonly onCancel: () => void;
}

/** How far the worker is, and giving it up. */
function Progress({ now, onCancel }: Props) {
  return (
    <div class="repair-progress">
      <progress value={now.fraction} max={1} aria-label={t('repair.title')} />
      <button type="button" class="lnk" onClick={onCancel}>
        {t('repair.cancel')}
      </button>
    </div>
  );
}

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

/** The preview's subject, in one place that is read out. */
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

/** The very arrays return if nothing was changed; from a worker they are copies with the same numbers. */
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
