/** The formula of the step: symbols, the same line with numbers, results in one column. */
import { Fragment } from 'preact';
import { actions } from '../../state/actions';
import { digits } from '../../state/store';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber, formatVector, type Digits } from '../../i18n/numbers';
import { Choice } from '../controls/Choice';
import { fieldDoc, fieldsOf, formulaOf, isKnown } from './formula';
import type { Fields, FieldValue, FormulaLine, Space } from './formulas/types';
import { decidingCheck } from './sentences/groups';
import { NumberLine } from './NumberLine';
import { Tex } from './Tex';

/** A triangle that one check put out shows that check. */
export function FormulaCard({ step: here }: { step: Step }) {
  const step = decidingCheck(here) ?? here;
  const formula = formulaOf(step.event);
  const fields = fieldsOf(step);
  const shown = digits.value;
  const [first, ...others] = formula.groups;
  return (
    <section class="card fm" aria-label={t('formula.label')}>
      <h2>
        <span class="cut" title={t(formula.title)}>
          {t(formula.title)}
        </span>
        {first?.space && <Badge space={first.space} />}
        <i class="grow" />
        <DigitsChoice />
      </h2>
      <div class={`mth d${shown}`}>
        <p class="main">
          <Tex source={formula.main} />
        </p>
        {first && <Lines lines={first.lines} step={step} fields={fields} digits={shown} />}
        {others.map((group) => (
          <Fragment key={group.space}>
            {group.space && (
              <p class="mth-space">
                <Badge space={group.space} />
              </p>
            )}
            <Lines lines={group.lines} step={step} fields={fields} digits={shown} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function Badge({ space }: { space: Space }) {
  return <span class="badge">{t(`space.${space}`)}</span>;
}

function DigitsChoice() {
  const options = ([4, 7, 17] as const).map((value) => ({
    value,
    label: String(value),
    title: t('digits.title', { value }),
  }));
  return (
    <Choice
      class="xs"
      label={t('digits.label')}
      options={options}
      value={digits.value}
      onChoose={(value) => actions.setDigits(value)}
    />
  );
}

interface LinesProps {
  readonly lines: readonly FormulaLine[];
  readonly step: Step;
  readonly fields: Fields;
  readonly digits: Digits;
}

function Lines({ lines, step, fields, digits: shown }: LinesProps) {
  // A record cut short has no closing event, so some results are not there yet.
  const known = lines.filter(({ result }) => isKnown(fields[result]));
  return (
    <dl>
      {known.map((line) => {
        const value = fields[line.result] as FieldValue;
        const vector = Array.isArray(value);
        return (
          <div
            key={line.name + line.result}
            class={`${line.numbers && value !== Infinity ? 'two' : 'one'} ${line.wrong ? 'wrong' : ''}`}
          >
            <dt>
              <Tex source={line.name} />
            </dt>
            <dd>
              <span class="ex">
                {line.expression && <Tex source={line.expression} />}
                {line.words && <span class="words">{t(line.words)}</span>}
              </span>
              {line.numbers && value !== Infinity && (
                <span class="ln">
                  <NumberLine template={line.numbers} fields={fields} digits={shown} />
                </span>
              )}
              <span class={`res ${vector ? 'vec' : ''}`} title={fieldDoc(step, line.result)}>
                {show(value, shown, line.signedZero)}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function show(value: FieldValue, shown: Digits, signedZero = false): string {
  if (typeof value === 'number') return formatNumber(value, shown, signedZero);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return formatVector(value, shown);
}
