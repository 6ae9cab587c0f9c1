/** The mesh: its size, what the check found, and how to open another. */
import { actions } from '../../core/actions';
import { meshState, openPanel, study, walking } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { meshName } from '../meshName';
import { formatSize } from '../../base/i18n/numbers';
import { Icon } from '../../base/controls/Icon';
import { lazy } from '../../core/controls/lazy';
import { chooseFiles } from '../overlays/chooseFiles';
import { unit } from '../../core/unit';
import { reportLine } from './reportLine';
import { Section } from './Section';
import { Thumb } from './Thumb';

/** Most meshes have none. */
const PartsLine = lazy(async () => (await import('../parts/PartsLine')).PartsLine);

export function MeshCard() {
  const state = meshState.value;
  const open = (
    <span class="mesh-ways">
      {state?.mesh.source === 'file' && !study.value && (
        <button type="button" class="lnk" disabled={walking.value} onClick={() => actions.setDialog('stand')}>
          {t('mesh.stand')}
        </button>
      )}
      <button type="button" class="lnk" onClick={() => actions.setDialog('kept')}>
        {t('mesh.recent')}
      </button>
      <button type="button" class="lnk" onClick={chooseFiles}>
        {t('mesh.open')}
      </button>
    </span>
  );
  return (
    <Section title={t('panel.mesh')} aside={open}>
      {state && (
        <>
          <div class="mesh">
            <Thumb mesh={state.mesh} />
            <div>
              <b class="num cut" title={meshName(state.mesh)}>
                {meshName(state.mesh)}
              </b>
              <span class="num">
                {t('mesh.counts', { triangles: state.report.triangles, parts: state.mesh.parts })}
              </span>
              <Dimensions />
            </div>
          </div>
          {state.mesh.table && <PartsLine />}
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

/** The report in a line; opens it. It is always there, so that nothing moves when the mesh has been looked over. */
function ReportLine() {
  const { text, found } = reportLine();
  const open = openPanel.value === 'report';
  return (
    <button
      type="button"
      class="rep num"
      aria-expanded={open}
      onClick={() => {
        void actions.lookOverMesh();
        actions.setPanel(open ? null : 'report');
      }}
    >
      {found && <Icon name="warning" class="wrn" />}
      <span class="cut">{text}</span>
      <Icon name="chevronRight" />
    </button>
  );
}
