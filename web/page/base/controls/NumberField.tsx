/**
 * A number to type. Enter or leaving commits, Escape takes it back and leaves, arrow keys step. What is no number or out of range says so
 * and the old value stays.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { formatExact, formatField, parseField } from '../i18n/numbers';
import { t } from '../i18n/messages';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onCommit: (value: number) => void;
  readonly unit?: string;
  /** lowest value allowed; with `above` the bound itself is not allowed */
  readonly min?: number;
  readonly above?: boolean;
  readonly max?: number;
  readonly integer?: boolean;
  /** shown as it is, without digits that say how exact it is: degrees, hertz, what is counted but may be a part */
  readonly plain?: boolean;
  /** what an arrow key adds; Shift makes it ten times as much */
  readonly step?: number;
  /** says the problem, or null once it is gone; the group shows it below the row */
  readonly onProblem: (problem: string | null) => void;
  readonly class?: string;
}

type Checked = { readonly value: number } | { readonly problem: string };

function check(text: string, { min, above, max, integer, plain, value }: NumberFieldProps): Checked {
  const read = parseField(text);
  const kept = show(value, integer || plain);
  if (!Number.isFinite(read)) return { problem: t('field.notANumber', { text: text.trim() || '…', kept }) };
  if (integer && !Number.isInteger(read)) return { problem: t('field.notWhole', { text: text.trim(), kept }) };
  if (min !== undefined && (above ? read <= min : read < min)) {
    return { problem: t(above ? 'field.notAbove' : 'field.tooSmall', { bound: show(min, true), kept }) };
  }
  if (max !== undefined && read > max) return { problem: t('field.tooLarge', { bound: show(max, true), kept }) };
  return { value: read };
}

function show(value: number, plain = false): string {
  return plain ? formatExact(value) : formatField(value);
}

/** Adding steps leaves dust such as 0.30000000000000004; a typed number never has it. */
function withoutDust(value: number): number {
  return Number(value.toPrecision(12));
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, integer = false, plain = false, onCommit, onProblem } = props;
  const { step = integer ? 1 : 0.01 } = props;
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const id = useId();
  // Another value from outside (a preset, a drag in the view) makes an old complaint pointless.
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    setWrong(false);
    onProblem(null);
  }, [value, onProblem]);

  const commit = (typed: string) => {
    setText(null);
    if (parseField(typed) === value) return settle(null);
    const checked = check(typed, props);
    if ('problem' in checked) return settle(checked.problem);
    settle(null);
    onCommit(checked.value);
  };
  const settle = (problem: string | null) => {
    setWrong(problem !== null);
    onProblem(problem);
  };
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') commit(event.currentTarget.value);
    else if (event.key === 'Escape') {
      // Left as well: the keys belong to stepping again. What it holds when it is left is taken, so that is the value as it was.
      event.currentTarget.value = formatExact(value);
      event.currentTarget.blur();
    } else if (direction) {
      event.preventDefault();
      const from = text === null ? value : parseField(event.currentTarget.value);
      const to = (Number.isFinite(from) ? from : value) + direction * step * (event.shiftKey ? 10 : 1);
      commit(String(withoutDust(to)));
    }
  };
  return (
    <span class={`fld num ${wrong ? 'wrong' : ''} ${props.class ?? ''}`}>
      <input
        id={id}
        type="text"
        inputMode={integer ? 'numeric' : 'decimal'}
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-invalid={wrong}
        title={text === null ? formatExact(value).replaceAll('−', '-') : undefined}
        value={text ?? show(value, integer || plain)}
        onFocus={(event) => {
          // At once, not with the next render: that would take away what is typed until then.
          event.currentTarget.value = formatExact(value);
          event.currentTarget.select();
          setText(formatExact(value));
        }}
        onInput={(event) => setText(event.currentTarget.value)}
        // Untouched, the field shows a rounded number, and that must not become the value.
        onBlur={(event) => text !== null && commit(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {unit && <i>{unit}</i>}
    </span>
  );
}
