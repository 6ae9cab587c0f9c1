/** The answer field of a question, by its kind. */
import { selection } from '../../core/store';
import { actions } from '../../core/actions';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { formatShort } from '../numbers';
import { setGuess, setGuesses } from '../player';
import { Icon } from '../../base/controls/Icon';
import { guess, judged, placed, pointedAt, truth } from '../state';
import type { Ask, ChoiceAsk, NumberAsk, OrderAsk, PlaceAsk, TriangleAsk, VerdictAsk } from '../tour/types';
import { SayInline } from './Say';
import { formatExact, parseField } from '../../base/i18n/numbers';

export function Answer({ ask }: { ask: Ask }) {
  switch (ask.kind) {
    case 'place':
      return <PlaceAnswer ask={ask} />;
    case 'number':
      return <NumberAnswer ask={ask} />;
    case 'choice':
      return <ChoiceAnswer ask={ask} />;
    case 'verdict':
      return <VerdictAnswer ask={ask} />;
    case 'order':
      return <OrderAnswer ask={ask} />;
    case 'triangle':
      return <TriangleAnswer ask={ask} />;
  }
}

/** The same values as the grip in the figure. */
function PlaceAnswer({ ask }: { ask: PlaceAsk }) {
  const [least, most] = ask.where === 'time' ? [0, 1] : [ask.where.least, ask.where.most];
  const step = (most - least) / 100;
  const change = (at: number, by: number) =>
    setGuess(Math.min(most, Math.max(least, Number(((placed.value[at] ?? 0) + by).toFixed(6)))), at);
  return (
    <div class="l-fields">
      {ask.begin.map((_, at) => (
        <div key={at} class="l-field">
          <label for={`l-guess-${at}`}>
            <SayInline text={ask.labels?.[at] ?? (ask.begin.length > 1 ? `${ask.label} ${at + 1}` : ask.label)} />
          </label>
          {(!ask.silent || judged.value) && (
            <GuessField
              id={`l-guess-${at}`}
              value={guess.value[at] ?? null}
              least={least}
              most={most}
              decimals={4}
              onChange={(value) => setGuess(value, at)}
            />
          )}
          <span class="l-step">
            <IconButton icon="chevronLeft" label={t('learn.earlier')} onClick={() => change(at, -step)} />
            <IconButton icon="chevronRight" label={t('learn.later')} onClick={() => change(at, step)} />
          </span>
        </div>
      ))}
    </div>
  );
}

function NumberAnswer({ ask }: { ask: NumberAsk }) {
  return (
    <div class="l-field">
      <label for="l-guess-0">
        <SayInline text={ask.label} />
      </label>
      <GuessField id="l-guess-0" value={guess.value[0] ?? null} onChange={(value) => setGuess(value)} />
      {ask.unit && <span class="unit">{ask.unit}</span>}
    </div>
  );
}

interface OptionsProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly at: number;
  readonly name: string;
}

/** Once it was judged: what is right, at this place of the answer. */
const rightAt = (at: number): number | undefined => (judged.value ? truth.value?.[at] : undefined);

/** Once it was judged the right row stands out, and not the wrong one that was chosen. */
const rowClass = (chosen: boolean, right: boolean): string =>
  right ? 'right' : chosen ? (judged.value ? 'missed' : 'on') : '';

/** The mark of the right row. */
function Right() {
  return (
    <span class="l-mark yes" role="img" aria-label={t('learn.right')}>
      <Icon name="check" />
    </span>
  );
}

function Options({ label, options, at, name }: OptionsProps) {
  return (
    <fieldset class="l-options">
      <legend class="sr">{label}</legend>
      {options.map((option, k) => (
        <label key={option} class={rowClass(guess.value[at] === k, rightAt(at) === k)}>
          <input
            type="radio"
            name={name}
            checked={guess.value[at] === k}
            disabled={judged.value !== null}
            onChange={() => setGuess(k, at)}
          />
          <span>
            <SayInline text={option} />
          </span>
          {rightAt(at) === k && <Right />}
        </label>
      ))}
    </fieldset>
  );
}

function ChoiceAnswer({ ask }: { ask: ChoiceAsk }) {
  return <Options label={ask.question} name="l-choice" at={0} options={ask.options.map(({ text }) => text)} />;
}

function VerdictAnswer({ ask }: { ask: VerdictAsk }) {
  const decided = guess.value[0] !== undefined;
  return (
    <>
      <blockquote class="l-claim">
        <SayInline text={ask.claim} />
      </blockquote>
      <div class="l-verdicts">
        {([1, 0] as const).map((value) => (
          <button
            key={value}
            type="button"
            class={`bt lg ${rowClass(guess.value[0] === value, rightAt(0) === value)}`}
            aria-pressed={guess.value[0] === value}
            disabled={judged.value !== null}
            onClick={() => setGuess(value, 0)}
          >
            {t(value === 1 ? 'learn.true' : 'learn.false')} {rightAt(0) === value && <Right />}
          </button>
        ))}
      </div>
      {/* There before its text, so that what is asked next is said. */}
      <p class={decided ? 'l-kind' : 'sr'} role="status">
        {decided && t('learn.because')}
      </p>
      {decided && <Options label={t('learn.because')} name="l-reason" at={1} options={ask.reasons} />}
    </>
  );
}

