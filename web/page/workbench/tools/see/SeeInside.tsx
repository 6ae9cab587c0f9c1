/** Settings for seeing into the mesh: a plane that cuts it open, and x-ray. */
import './see.css';
import '../messages';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../base/i18n/messages';
import { formatSize } from '../../../base/i18n/numbers';
import { Choice } from '../../../base/controls/Choice';
import { Slider } from '../../../base/controls/Slider';
import { Switch } from '../../../base/controls/Switch';
import { unit } from '../../../core/unit';
import { drawnMesh } from '../../../model/parts/states';
import { meshState } from '../../../core/store';
import { withTools } from '../withTools';
import { type Cut, cutAxes } from './cut';
import { cut, type SeeActions, xray } from './seeing';

const tell = (say: (see: SeeActions) => void) => void withTools(say);

export function SeeInside() {
  const now = cut.value;
  const end = useRef<HTMLParagraphElement>(null);
  const changed = now !== null || xray.value;
  useEffect(() => {
    // The column is full already; what has just been asked for is brought into sight.
    if (changed) end.current?.scrollIntoView({ block: 'nearest' });
  }, [changed, now?.axis]);
  return (
    <>
      <div class="lyset">
        <span title={t('see.xray.title')}>{t('see.xray')}</span>
        <Switch label={t('see.xray')} on={xray.value} onToggle={() => tell((see) => see.toggleXray())} />
      </div>
      <div class="lyset">
        <span>{t('see.cut')}</span>
        <Choice
          class="sm"
          label={t('see.cut.axis')}
          value={now?.axis ?? 'off'}
          options={[
            { value: 'off' as const, label: t('see.cut.off'), title: t('see.cut.off.title') },
            ...cutAxes.map((value) =>
              value === 'view'
                ? { value, label: t('see.cut.view'), title: t('see.cut.view.title') }
                : { value, label: value, title: t('see.cut.axis.title', { axis: value }) },
            ),
          ]}
          onChoose={(axis) => tell((see) => see.setCut(axis === 'off' ? null : { axis }))}
        />
      </div>
      {now && <Where cut={now} />}
      {changed && (
        <p ref={end} class="see-say dimt">
          {t('see.picture')}
        </p>
      )}
      <div class="lyset">
        <span />
        <button
          type="button"
          class="bt half"
          title={t('measure.start.title')}
          onClick={() => void withTools((tools) => tools.toggleMeasure())}
        >
          {t('measure.start')}
        </button>
      </div>
    </>
  );
}

function Where({ cut: { axis, at, flip } }: { cut: Cut }) {
  const place = placeText(axis, at);
  return (
    <div class="lyset see-where">
      <Slider
        label={t('see.cut.at')}
        value={at}
        text={place}
        onChange={(next) => tell((see) => see.setCut({ at: next }))}
      />
      <span class="num">{place}</span>
      <button type="button" class="lnk" aria-pressed={flip} onClick={() => tell((see) => see.setCut({ flip: !flip }))}>
        {t('see.cut.flip')}
      </button>
    </div>
  );
}

/** Where the plane lies: a coordinate of the world, or how much of the depth is left. */
function placeText(axis: Cut['axis'], at: number): string {
  const mesh = meshState.value?.mesh;
  if (axis === 'view' || !mesh) return t('see.cut.part', { part: at });
  const { bounds } = drawnMesh(mesh);
  const k = { x: 0, y: 1, z: 2 }[axis];
  return `${formatSize(bounds.min[k]! + at * (bounds.max[k]! - bounds.min[k]!))} ${unit.value}`;
}
