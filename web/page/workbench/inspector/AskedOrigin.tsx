/** The origin of the chosen number: click one to go to the step that made it. Loads with the first. */
import { actions } from '../../core/actions';
import { askedNumber } from '../../core/stepping/focus';
import { digits } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { decidingCheck } from '../../explain/deciding';
import { fieldsOf, formulaOf } from '../../explain/formula';
import type { Part } from '../../explain/origins';
import { showValue } from './FormulaLines';
import { linkedHandlers, originHere } from '../../explain/panels/linked';
import { NumberToken } from '../../explain/panels/NumberToken';
import { shortName, StepChip } from './StepChip';
import { Tex } from './Tex';

/** The inputs of the chosen number; below its formula. */
export function AskedOrigin({ step: here }: { step: Step }) {
  const step = decidingCheck(here) ?? here;
  const asked = askedNumber.value;
  const value = asked?.kind === step.event.kind ? fieldsOf(step)[asked.field] : undefined;
  return asked && value !== undefined ? <Asked step={step} field={asked.field} /> : null;
}

function Asked({ step, field }: { step: Step; field: string }) {
  const shown = digits.value === 4 ? 4 : 7;
  const value = showValue(fieldsOf(step)[field] ?? NaN, shown);
  return (
    <section class="from" role="status" {...linkedHandlers(step)}>
      <h2>
        <span class="cut num" title={t('from.asked', { value })}>
          {t('from.asked', { value })}
        </span>
        <i class="grow" />
        <IconButton class="sm" icon="close" label={t('from.close')} onClick={() => actions.askNumber(null)} />
      </h2>
      <ul class="chips" role="list" aria-label={t('from.asked', { value })}>
        {originHere(step, field).parts.map((part) => (
          <li key={JSON.stringify(part)}>
            <PartChip part={part} step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartChip({ part, step }: { part: Part; step: Step }) {
  switch (part.kind) {
    case 'field':
      return <FieldChip step={step} field={part.field} />;
    case 'step':
      return <StepChip address={part.address}>{t('from.step', { from: shortName(part.address, step) })}</StepChip>;
    case 'here':
      return <span class="chp still">{t('from.here')}</span>;
    case 'input':
      return <span class="chp still">{t('from.you')}</span>;
    case 'mesh':
      return part.triangle === null ? (
        <span class="chp still">{t('from.tree')}</span>
      ) : (
        <button type="button" class="chp num" onClick={() => actions.selectTriangle(part.triangle)}>
          {t('from.triangle', { triangle: part.triangle })}
        </button>
      );
  }
}

/** Numbers within a line, without a separate line. */
const partNames: Readonly<Record<string, string>> = {
  ee: '|\\E|^2',
  vv: '|\\V|^2',
  bb: '|\\B|^2',
  ev: '\\E\\cdot\\V',
  eb: '\\E\\cdot\\B',
  vb: '\\V\\cdot\\B',
  vp: '\\V\\cdot(\\C - p)',
  pp: '|p - \\C|^2',
  root: '\\X',
  latest: 't_{\\max}',
  area: 'ac - b^2',
  length: '|\\sy{e}{e}|',
  'slide.length': '|\\V|',
};

function FieldChip({ step, field }: { step: Step; field: string }) {
  const lines = formulaOf(step.event, step).groups.flatMap((group) => group.lines);
  const name = lines.find(({ result }) => result === field)?.name ?? partNames[field];
  const shown = digits.value === 4 ? 4 : 7;
  return (
    <span class="chp num">
      {name && <Tex source={name} />}
      <NumberToken field={field} stop>
        {showValue(fieldsOf(step)[field] ?? NaN, shown)}
      </NumberToken>
    </span>
  );
}
