/** What a person seldom changes: sides, clearance and limits, under a fold that shows the three that matter. */
import { methodOf } from '../../methods';
import { useState } from 'preact/hooks';
import { defaultSkin } from '../../state/experiment';
import { actions } from '../../state/actions';
import type { Experiment, Method } from '../../state/model';
import { currentStep, enclosing } from '../../state/store';
import { t } from '../../i18n/messages';
import { formatField } from '../../i18n/numbers';
import { Choice } from '../controls/Choice';
import { FieldRow } from '../controls/FieldRow';
import { Icon } from '../controls/Icon';
import { NumberField } from '../controls/NumberField';
import { unit } from '../unit';

const degrees = 180 / Math.PI;

/** What the method used in this frame, as it says itself; the defaults belong to it, not to the page. Null while another one runs. */
function usedInFrame(method: Method) {
  const opening = enclosing(currentStep.value, 'frame')?.opening;
  return opening?.kind === 'MoveBegin' && opening.method === method ? opening : null;
}

export function SolverLimits({ experiment: current }: { experiment: Experiment }) {
  const [open, setOpen] = useState(false);
  const method = methodOf(current);
  const used = usedInFrame(current.method);
  const sweeps = current.maxSweeps ?? used?.maxSweeps ?? method.maxSweeps;
  const skin = current.skin ?? used?.skin ?? defaultSkin(current.radii);
  const { key, values } = method.limits({
    ...{ sides: current.sides, sweeps, skin: formatField(skin), unit: unit.value },
    veryClose: formatField(used?.veryClose ?? 0.005),
  });
  return (
    <>
      <button type="button" class="more num" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        {t(key, values)}
      </button>
      {open && (
        <>
          <Sides experiment={current} />
          <FieldRow label={t('solver.maxSweeps')}>
            {(onProblem) => (
              <NumberField
                label={t('solver.maxSweeps')}
                integer
                min={1}
                max={255}
                value={sweeps}
                onProblem={onProblem}
                onCommit={(maxSweeps) => void actions.setExperiment({ maxSweeps })}
              />
            )}
          </FieldRow>
          {method.options.has('skin') && <Clearances experiment={current} skin={skin} />}
        </>
      )}
    </>
  );
}

function Sides({ experiment: current }: { experiment: Experiment }) {
  return (
    <div class="row">
      <span class="lbl">{t('solver.sides')}</span>
      <Choice
        class="sm"
        label={t('solver.sides')}
        value={current.sides}
        options={[
          { value: 'front', label: t('solver.sides.front'), title: t('solver.sides.front.title') },
          { value: 'both', label: t('solver.sides.both'), title: t('solver.sides.both.title') },
        ]}
        onChoose={(sides) => void actions.setExperiment({ sides })}
      />
    </div>
  );
}

function Clearances({ experiment: current, skin }: { experiment: Experiment; skin: number }) {
  const slope = (current.slopeLimit ?? 0.8726646259971648) * degrees;
  const lengths = [
    { key: 'skin', value: skin },
    { key: 'stepHeight', value: current.stepHeight },
    { key: 'snapDistance', value: current.snapDistance },
  ] as const;
  return (
    <>
      {lengths.map(({ key, value }) => (
        <FieldRow key={key} label={t(`solver.${key}`)}>
          {(onProblem) => (
            <NumberField
              label={t(`solver.${key}`)}
              unit={unit.value}
              min={0}
              step={0.001}
              value={value}
              onProblem={onProblem}
              onCommit={(length) => void actions.setExperiment({ [key]: length })}
            />
          )}
        </FieldRow>
      ))}
      <FieldRow label={t('solver.slopeLimit')}>
        {(onProblem) => (
          <NumberField
            label={t('solver.slopeLimit')}
            unit="°"
            min={0}
            max={90}
            step={1}
            value={Number(slope.toFixed(6))}
            onProblem={onProblem}
            onCommit={(angle) => void actions.setExperiment({ slopeLimit: angle / degrees })}
          />
        )}
      </FieldRow>
    </>
  );
}
