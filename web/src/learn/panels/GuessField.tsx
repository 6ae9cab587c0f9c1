/** A number to type: point or comma, taken as it is typed; what is no number waits until it is one. */
import { useEffect, useState } from 'preact/hooks';
import { judged } from '../state';
import { formatShort } from '../numbers';

interface Props {
  readonly id: string;
  /** null: nothing was typed yet */
  readonly value: number | null;
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

const read = (text: string): number => Number(text.trim().replace(',', '.').replace('−', '-') || NaN);

export function GuessField({ id, value, least = -Infinity, most = Infinity, onChange }: Props) {
  const [text, setText] = useState<string | null>(null);
  // A drag in the figure, or an arrow: the field follows.
  useEffect(() => {
    if (text !== null && read(text) !== value) setText(null);
  }, [value]);
  const wrong = text !== null && text.trim() !== '' && !Number.isFinite(read(text));
  return (
    <span class={`fld num ${wrong ? 'wrong' : ''}`}>
      <input
        id={id}
        inputMode="decimal"
        autocomplete="off"
        aria-invalid={wrong}
        readOnly={judged.value !== null}
        value={text ?? (value === null || Number.isNaN(value) ? '' : formatShort(value, 4))}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const number = read(typed);
          if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)));
          else onChange(NaN);
        }}
        onBlur={() => !wrong && setText(null)}
      />
    </span>
  );
}