/** The row under the pointer, or with the focus, lights its thing in the figure. */
function lighting(item: number) {
  const light = () => void (pointedAt.value = item);
  const leave = () => void (pointedAt.value = null);
  return { onPointerEnter: light, onPointerLeave: leave, onFocusCapture: light, onBlurCapture: leave };
}

function OrderAnswer({ ask }: { ask: OrderAsk }) {
  const order = guess.value.length === ask.items.length ? guess.value : ask.shown;
  const move = (at: number, by: 1 | -1) => {
    const to = at + by;
    if (judged.value || to < 0 || to >= order.length) return;
    const next = [...order];
    [next[at], next[to]] = [next[to]!, next[at]!];
    setGuesses(next);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.l-order li:nth-child(${to + 1})`)?.focus());
  };
  return (
    <ol class="l-order">
      {order.map((item, at) => (
        <li
          key={item}
          {...lighting(item)}
          tabIndex={0}
          draggable={!judged.value}
          onDragStart={(event) => event.dataTransfer?.setData('text/plain', String(at))}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const from = Number(event.dataTransfer?.getData('text/plain'));
            if (!Number.isInteger(from) || from < 0 || from >= order.length || judged.value) return;
            const next = order.filter((_, k) => k !== from);
            next.splice(at, 0, order[from]!);
            setGuesses(next);
          }}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            move(at, event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <span class="num">{at + 1}</span>
          <span class="w">
            <SayInline text={ask.items[item]!} />
          </span>
          {judged.value && !judged.value.right && <span class="at">{t('learn.order.right', { place: item + 1 })}</span>}
          <IconButton
            icon="chevronUp"
            class="sm"
            label={t('learn.order.up')}
            keys="Alt ↑"
            onClick={() => move(at, -1)}
          />
          <IconButton
            icon="chevronDown"
            class="sm"
            label={t('learn.order.down')}
            keys="Alt ↓"
            onClick={() => move(at, 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A click in the figure chooses as well. */
function TriangleAnswer({ ask }: { ask: TriangleAsk }) {
  const picked = selection.value.triangle;
  useEffect(() => {
    if (picked !== null && ask.candidates.includes(picked) && !judged.value) setGuess(picked);
  }, [picked, ask]);
  return (
    <fieldset class="l-options row">
      <legend class="sr">{ask.question}</legend>
      {ask.candidates.map((triangle) => (
        <label
          key={triangle}
          {...lighting(triangle)}
          class={rowClass(guess.value[0] === triangle, rightAt(0) === triangle)}
        >
          <input
            type="radio"
            name="l-triangle"
            checked={guess.value[0] === triangle}
            disabled={judged.value !== null}
            onChange={() => {
              setGuess(triangle);
              actions.selectTriangle(triangle);
            }}
          />
          <span class="num">{formatShort(triangle, 0)}</span>
          {rightAt(0) === triangle && <Right />}
        </label>
      ))}
    </fieldset>
  );
}

/** A number to type: point or comma, taken as it is typed; what is no number waits until it is one. */
interface Props {
  readonly id: string;
  /** null: nothing was typed yet */
  readonly value: number | null;
  readonly least?: number;
  readonly most?: number;
  /** so many decimals say where something was dragged to; without it, all that was typed */
  readonly decimals?: number;
  readonly onChange: (value: number) => void;
}

function GuessField({ id, value, least = -Infinity, most = Infinity, decimals, onChange }: Props) {
  const shown = (value: number) => formatExact(decimals === undefined ? value : Number(value.toFixed(decimals)));
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? NaN : parseField(text);
  const outside = typed < least || typed > most;
  const taken = outside ? NaN : typed;
  // A drag in the figure, or an arrow: the field follows. Incomplete text, such as a minus sign alone, stays.
  useEffect(() => {
    if (text !== null && !Object.is(taken, value)) setText(null);
  }, [value]);
  const wrong = outside || (text !== null && text.trim() !== '' && !Number.isFinite(typed));
  const field = (
    <span class={`fld num ${wrong ? 'wrong' : ''}`}>
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        aria-invalid={wrong}
        aria-describedby={outside ? `${id}-range` : undefined}
        readOnly={judged.value !== null}
        value={text ?? (value === null || Number.isNaN(value) ? '' : shown(value))}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const number = parseField(typed);
          onChange(number >= least && number <= most ? number : NaN);
        }}
        onBlur={() => !wrong && setText(null)}
      />
    </span>
  );
  return (
    <>
      {field}
      {outside && (
        <small id={`${id}-range`} class="l-range" role="alert">
          {t('learn.outside', { least: formatExact(least), most: formatExact(most) })}
        </small>
      )}
    </>
  );
}
