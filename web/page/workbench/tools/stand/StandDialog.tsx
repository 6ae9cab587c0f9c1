/** Another unit or axis for the mesh that is open. */
import './stand.css';
import '../messages';
import '../../../texts/kept';
import { useState } from 'preact/hooks';
import { t } from '../../../base/i18n/messages';
import { formatPlain, formatSize } from '../../../base/i18n/numbers';
import { Choice } from '../../../base/controls/Choice';
import { Dialog } from '../../../base/controls/Dialog';
import { NumberField } from '../../../base/controls/NumberField';
import { scaleKey } from '../../overlays/UnitOffers';
import { ScalePreview } from '../../overlays/ScalePreview';
import { actions } from '../../../core/actions';
import { meshState } from '../../../core/store';
import type { Vec3 } from '../../../model';
import { withTools } from '../withTools';
import { type Going, goings, type Stand, turned, ups } from './stand';

/** Wrong units are nearly always one of these apart. */
const factors = [0.001, 0.01, 0.0254, 1, 100, 1000] as const;

export function StandDialog() {
  const [stand, setStand] = useState<Stand>({ up: 'y', factor: 1 });
  const [going, setGoing] = useState<Going>('with');
  const [problem, setProblem] = useState<string | null>(null);
  const mesh = meshState.value?.mesh;
  const close = () => actions.setDialog(null);
  if (!mesh) return null;
  const { min, max } = mesh.bounds;
  const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const size = turned(span, stand).map((length) => Math.abs(length) * stand.factor) as unknown as Vec3;
  const same = stand.up === 'y' && stand.factor === 1;
  const [x, y, z] = size.map(formatSize);
  const apply = () => {
    close();
    void withTools((tools) => tools.standMesh(stand, going));
  };
  return (
    <Dialog
      title={t('stand.title', { name: mesh.name })}
      class="imp-dlg stand-dlg"
      onClose={close}
      foot={
        <>
          <button type="button" class="bt" onClick={close}>
            {t('stand.cancel')}
          </button>
          <button type="button" class="bt pri" autoFocus disabled={same || problem !== null} onClick={apply}>
            {t('stand.apply')}
          </button>
        </>
      }
    >
      <ScalePreview size={size} />
      <div class="pd">
        <dl class="kv">
          <dt>{t('stand.size')}</dt>
          <dd class="num">{t('mesh.size', { x: x ?? '', y: y ?? '', z: z ?? '', unit: t('unit.metre') })}</dd>
          <dt>{t('stand.scale')}</dt>
          <dd>
            <Factor
              factor={stand.factor}
              onChoose={(factor) => setStand({ ...stand, factor })}
              onProblem={setProblem}
            />
          </dd>
          {problem && (
            <dd class="why1">
              <p class="problem" role="alert">
                {problem}
              </p>
            </dd>
          )}
          <dt>{t('stand.up')}</dt>
          <dd>
            <Choice
              class="chipset"
              label={t('stand.up')}
              value={stand.up}
              options={ups.map((value) => {
                const axis = value.replace('-', '−');
                return { value, label: axis, title: t('stand.up.title', { axis }) };
              })}
              onChoose={(up) => setStand({ ...stand, up })}
            />
          </dd>
          <Body going={going} onChoose={setGoing} />
        </dl>
        <p class="dimt stand-kept">{t('stand.kept')}</p>
      </div>
    </Dialog>
  );
}

function Body({ going, onChoose }: { going: Going; onChoose: (going: Going) => void }) {
  return (
    <>
      <dt>{t('stand.body')}</dt>
      <dd>
        <Choice
          class="chipset"
          label={t('stand.body')}
          value={going}
          options={goings.map((value) => ({ value, label: t(`stand.body.${value}`) }))}
          onChoose={onChoose}
        />
      </dd>
      <dd class="why1 stand-how">{t(`stand.body.${going}.how`)}</dd>
    </>
  );
}

interface FactorProps {
  readonly factor: number;
  readonly onChoose: (factor: number) => void;
  readonly onProblem: (problem: string | null) => void;
}

function Factor({ factor, onChoose, onProblem }: FactorProps) {
  return (
    <>
      <Choice
        class="chipset"
        label={t('stand.scale')}
        value={factors.find((one) => one === factor) ?? -1}
        options={factors.map((value) => ({
          value: value as number,
          label: t('stand.times', { scale: formatPlain(value) }),
          title: t(scaleKey(value)),
        }))}
        onChoose={(value) => {
          onProblem(null);
          onChoose(value);
        }}
      />
      <NumberField
        class="scale"
        label={t('stand.scale.own')}
        value={factor}
        min={0}
        above
        max={1e9}
        onProblem={onProblem}
        onCommit={onChoose}
      />
    </>
  );
}
