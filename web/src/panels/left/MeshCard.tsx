/** The mesh: its size, what the check found, and how to open another. */
import { actions } from '../../state/actions';
import { meshState } from '../../state/store';
import { t } from '../../i18n/messages';
import { formatSize } from '../../i18n/numbers';
import { Icon } from '../controls/Icon';
import { chooseFiles } from '../overlays/chooseFiles';
import { unit } from '../unit';
import { Section } from './Section';
import { Thumb } from './Thumb';

export function MeshCard() {
  const state = meshState.value;
  const open = (
    <button type="button" class="lnk" onClick={chooseFiles}>
      {t('mesh.open')}
    </button>
  );
  return (
    <Section title={t('panel.mesh')} aside={open}>
      {state && (
        <>
          <div class="mesh">
            <Thumb mesh={state.mesh} />
            <div>
              <b class="num cut" title={state.mesh.name}>
                {state.mesh.name}
              </b>
              <span class="num">
                {t('mesh.counts', { triangles: state.report.triangles, parts: state.mesh.parts })}
              </span>
              <Dimensions />
            </div>
          </div>
          <ReportLine />
        </>
      )}
    </Section>
  );
}

function Dimensions() {
  const bounds = meshState.value?.mesh.bounds;
  if (!bounds) return null;
  const [x, y, z] = bounds.max.map((high, axis) => formatSize(high - (bounds.min[axis] ?? 0)));
  return <span class="num">{t('mesh.size', { x: x ?? '', y: y ?? '', z: z ?? '', unit: unit.value })}</span>;
}

/** Selects the first triangle the check complains about. */
function ReportLine() {
  const report = meshState.value?.report;
  if (!report) return null;
  const count = report.degenerateTriangles;
  const first = report.degenerate[0];
  // Nothing to say is said by silence: the column has no room for good news.
  if (count === 0 || first === undefined) return null;
  return (
    <button
      type="button"
      class="rep num"
      title={t('mesh.selectDegenerate')}
      onClick={() => actions.selectTriangle(first)}
    >
      <Icon name="warning" class="wrn" />
      {t('mesh.degenerate', { count })}
      <Icon name="chevronRight" />
    </button>
  );
}
