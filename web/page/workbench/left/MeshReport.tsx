/** The flaws of the mesh, line by line; each line shows its triangles in both views. */
import '../../texts/later';
import { useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { experiment, marked, meshFacts, meshState } from '../../core/store';
import { type MeshFacts, mostListed } from '../../../mesh/report/types';
import { t } from '../../base/i18n/messages';
import { formatCount, formatNumber, writtenNumber } from '../../base/i18n/numbers';
import { Icon } from '../../base/controls/Icon';
import { lazy } from '../../core/controls/lazy';
import { unit, unitName } from '../../core/unit';
import { countOf, lines, type Line } from './reportLine';
import '../../texts/presetMessages';
import { presetById } from '../../presets';
import { IconButton } from '../../base/controls/IconButton';

/** Goes through the triangles of a line of the report, one by one, both views framing each. */
function Walk({ name }: { name: string }) {
  const shown = marked.value;
  if (!shown || shown.triangles.length === 0) return null;
  const { at, triangles } = shown;
  const count = triangles.length;
  const all = t(count >= mostListed ? 'report.shownFirst' : 'report.walk.all', { count });
  return (
    <div class="report-walk num" role="group" aria-label={t('report.walk', { name })}>
      <IconButton
        icon="chevronLeft"
        class="sm"
        label={t('report.previous')}
        onClick={() => void actions.walkMarked(-1)}
      />
      <span>{at === null ? all : t('report.walk.at', { at: at + 1, count, triangle: triangles[at]! })}</span>
      <IconButton icon="chevronRight" class="sm" label={t('report.next')} onClick={() => void actions.walkMarked(1)} />
    </div>
  );
}

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

/** Where the page shows what a finding does to a collision: a preset made for it. */
function SeeIt({ of }: { of: keyof typeof shownBy }) {
  const preset = presetById(shownBy[of]);
  if (!preset) return null;
  return (
    <button type="button" class="lnk report-see" onClick={() => void actions.openPreset(preset.id)}>
      {t('report.seeIt', { title: t(preset.titleKey) })}
    </button>
  );
}

/** The repairs load when they are first opened. */
const RepairPanel = lazy(async () => (await import('../repair/RepairPanel')).RepairPanel);

export function MeshReport() {
  const facts = meshFacts.value;
  const [repairing, setRepairing] = useState(false);
  if (repairing) return <RepairPanel onBack={() => setRepairing(false)} />;
  return (
    <section class="report">
      <h2>{t('panel.report')}</h2>
      {meshState.value?.repair && <Mended />}
      {facts === null && (
        <button type="button" class="bt" onClick={() => void actions.lookOverMesh()}>
          {t('report.notYet')}
        </button>
      )}
      {facts === 'looking' && <p class="dimt">{t('report.looking')}</p>}
      {facts === 'failed' && <p>{t('report.failed')}</p>}
      {facts !== null && typeof facts === 'object' && <Findings facts={facts} />}
      <button type="button" class="bt report-repair" onClick={() => setRepairing(true)}>
        {t('repair.open')}
      </button>
    </section>
  );
}

/** Shown in every list of flaws: it may be right for a reason that is not in the file. */
function Mended() {
  const isFile = meshState.value?.mesh.source === 'file';
  return (
    <p class="report-mended">
      {t('repair.isMended')}{' '}
      <button type="button" class="lnk" onClick={() => void actions.repairMesh(null)}>
        {t(isFile ? 'repair.undo' : 'repair.undo.preset')}
      </button>
    </p>
  );
}

function Findings({ facts }: { facts: MeshFacts }) {
  return (
    <>
      <ul class="report-lines">
        {lines.map((name) => (
          <FindingLine key={name} name={name} count={countOf(facts, name)} />
        ))}
      </ul>
      <Measures facts={facts} />
      <p class={(marked.value?.at ?? null) === null ? 'report-foot dimt' : 'sr'} role="status">
        {shownText()}
      </p>
    </>
  );
}

function FindingLine({ name, count }: { name: Line; count: number }) {
  if (count === 0) {
    return (
      <li class="report-line none">
        <Icon name="check" />
        <b class="num">0</b>
        <span>{t(`report.${name}`)}</span>
      </li>
    );
  }
  const shown = marked.value?.name === name;
  return (
    <li>
      <button
        type="button"
        class={`report-line ${shown ? 'on' : ''}`}
        aria-pressed={shown}
        onClick={() => void actions.markFinding(shown ? null : name)}
      >
        <Icon name="warning" class="wrn" />
        <b class="num">{formatCount(count)}</b>
        <span>
          {t(`report.${name}`)}
          <small class="dimt">{t(`report.${name}.why`)}</small>
        </span>
      </button>
      <div class="report-more">
        {shown && <Walk name={t(`report.${name}`)} />}
        <SeeIt of={name} />
      </div>
    </li>
  );
}

function Measures({ facts: { shortestEdge, largestCoordinate, spacing } }: { facts: MeshFacts }) {
  const radii = experiment.value?.radii;
  const number = (value: number) => formatNumber(value);
  return (
    <dl class="report-measures num">
      {shortestEdge && radii && (
        <div>
          <dt>{t('report.shortest', { length: number(shortestEdge.length), unit: unit.value })}</dt>
          <dd class="dimt">{t('report.shortest.part', { part: number(shortestEdge.length / Math.min(...radii)) })}</dd>
          <dd>
            <SeeIt of="shortest" />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('report.largest', { value: number(largestCoordinate), unit: unit.value })}</dt>
        <dd class="dimt">{t('report.largest.spacing', { spacing: writtenNumber(spacing.toExponential(0)) })}</dd>
        <dd>
          <SeeIt of="largest" />
        </dd>
      </div>
      <div>
        <dt>{t('report.unit', { unit: unitName.value })}</dt>
        <dd class="dimt">{t('report.unit.why')}</dd>
        <dd>
          <SeeIt of="unit" />
        </dd>
      </div>
    </dl>
  );
}

function shownText(): string {
  const shown = marked.value;
  if (!shown) return t('report.choose');
  const { at, triangles } = shown;
  const count = triangles.length;
  // Spoken; its place is between the buttons.
  if (at !== null) return t('report.walk.at', { at: at + 1, count, triangle: triangles[at]! });
  return t(count >= mostListed ? 'report.shownFirst' : 'report.shown', { count });
}
