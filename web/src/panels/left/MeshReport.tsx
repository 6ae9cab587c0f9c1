/** What is wrong with the mesh, line by line; each line shows its triangles in both views. */
import '../../i18n/later';
import { actions } from '../../state/actions';
import { experiment, marked, meshFacts } from '../../state/store';
import { type MeshFacts, mostListed } from '../../report/types';
import { t } from '../../i18n/messages';
import { formatCount, formatNumber, writtenNumber } from '../../i18n/numbers';
import { Icon } from '../controls/Icon';
import { unit } from '../unit';
import { countOf, lines, type Line } from './reportLine';

export function MeshReport() {
  const facts = meshFacts.value;
  return (
    <section class="report">
      <h2>{t('panel.report')}</h2>
      {facts === null && (
        <button type="button" class="bt" onClick={() => void actions.lookOverMesh()}>
          {t('report.notYet')}
        </button>
      )}
      {facts === 'looking' && <p class="dimt">{t('report.looking')}</p>}
      {facts === 'failed' && <p>{t('report.failed')}</p>}
      {facts !== null && typeof facts === 'object' && <Findings facts={facts} />}
    </section>
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
      <p class="report-foot dimt" role="status">
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
        onClick={() => actions.markFinding(shown ? null : name)}
      >
        <Icon name="warning" class="wrn" />
        <b class="num">{formatCount(count)}</b>
        <span>
          {t(`report.${name}`)}
          <small class="dimt">{t(`report.${name}.why`)}</small>
        </span>
      </button>
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
        </div>
      )}
      <div>
        <dt>{t('report.largest', { value: number(largestCoordinate), unit: unit.value })}</dt>
        <dd class="dimt">{t('report.largest.spacing', { spacing: writtenNumber(spacing.toExponential(0)) })}</dd>
      </div>
    </dl>
  );
}

function shownText(): string {
  const shown = marked.value;
  if (!shown) return t('report.choose');
  const count = shown.triangles.length;
  return t(count >= mostListed ? 'report.shownFirst' : 'report.shown', { count });
}
