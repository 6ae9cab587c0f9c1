/** The options of B. Those in which it differs from A stand open, the others under a fold. */
import { methodOf } from '../../model/methods';
import { MethodValues } from '../../../package/trace/events.gen';
import '../../texts/later';
import { useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { comparedOptions, type ComparedOption, type OptionChanges } from '../../model/comparison';
import { differingOptions, secondExperiment } from '../../core/compare/options';
import type { Experiment } from '../../model';
import { comparison, wanted, wantedChanges } from '../../core/store';
import type { FrameTree } from '../../../package/trace/steps';
import { t, type MessageKey } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { MoveNumberField } from '../../core/controls/MoveNumberField';
import { Select } from '../../base/controls/Select';
import { usedBy } from './used';

export function Options() {
  const [open, setOpen] = useState(false);
  const first = wanted.value;
  const second = comparison.value;
  if (!first || !second) return null;
  const experiment = secondExperiment(first, wantedChanges.value ?? second.changes);
  const differing = differingOptions(first, experiment);
  const all = comparedOptions.filter((option) => isFor(option, experiment));
  const front = all.filter((option) => option === 'method' || differing.includes(option));
  const shown = open ? all : front;
  return (
    <div class="cmp-options" role="group" aria-label={t('compare.options')}>
      <h3>{t('compare.options')}</h3>
      {shown.map((option) => (
        <OptionRow key={option} option={option} experiment={experiment} steps={second.tree} />
      ))}
      {all.length > front.length && (
        <button type="button" class="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'chevronDown' : 'chevronRight'} />
          {t('compare.options.more')}
        </button>
      )}
    </div>
  );
}

const ofBoth: ReadonlySet<ComparedOption> = new Set(['method', 'sides', 'maxSweeps']);

function isFor(option: ComparedOption, { method }: Experiment): boolean {
  return ofBoth.has(option) || methodOf({ method }).options.has(option);
}

function change(changes: OptionChanges): void {
  void actions.compare({ ...wantedChanges.value, ...changes });
}

interface RowProps {
  readonly option: ComparedOption;
  readonly experiment: Experiment;
  readonly steps: FrameTree;
}

function OptionRow({ option, experiment, steps }: RowProps) {
  if (option === 'method' || option === 'sides' || option === 'precision') {
    return <ChoiceRow option={option} experiment={experiment} />;
  }
  return <NumberRow option={option} experiment={experiment} steps={steps} />;
}

const choices = {
  method: MethodValues,
  sides: ['front', 'both'],
  precision: ['double', 'single'],
} as const;

function ChoiceRow({ option, experiment }: { option: keyof typeof choices; experiment: Experiment }) {
  const label = t(`compare.option.${option}`);
  const options = choices[option].map((value) => ({ value, label: t(`solver.${option}.${value}` as MessageKey) }));
  return (
    <div class="row">
      <span class="lbl">{label}</span>
      <Select<string>
        label={t('compare.options.of', { option: label })}
        value={experiment[option]}
        options={options}
        onChoose={(value) => change({ [option]: value })}
      />
    </div>
  );
}

function NumberRow({
  option,
  experiment,
  steps,
}: RowProps & { option: Exclude<ComparedOption, keyof typeof choices> }) {
  const label = t(`compare.option.${option}`);
  return (
    <MoveNumberField
      name={option}
      label={label}
      called={t('compare.options.of', { option: label })}
      value={experiment[option] ?? usedBy(experiment, steps)[option]}
      onCommit={(value) => change({ [option]: value })}
    />
  );
}
