/** A number that is typed; what is none, or out of its range, is marked and not taken. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatExact, parseField } from '../../base/i18n/numbers';
import { Field } from './Field';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
  /** what holds while there is none; with it the field may be emptied */
  readonly usual?: { readonly text: string; readonly take: () => void };
  readonly children?: ComponentChildren;
}

export function NumberField({ label, value, least, most, set, usual, children }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const sound = (given: number) => given >= least && given <= most;
  // A row before it was removed, or something was undone: the field follows.
  useEffect(() => {
    if (typed !== null && parseField(typed) !== (value ?? NaN)) setTyped(null);
  }, [value]);
  const text = typed ?? (value === undefined ? '' : formatExact(value));
  // One that nobody typed yet is not wrong.
  const wrong = !(text.trim() === '' && value === undefined) && !sound(parseField(text));
  return (
    <Field label={label}>
      <input
        class={`tm-in short num ${wrong ? 'wrong' : ''}`}
        inputMode="decimal"
        aria-invalid={wrong}
        placeholder={usual?.text}
        value={text}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          if (usual && next.trim() === '') return usual.take();
          const read = parseField(next);
          if (sound(read)) set(read);
        }}
      />
      {children}
    </Field>
  );
}
