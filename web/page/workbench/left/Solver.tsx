/**
 * The experiment in numbers: method, body, motion. Every drag in the view has its field here. Shown is what was asked for, also
 * while it is still being run.
 */
import { methodOf, methods } from '../../model/methods';
import { actions } from '../../core/actions';
import { bodies } from '../../model/bodies';
import { inputAt, maxFrames } from '../../model/experiment';
import { experimentAt } from '../../model/frameSettings';
import { cursor, wanted } from '../../core/store';
import type { Experiment } from '../../model';
import { frameOf } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Choice } from '../../base/controls/Choice';
import { FieldRow, VectorRow } from '../../base/controls/FieldRow';
import { lazy } from '../../core/controls/lazy';
import { NumberField } from '../../base/controls/NumberField';
import { unit } from '../../core/unit';
import { Section } from './Section';
import { SolverLimits } from './SolverLimits';

const BodyRow = lazy(async () => (await import('../tools/bodies/BodyList')).BodyRow);

export function Solver() {
  const asked = wanted.value;
  // In a recorded game, as it holds in this frame.
  const current = asked && experimentAt(asked, inputAt(asked.inputs, frameOf(cursor.value)));
  const reset = (
    <button type="button" class="lnk" onClick={() => void actions.resetExperiment()}>
      {t('solver.reset')}
    </button>
  );
  return (
    <Section class="solver" title={t('panel.solver')} aside={reset}>
      {current && (
        <>
          <Kinds experiment={current} />
          <Body experiment={current} />
          <Motion experiment={current} />
          <SolverLimits experiment={current} />
        </>
      )}
    </Section>
  );
}

function Kinds({ experiment: current }: { experiment: Experiment }) {
  return (
    <>
      <div class="row">
        <span class="lbl">{t('solver.method')}</span>
        <Choice
          class="sm"
          label={t('solver.method')}
          value={current.method}
          options={methods.map(({ id, name, title }) => ({ value: id, label: t(name), title: t(title) }))}
          onChoose={(method) => void actions.setExperiment({ method })}
        />
      </div>
      {methodOf(current).options.has('precision') && (
        <div class="row">
          <span class="lbl">{t('solver.precision')}</span>
          <Choice
            class="sm"
            label={t('solver.precision')}
            value={current.precision}
            options={[
              { value: 'double', label: t('solver.precision.double'), title: t('solver.precision.double.title') },
              { value: 'single', label: t('solver.precision.single'), title: t('solver.precision.single.title') },
            ]}
            onChoose={(precision) => void actions.setExperiment({ precision })}
          />
        </div>
      )}
    </>
  );
}

function Body({ experiment: current }: { experiment: Experiment }) {
  return (
    <>
      <VectorRow
        label={rich('solver.radii', { unit: unit.value })}
        name={t('solver.radii.name')}
        value={current.radii}
        min={0}
        above
        onCommit={(axis, value) => void actions.setAxis('radii', axis, value)}
      />
      <VectorRow
        label={rich('solver.start', { unit: unit.value })}
        name={t('solver.start.name')}
        value={current.start}
        onCommit={(axis, value) => void actions.setAxis('start', axis, value)}
      />
      {bodies.value && <BodyRow />}
    </>
  );
}

/** The input of the frame the cursor is in; a change holds for every frame. */
function Motion({ experiment: current }: { experiment: Experiment }) {
  const input = inputAt(current.inputs, frameOf(cursor.value));
  return (
    <>
      <VectorRow
        label={rich('solver.motion', { unit: unit.value })}
        name={t('solver.motion.name')}
        value={input.displacement}
        onCommit={(axis, value) => void actions.setAxis('displacement', axis, value)}
      />
      <VectorRow
        label={rich('solver.gravity', { unit: unit.value })}
        name={t('solver.gravity.name')}
        value={input.gravity}
        onCommit={(axis, value) => void actions.setAxis('gravity', axis, value)}
      />
      <FieldRow label={t('solver.frames')}>
        {(onProblem) => (
          <div class="frames">
            <NumberField
              label={t('solver.frames')}
              integer
              min={1}
              max={maxFrames}
              value={current.inputs.length}
              onProblem={onProblem}
              onCommit={(frames) => void actions.setUniformInput({ frames })}
            />
            <button type="button" class="bt half" title={t('place.title')} onClick={() => actions.startPlacing()}>
              {t('place.start')}
            </button>
            <button type="button" class="bt half" title={t('walk.title')} onClick={() => actions.startWalk()}>
              {t('walk.start')}
            </button>
          </div>
        )}
      </FieldRow>
    </>
  );
}
