/** The lines of a formula: symbols, the same with numbers, results in one column. */
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatVector, type Digits } from '../../base/i18n/numbers';
import { eventFieldFacts } from '../../explain/views';
import { askedNumber } from '../../core/stepping/focus';
import { hasLine } from '../../explain/formula';
import type { Fields, FieldValue, FormulaLine } from '../../model/explain/formulaTypes';
import { place } from '../../explain/origins';
import { NumberLine } from '../../explain/panels/NumberLine';
import { NumberToken } from '../../explain/panels/NumberToken';
import { Tex } from './Tex';

interface Props {
  readonly lines: readonly FormulaLine[];
  readonly step: Step;
  readonly fields: Fields;
  readonly digits: Digits;
}

export function FormulaLines({ lines, step, fields, digits: shown }: Props) {
  // A record cut short has no closing event, so some results are not there yet.
  const known = lines.filter((line) => hasLine(line, fields));
  const asked = askedNumber.value?.kind === step.event.kind ? askedNumber.value.field : null;
  return (
    <dl>
      {known.map((line) => {
        const value = fields[line.result] as FieldValue;
        const vector = Array.isArray(value);
        return (
          <div
            key={line.name + line.result}
            class={`${line.numbers && value !== Infinity ? (isShort(line) ? 'two short' : 'two') : 'one'} ${line.wrong ? 'wrong' : ''}`}
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
              <span class={`res ${vector ? 'vec' : ''}`}>
                <NumberToken field={line.result} class={asked === line.result ? 'asked' : ''}>
                  {counts(step, line.result) ? String(value) : showValue(value, shown, line.signedZero)}
                </NumberToken>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One number has room beside the symbols, two beside words. */
function isShort({ numbers = '', words }: FormulaLine): boolean {
  return numbers.split('{').length <= (words ? 3 : 2);
}

/** What numbers or counts something has no decimals. */
function counts(step: Step, field: string): boolean {
  const [event, name] = place(step, field);
  return ['index', 'count'].includes(eventFieldFacts(event, name)?.unit ?? '');
}

export function showValue(value: FieldValue, shown: Digits, signedZero = false): string {
  if (typeof value === 'number') return formatNumber(value, shown, signedZero);
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  return formatVector(value, shown);
}
