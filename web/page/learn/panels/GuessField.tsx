/** A number to type: point or comma, taken as it is typed; what is no number waits until it is one. */
import { useEffect, useState } from 'preact/hooks';
import { formatExact, parseField } from '../../base/i18n/numbers';
import { judged } from '../state';

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

export function GuessField({ id, value, least = -Infinity, most = Infinity, decimals, onChange }: Props) {
  const shown = (value: number) => formatExact(decimals === undefined ? value : Number(value.toFixed(decimals)));
  const [text, setText] = useState<string | null>(null);
  // A drag in the figure, or an arrow: the field follows. What is no number yet, a minus sign alone, stays.
  useEffect(() => {
    if (text !== null && !Object.is(parseField(text), value)) setText(null);
  }, [value]);
  const wrong = text !== null && text.trim() !== '' && !Number.isFinite(parseField(text));
  return (
    <span class={`fld num ${wrong ? 'wrong' : ''}`}>
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        aria-invalid={wrong}
        readOnly={judged.value !== null}
        value={text ?? (value === null || Number.isNaN(value) ? '' : shown(value))}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const number = parseField(typed);
          if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)));
          else onChange(NaN);
        }}
        onBlur={() => !wrong && setText(null)}
      />
    </span>
  );
}
