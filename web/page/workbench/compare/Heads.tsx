/** What A and B are: the method, and the options in which they differ. The line above is how the figures draw each. */
import { formatPlain } from '../../base/i18n/numbers';
import { methodOf } from '../../model/methods';
import '../../texts/later';
import { Fragment } from 'preact';
import { comparison, run, tree } from '../../core/store';
import { differingOptions } from '../../core/compare/options';
import type { ComparedOption } from '../../model/comparison';
import type { Experiment } from '../../model';
import type { FrameTree } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { unit } from '../../core/unit';
import { degrees, usedBy } from './used';

export function Heads() {
  const second = comparison.value;
  const first = run.value;
  if (!second || !first || !tree.value) return null;
  const differing = differingOptions(first.experiment, second.run.experiment);
  return (
    <div class="cmph">
      <Head letter="a" experiment={first.experiment} differing={differing} tree={tree.value} />
      <Head letter="b" experiment={second.run.experiment} differing={differing} tree={second.tree} />
    </div>
  );
}

interface HeadProps {
  readonly letter: 'a' | 'b';
  readonly experiment: Experiment;
  readonly differing: readonly ComparedOption[];
  readonly tree: FrameTree;
}

function Head({ letter, experiment, differing, tree: steps }: HeadProps) {
  const name = nameOf(experiment);
  const values = differing
    .map((option) => valueText(option, experiment, steps))
    .filter((text): text is string => text !== null);
  return (
    <div class={letter}>
      <b aria-label={t(letter === 'a' ? 'compare.name.first' : 'compare.name.second', { name })}>
        <span class={`ab0 ${letter}`} aria-hidden="true">
          {letter.toUpperCase()}
        </span>
        {name}
      </b>
      <span class="num">
        {differing.length === 0 && letter === 'b'
          ? t('compare.same')
          : values.map((value, at) => (
              <Fragment key={value}>
                {at > 0 && ', '}
                <span class="nowrap">{value}</span>
              </Fragment>
            ))}
      </span>
    </div>
  );
}

function nameOf(experiment: Experiment): string {
  const { key, values } = methodOf(experiment).caption(experiment);
  return t(key, values);
}

/** Three digits say which is which; the field below has them all. */
function short(value: number): string {
  return formatPlain(Number(value.toPrecision(3)));
}

/** An option in words; null for what the method does not have. */
function valueText(option: ComparedOption, experiment: Experiment, steps: FrameTree): string | null {
  const used = usedBy(experiment, steps);
  if (option === 'method' || option === 'precision') return null;
  if (option === 'sides') return t('compare.value.sides', { sides: experiment.sides });
  if (option === 'maxSweeps') return t('compare.value.sweeps', { count: used.maxSweeps });
  if (!methodOf(experiment).options.has(option)) return null;
  if (option === 'slopeLimit' || option === 'wallLimit') {
    return t(`compare.value.${option}`, { angle: short(used[option] * degrees) });
  }
  return t(`compare.value.${option}`, { length: short(used[option]), unit: unit.value });
}
