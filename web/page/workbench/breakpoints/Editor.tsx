/** The conditions of one breakpoint: all of them must hold. */
import '../../texts/later';
import { useState } from 'preact/hooks';
import {
  type Breakpoint,
  type Clause,
  clauseOf,
  conditionKinds,
  mostClauses,
  type Parameter,
  parameters,
  spans,
  withFrames,
  withValue,
} from '../../model/breakpoints/condition';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { NumberField } from '../../base/controls/NumberField';
import { Select } from '../../base/controls/Select';
import { clauseText } from './words';

const kinds = conditionKinds.map((value) => ({ value, label: t(`breakpoints.kind.${value}`) }));

export function Editor({ breakpoint }: { breakpoint: Breakpoint }) {
  const { id, clauses } = breakpoint;
  const [problem, setProblem] = useState<string | null>(null);
  const set = (next: readonly Clause[]) => actions.changeBreakpoint(id, { clauses: next });
  const replace = (at: number, clause: Clause | null) => clause && set(clauses.with(at, clause));
  return (
    <div class="bp-edit">
      {clauses.map((clause, at) => (
        <ClauseRow
          key={at}
          clause={clause}
          onChange={(next) => replace(at, next)}
          onProblem={setProblem}
          onDrop={clauses.length > 1 ? () => set(clauses.toSpliced(at, 1)) : null}
        />
      ))}
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="bp-edit-foot">
        {clauses.length < mostClauses && (
          <button type="button" class="bt sm" onClick={() => set([...clauses, clauseOf('time')])}>
            {t('breakpoints.addClause')}
          </button>
        )}
        <i class="grow" />
        <button type="button" class="bt sm" onClick={() => actions.removeBreakpoint(id)}>
          {t('breakpoints.remove')}
        </button>
      </div>
    </div>
  );
}

interface RowProps {
  readonly clause: Clause;
  readonly onChange: (clause: Clause | null) => void;
  readonly onProblem: (problem: string | null) => void;
  /** null: the only condition */
  readonly onDrop: (() => void) | null;
}

function ClauseRow({ clause, onChange, onProblem, onDrop }: RowProps) {
  const { kind, value, frames } = clause;
  const parameter = parameters[kind];
  const span = spans[kind];
  return (
    <>
      <div class="bp-clause">
        <Select
          class="fl"
          label={t('breakpoints.condition')}
          value={kind}
          options={kinds}
          onChoose={(next) => onChange(clauseOf(next))}
        />
        {parameter && value !== null && (
          <NumberField
            key={kind}
            label={t(`breakpoints.value.${kind as 'sweeps'}`)}
            value={value}
            {...limitsOf(parameter)}
            onProblem={onProblem}
            onCommit={(next) => onChange(withValue(clause, next))}
          />
        )}
        {onDrop && (
          <IconButton
            class="sm"
            icon="close"
            label={t('breakpoints.dropClause', { what: clauseText(clause) })}
            onClick={onDrop}
          />
        )}
      </div>
      {span && frames !== undefined && (
        <div class="bp-clause">
          <span class="fl dimt">{t('breakpoints.frames')}</span>
          <NumberField
            label={t('breakpoints.frames')}
            value={frames}
            {...limitsOf(span)}
            onProblem={onProblem}
            onCommit={(next) => onChange(withFrames(clause, next))}
          />
        </div>
      )}
      <p class="dimt hint">{t(`breakpoints.about.${kind}`)}</p>
    </>
  );
}

function limitsOf({ min, max, above, integer }: Parameter) {
  return { min, max, above, integer, step: integer ? 1 : 0.001 };
}
