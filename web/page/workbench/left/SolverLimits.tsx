/** What a person seldom changes: sides, clearance and limits, under a fold that shows the three that matter. */
import { type MoveNumber, moveNumbers } from '../../../package/settings.gen';
import { methodOf } from '../../model/methods';
import { useState } from 'preact/hooks';
import { defaultSkin } from '../../model/experiment';
import { actions } from '../../core/actions';
import { wallLimitOf } from '../../../audit/run/usualNumbers';
import type { Experiment, Method } from '../../model';
import { currentStep, enclosing } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatField } from '../../base/i18n/numbers';
import { Choice } from '../../base/controls/Choice';
import { Icon } from '../../base/controls/Icon';
import { MoveNumberField } from '../../core/controls/MoveNumberField';
import { unit } from '../../core/unit';

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
  // Lengths first, then the angle.
  const its = moveNumbers.filter(({ name }) => method.options.has(name));
  const limits = [...its.filter(({ unit: of }) => of === 'length'), ...its.filter(({ unit: of }) => of === 'angle')];
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
          <Numbers
            experiment={current}
            numbers={moveNumbers.filter(({ name }) => name === 'maxSweeps')}
            values={{ maxSweeps: sweeps }}
          />
          <Numbers experiment={current} numbers={limits} values={{ skin, wallLimit: wallLimitOf(current) }} />
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

interface NumbersProps {
  readonly experiment: Experiment;
  readonly numbers: readonly MoveNumber[];
  /** of those that are left to the solver: what it used */
  readonly values: Partial<Record<MoveNumber['name'], number>>;
}

function Numbers({ experiment: current, numbers, values }: NumbersProps) {
  return (
    <>
      {numbers.map(({ name, usual }) => (
        <MoveNumberField
          key={name}
          name={name}
          label={t(`solver.${name}`)}
          called={t(`solver.${name}`)}
          value={values[name] ?? current[name] ?? usual}
          onCommit={(value) => void actions.setExperiment({ [name]: value })}
        />
      ))}
    </>
  );
}
