/** The tooltip of a symbol or number: what it is, all of its digits, its space, where it comes from. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { signal } from '@preact/signals';
import { eventFieldFacts } from '../../explain/views';
import { eventFields } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { comma } from '../../base/i18n/lists';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { digits } from '../../core/store';
import { unit } from '../../core/unit';
import { fieldsOf } from '../../explain/formula';
import { showValue } from './FormulaLines';
import { originHere, tip, type Tip } from '../../explain/panels/linked';
import { place } from '../../explain/origins';
import { symbolFact, symbolValues } from '../../explain/symbols';

export function TokenTip({ shown }: { shown: Tip }) {
  return <Box key={`${shown.step.address} ${shown.field} ${shown.symbol}`} shown={shown} />;
}

const gap = 6;
const margin = 8;

function Box({ shown }: { shown: Tip }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(goWithNextPress, []);
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const target = shown.element.getBoundingClientRect();
    const { width, height } = own.getBoundingClientRect();
    const beside = (shown.element.closest('.insp')?.getBoundingClientRect().left ?? 0) - width - gap;
    const x = Math.min(Math.max(margin, target.left + target.width / 2 - width / 2), innerWidth - width - margin);
    const above = target.top - height - gap;
    // Beside the inspector it covers no line of the formula; a narrow window has no room there.
    const level = Math.min(target.top + target.height / 2 - height / 2, innerHeight - height - margin);
    own.style.left = `${beside < margin ? x : beside}px`;
    own.style.top = `${beside >= margin ? level : above < margin ? target.bottom + gap : above}px`;
  });
  const { title, lines } = shown.field === null ? symbolTip(shown) : numberTip(shown.step, shown.field);
  return (
    <div ref={box} class="tip dk" role="tooltip">
      <b class="num">{title}</b>
      {lines.map((line) => (
        <span key={line} class="num">
          {line}
        </span>
      ))}
    </div>
  );
}

/** After a tap no pointer leaves the token; the next press anywhere, or scrolling it away, ends its tip. */
function goWithNextPress() {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerdown', 'scroll']) document.addEventListener(type, () => (tip.value = null), options);
  return () => stop.abort();
}

function symbolTip({ step, symbol }: Tip): { title: string; lines: string[] } {
  const name = symbol!;
  const words = t(`symbol.${name}`, symbolValues(step));
  const fact = symbolFact(step, name);
  if (!fact) return { title: words, lines: [] };
  const letter = fact.letter ?? t(`symbol.letter.${name}`);
  return {
    title: `${letter} = ${showValue(fact.value, digits.value === 'hex' ? 17 : digits.value)}`,
    lines: [words + unitWords(step, fact.field)],
  };
}

type Words = typeof import('../../../package/trace/fieldWords.gen').fieldWords;
const known = signal<Words | null>(null);

/** What the schema says about its numbers; fetched for the first tip. */
function fieldWords(): Words | null {
  if (!known.value)
    import('../../../package/trace/fieldWords.gen')
      .then(({ fieldWords }) => (known.value = fieldWords))
      .catch(() => {});
  return known.value;
}

function numberTip(step: Step, field: string): { title: string; lines: string[] } {
  const value = fieldsOf(step)[field];
  const [event, name] = place(step, field);
  const doc =
    field === 'root' ? t('tip.root') : (eventFieldFacts(event, name)?.doc ?? fieldWords()?.[event.kind]?.[name] ?? '');
  const lines = [doc + unitWords(step, field)];
  if (typeof value === 'number' && Number.isFinite(value)) lines.push(formatNumber(value, 'hex'));
  lines.push(originWords(step, field));
  return { title: value === undefined ? '' : showValue(value, 17, true), lines: lines.filter(Boolean) };
}

/** A comma and the space or unit the number is in. */
function unitWords(step: Step, field: string): string {
  const [event, name] = place(step, field);
  const kind = eventFieldFacts(event, name)?.unit ?? eventFields[event.kind]?.fields[name]?.unit ?? 'scalar';
  const words = t(`tip.unit.${kind}` as MessageKey, { unit: unit.value });
  return words && comma + words;
}

function originWords(step: Step, field: string): string {
  const { address, parts } = originHere(step, field);
  if (address !== null && address !== step.address) return t('tip.made', { address });
  if (parts.some(({ kind }) => kind === 'field' || kind === 'step' || kind === 'here')) return t('tip.here');
  return t(parts.some(({ kind }) => kind === 'mesh') ? 'tip.mesh' : 'tip.input');
}
