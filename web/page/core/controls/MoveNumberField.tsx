/** A number of a move, with the bounds and in the unit it is declared with (wasm/method/settings.def). */
import { type MoveNumber, moveNumbers } from '../../../package/settings.gen';
import { unit } from '../unit';
import { FieldRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';

const degrees = 180 / Math.PI;
/** An angle is shown in degrees, without what turning it into them adds. */
const inDegrees = (angle: number): number => Number((angle * degrees).toPrecision(9));

interface Props {
  readonly name: MoveNumber['name'];
  /** beside the field; and what a screen reader calls it */
  readonly label: string;
  readonly called: string;
  readonly value: number;
  readonly onCommit: (value: number) => void;
}

export function MoveNumberField({ name, label, called, value, onCommit }: Props) {
  const { unit: of, least, most } = moveNumbers.find((each) => each.name === name)!;
  const angle = of === 'angle';
  const bounds = angle
    ? { min: inDegrees(least), max: inDegrees(most), step: 1, unit: '°' }
    : of === 'count'
      ? { min: least, max: most, integer: true }
      : { min: least, step: 0.001, unit: unit.value };
  return (
    <FieldRow label={label}>
      {(onProblem) => (
        <NumberField
          label={called}
          {...bounds}
          value={angle ? inDegrees(value) : value}
          onProblem={onProblem}
          onCommit={(typed) => onCommit(angle ? typed / degrees : typed)}
        />
      )}
    </FieldRow>
  );
}
