/** The formula of a step where nothing can be pressed, on a slide and on paper: the equation, and what its numbers come to. */
import { decidingCheck } from '../../explain/deciding';
import { fieldsOf, formulaOf, hasLine } from '../../explain/formula';
import { t } from '../../base/i18n/messages';
import { showValue } from '../../workbench/inspector/FormulaLines';
import { numberParts } from '../../explain/panels/NumberLine';
import { Tex } from '../../workbench/inspector/Tex';
import type { Step } from '../../../package/trace/steps';
import { trimmedNumber } from '../guest/reasonText';

const digits = 4;

/** Lines that are worked out of others; what they are worked out of stands in their numbers. */
export function workedOut(step: Step): readonly { name: string; numbers: string; result: string }[] {
  const fields = fieldsOf(step);
  return formulaOf(step.event, step)
    .groups.flatMap(({ lines }) => lines)
    .flatMap((line) =>
      line.numbers === undefined || line.wrong || !hasLine(line, fields)
        ? []
        : [
            {
              name: line.name,
              numbers: numberParts(line.numbers, fields, digits)
                .map(({ text }) => text)
                .join(''),
              result: trimmedNumber(showValue(fields[line.result]!, digits, line.signedZero)),
            },
          ],
    );
}

export function StepFormula({ step: here, class: name }: { step: Step; class: string }) {
  const step = decidingCheck(here) ?? here;
  const { title, main, table } = formulaOf(step.event, step);
  const cases = table?.filter(({ on }) => on).map(({ when }) => when);
  return (
    <div class={`st-formula ${name}`} role="group" aria-label={t(title)}>
      {(cases ?? [main]).map((source) => (
        <div key={source}>
          <Tex source={source} />
        </div>
      ))}
      {workedOut(step).map(({ name, numbers, result }) => (
        <p key={name}>
          <Tex source={name} /> = {numbers} = <b>{result}</b>
        </p>
      ))}
    </div>
  );
}
