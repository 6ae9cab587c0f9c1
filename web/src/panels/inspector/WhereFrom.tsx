/**
 * Origins. Of the step as a whole, or of the number that was asked: click one to go to the step that made it; the browser's Back
 * returns.
 */
import { actions } from '../../state/actions';
import { askedNumber } from '../../state/focus';
import { digits } from '../../state/store';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { IconButton } from '../controls/IconButton';
import { fieldsOf, formulaOf } from '../../explain/formula';
import { showValue } from './FormulaLines';
import { linkedHandlers, originHere } from './linked';
import { NumberToken } from './NumberToken';
import type { Part } from '../../explain/origins';
import { decidingCheck } from '../../explain/deciding';
import { Tex } from './Tex';
import { whereFrom, type Source } from '../../explain/sources';

/** The address without what it shares with where we are: `t8.e2`, `s0`. */
function shortAddress(from: string, here: Step): string {
  const mine = here.address.split('.');
  const parts = from.split('.');
  let same = 0;
  while (same < parts.length - 1 && parts[same] === mine[same]) same++;
  return parts.slice(same).join('.');
}

export function WhereFrom({ step: here }: { step: Step }) {
  const sources = whereFrom(here);
  if (sources.length === 0) return null;
  return (
    <section class="from">
      <h2>{t('from.title')}</h2>
      <div class="chips">
        {sources.map((source) => (
          <Chip key={source.key + source.step.order} source={source} here={here} />
        ))}
      </div>
    </section>
  );
}

/** What the number that was asked is made of; stands below its formula. */
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
      <div class="chips">
        {originHere(step, field).parts.map((part) => (
          <PartChip key={JSON.stringify(part)} part={part} step={step} />
        ))}
      </div>
    </section>
  );
}

function PartChip({ part, step }: { part: Part; step: Step }) {
  switch (part.kind) {
    case 'field':
      return <FieldChip step={step} field={part.field} />;
    case 'step':
      return <StepChip address={part.address}>{t('from.step', { from: shortAddress(part.address, step) })}</StepChip>;
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

/** Numbers that stand in a line without a line of their own. */
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

interface StepChipProps {
  readonly address: string;
  readonly symbol?: string | undefined;
  readonly children: preact.ComponentChildren;
}

function StepChip({ address, symbol, children }: StepChipProps) {
  return (
    <button
      type="button"
      class="chp num"
      title={t('address.goTo', { address })}
      onClick={() => void actions.goTo(address, { history: 'push' })}
      onPointerEnter={() => actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      {symbol && <Tex source={symbol} />}
      <span>{children}</span>
    </button>
  );
}

function Chip({ source, here }: { source: Source; here: Step }) {
  const { address } = source.step;
  return (
    <StepChip address={address} symbol={source.symbol}>
      {t(`from.${source.key}`, {
        value: source.value === undefined ? '' : formatNumber(source.value),
        triangle: source.triangle ?? '',
        from: shortAddress(address, here),
      })}
    </StepChip>
  );
}
