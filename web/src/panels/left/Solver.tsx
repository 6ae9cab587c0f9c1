/** The experiment in numbers: method, body, motion. Every drag in the view has its field here. */
import { actions } from '../../state/actions';
import { maxFrames } from '../../state/experiment';
import { cursor, experiment } from '../../state/store';
import type { Experiment, FrameInput } from '../../state/model';
import { frameOf } from '../../trace/address';
import { t } from '../../i18n/messages';
import { rich } from '../../i18n/rich';
import { Choice } from '../controls/Choice';
import { FieldRow, VectorRow } from '../controls/FieldRow';
import { Icon } from '../controls/Icon';
import { NumberField } from '../controls/NumberField';
import { Section } from './Section';
import { SolverLimits } from './SolverLimits';

export function Solver() {
  const current = experiment.value;
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
          options={[
            { value: 'paper', label: t('solver.method.paper'), title: t('solver.method.paper.title') },
            { value: 'robust', label: t('solver.method.robust'), title: t('solver.method.robust.title') },
          ]}
          onChoose={(method) => void actions.setExperiment({ method })}
        />
      </div>
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
    </>
  );
}

function Body({ experiment: current }: { experiment: Experiment }) {
  return (
    <>
      <VectorRow
        label={rich('solver.radii')}
        name={t('solver.radii.name')}
        value={current.radii}
        min={0}
        above
        onCommit={(radii) => void actions.setExperiment({ radii })}
      />
      <VectorRow
        label={rich('solver.start')}
        name={t('solver.start.name')}
        value={current.start}
        onCommit={(start) => void actions.setExperiment({ start })}
      />
    </>
  );
}

const noInput: FrameInput = { displacement: [0, 0, 0], gravity: [0, 0, 0] };

/** The input of the frame the cursor is in; a change holds for every frame. */
function Motion({ experiment: current }: { experiment: Experiment }) {
  const frame = frameOf(cursor.value);
  const input = current.inputs[frame] ?? current.inputs[0] ?? noInput;
  return (
    <>
      <VectorRow
        label={rich('solver.motion')}
        name={t('solver.motion.name')}
        value={input.displacement}
        onCommit={(displacement) => void actions.setUniformInput({ displacement })}
      />
      <VectorRow
        label={rich('solver.gravity')}
        name={t('solver.gravity.name')}
        value={input.gravity}
        onCommit={(gravity) => void actions.setUniformInput({ gravity })}
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
            <button type="button" class="bt walkb" title={t('walk.title')} onClick={() => actions.startWalk()}>
              <Icon name="walk" />
              {t('walk.start')}
            </button>
          </div>
        )}
      </FieldRow>
    </>
  );
}
