/** The formula of the step. Its symbols light their things in the figures; its numbers show their origins. */
import { Fragment, type ComponentChildren } from 'preact';
import { actions } from '../../core/actions';
import { digits } from '../../core/store';
import { selectedSymbols } from '../../base/highlight';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import type { Digits } from '../../base/i18n/numbers';
import { Choice } from '../../base/controls/Choice';
import { unit } from '../../core/unit';
import { fieldsOf, formulaOf } from '../../explain/formula';
import { FormulaLines } from './FormulaLines';
import type { Formula, FormulaRow, Space } from '../../model/explain/formulaTypes';
import { linkedHandlers } from '../../explain/panels/linked';
import { decidingCheck } from '../../explain/deciding';
import { symbolsIn, symbolValues } from '../../explain/symbols';
import { Tex } from './Tex';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A line that may be wider than its box: the keyboard can reach and scroll it then, and passes it by when it fits. */
function Sideways({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLParagraphElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [line, content] = [box.current, inner.current];
    if (!line || !content) return;
    // Not a property of the element: measuring must not redraw the formula.
    const measure = () => {
      if (line.scrollWidth > line.clientWidth) line.tabIndex = 0;
      else line.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    observer.observe(content);
    // Glyphs of a font that loads late may exceed boxes that keep their size.
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, []);
  return (
    <p class="main" ref={box}>
      <span ref={inner}>{children}</span>
    </p>
  );
}

/** A triangle that one check put out shows that check. */
export function FormulaCard({ step: here }: { step: Step }) {
  const step = decidingCheck(here) ?? here;
  const formula = formulaOf(step.event, step);
  const fields = fieldsOf(step);
  const shown = digits.value;
  const [first, ...others] = formula.groups;
  return (
    <section class="card fm" aria-label={t('formula.label')}>
      <h2>
        <span class="cut" title={t(formula.title)}>
          {t(formula.title)}
        </span>
        <i class="grow" />
        <DigitsChoice />
      </h2>
      <div
        class={`mth d${shown} ${isLong(formula) ? 'dense' : ''}`}
        role="group"
        data-roving
        aria-label={t('formula.tokens')}
        {...linkedHandlers(step, { arrows: true })}
      >
        <SymbolStops step={step} formula={formula} />
        <div class="mth-top">
          {formula.table ? (
            <Cases rows={formula.table} />
          ) : (
            <Sideways>
              <Tex source={formula.main} />
            </Sideways>
          )}
          {first?.space && <Badge space={first.space} />}
        </div>
        {first && <FormulaLines lines={first.lines} step={step} fields={fields} digits={shown} />}
        {others.map((group) => (
          <Fragment key={group.space}>
            {group.space && (
              <p class="mth-space">
                <Badge space={group.space} />
              </p>
            )}
            <FormulaLines lines={group.lines} step={step} fields={fields} digits={shown} />
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** Cases below each other; that of this step is also marked. */
function Cases({ rows }: { rows: readonly FormulaRow[] }) {
  return (
    <ul class="cases">
      {rows.map(({ name, when, on }) => (
        <li key={when} class={on ? 'on' : ''} aria-current={on ? 'true' : undefined}>
          <i aria-hidden="true">{on ? '▸' : ''}</i>
          <span class="case">{t(name)}</span>
          <Tex source={when} />
        </li>
      ))}
    </ul>
  );
}

/** Of the kinds of steps and not of what they found, so that stepping moves nothing. */
function isLong({ groups }: Formula): boolean {
  return groups.flatMap(({ lines }) => lines).length >= 8;
}

/** KaTeX hides its picture from assistive technology, so each symbol has a separate button: for Tab, arrows and screen readers. */
function SymbolStops({ step, formula }: { step: Step; formula: Formula }) {
  const { groups, main, table = [] } = formula;
  const conditions = table.map(({ when }) => when);
  const sources = [
    main,
    ...conditions,
    ...groups.flatMap(({ lines }) => lines.flatMap((line) => [line.name, line.expression ?? ''])),
  ];
  return (
    <>
      {symbolsIn(sources.join(' ')).map((name, at) => (
        <button
          key={name}
          type="button"
          class="sr"
          tabIndex={at === 0 ? 0 : -1}
          data-sym={name}
          aria-pressed={selectedSymbols.value.includes(name)}
        >
          {t(`symbol.${name}`, symbolValues(step))}
        </button>
      ))}
    </>
  );
}

function Badge({ space }: { space: Space }) {
  const name = space === 'world' ? t('formula.space.world', { unit: unit.value }) : t(`space.${space}`);
  return (
    <span class="badge" title={name}>
      {name}
    </span>
  );
}

const digitChoices: readonly Digits[] = [4, 7, 17, 'hex'];

function DigitsChoice() {
  const options = digitChoices.map((value) => ({
    value,
    label: value === 'hex' ? t('digits.hex') : String(value),
    title: value === 'hex' ? t('digits.hex.title') : t('digits.title', { value }),
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
