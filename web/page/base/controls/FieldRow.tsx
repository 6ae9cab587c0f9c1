/** A labelled row of number fields with one place below it for what is wrong. */
import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { t } from '../i18n/messages';
import { NumberField, type NumberFieldProps } from './NumberField';

interface RowProps {
  readonly label: ComponentChildren;
  readonly children: (onProblem: (problem: string | null) => void) => ComponentChildren;
}

export function FieldRow({ label, children }: RowProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const onProblem = useCallback((text: string | null) => setProblem(text), []);
  return (
    <div class="field">
      <div class="row">
        <span class="lbl">{label}</span>
        {children(onProblem)}
      </div>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type Limits = Pick<NumberFieldProps, 'min' | 'above' | 'max' | 'step'>;

interface VectorProps extends Limits {
  readonly label: ComponentChildren;
  /** names the three fields for a screen reader, with the axis */
  readonly name: string;
  readonly value: readonly [number, number, number];
  readonly onCommit: (axis: 0 | 1 | 2, value: number) => void;
}

const axes = [
  { name: 'x', at: 0 },
  { name: 'y', at: 1 },
  { name: 'z', at: 2 },
] as const;

export function VectorRow({ label, name, value, onCommit, ...limits }: VectorProps) {
  return (
    <FieldRow label={label}>
      {(onProblem) => (
        <div class="tri3" role="group" aria-label={name}>
          {axes.map(({ name: axis, at }) => (
            <NumberField
              key={axis}
              {...limits}
              label={t('field.axis', { name, axis })}
              value={value[at]}
              onProblem={onProblem}
              onCommit={(part) => onCommit(at, part)}
            />
          ))}
        </div>
      )}
    </FieldRow>
  );
}
