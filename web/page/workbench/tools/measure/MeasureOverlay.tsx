/** What is measured, in numbers; its ends can be chosen without a pointer. */
import './measure.css';
import '../messages';
import { useRef } from 'preact/hooks';
import { t } from '../../../base/i18n/messages';
import { formatNumber } from '../../../base/i18n/numbers';
import { IconButton } from '../../../base/controls/IconButton';
import { Select } from '../../../base/controls/Select';
import { useBorrowedFocus } from '../../../base/controls/useBorrowedFocus';
import { unit } from '../../../core/unit';
import { digits, selection, tool } from '../../../core/store';
import { type End, namedPlace, namedPoints } from './points';
import { ends, momentNow, places, result, setEnd } from './state';

export function MeasureOverlay() {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(() => box.current?.querySelector('select')?.focus());
  return (
    <div class="walk" role="group" aria-label={t('measure.label')}>
      <div ref={box} class="walk-bar place-bar measure">
        <EndSelect which={0} label={t('measure.from')} />
        <EndSelect which={1} label={t('measure.to')} />
        <output class="measure-said num">
          <Said />
        </output>
        <IconButton class="sm" icon="close" label={t('measure.close')} onClick={() => tool.value?.end()} />
      </div>
    </div>
  );
}

function Said() {
  const found = result.value;
  if (!found) {
    const [from, to] = ends.value;
    if ((from && !places.value[0]) || (to && !places.value[1])) return <>{t('measure.missing')}</>;
    return <>{t(from ? 'measure.second' : 'measure.how')}</>;
  }
  const shown = digits.value;
  const value = (number: number) => formatNumber(number, shown);
  return (
    <>
      <span>
        <b>{t('measure.distance', { value: value(found.distance), unit: unit.value })}</b>
        <span title={t('measure.radii.title')}>{t('measure.radii', { value: value(found.radii) })}</span>
      </span>
      <span class="dimt">
        {(['x', 'y', 'z'] as const).map((axis, k) => (
          <i key={axis}>{t('measure.part', { axis, value: value(found.parts[k]!) })}</i>
        ))}
      </span>
    </>
  );
}

/** The value of an option that stands for a picked point, which only a pointer can choose. */
const picked = 'picked';

function EndSelect({ which, label }: { which: 0 | 1; label: string }) {
  const end = ends.value[which];
  const triangle = selection.value.triangle;
  const moment = momentNow.value;
  const named = namedPoints.filter(
    (name) => moment && (namedPlace(name, moment) || (end?.kind === 'named' && end.name === name)),
  );
  const options: { value: string; label: string; end: End | null }[] = [
    { value: '', label: t('measure.nothing'), end: null },
    ...(end?.kind === 'picked' ? [{ value: picked, label: pickedText(end), end }] : []),
    ...named.map((name) => ({ value: name, label: t(`measure.body.${name}`), end: { kind: 'named', name } as const })),
    ...cornersFor(end, triangle).map(({ triangle, corner }) => ({
      value: `${triangle} ${corner}`,
      label: t('measure.corner', { triangle, corner }),
      end: { kind: 'corner', triangle, corner } as const,
    })),
  ];
  const value =
    end === null
      ? ''
      : end.kind === 'picked'
        ? picked
        : end.kind === 'named'
          ? end.name
          : `${end.triangle} ${end.corner}`;
  return (
    <span class="measure-end">
      <span class="dimt">{label}</span>
      <Select
        label={label}
        value={value}
        options={options}
        onChoose={(next) => setEnd(which, options.find((option) => option.value === next)?.end ?? null)}
      />
    </span>
  );
}

/** Of the triangle that is selected, and the one that was chosen before another was. */
function cornersFor(end: End | null, selected: number | null): { triangle: number; corner: number }[] {
  const triangles = new Set([selected, end?.kind === 'corner' ? end.triangle : null]);
  return [...triangles].flatMap((triangle) =>
    triangle === null ? [] : [0, 1, 2].map((corner) => ({ triangle, corner })),
  );
}

function pickedText({ on: { kind, triangle, element } }: Extract<End, { kind: 'picked' }>): string {
  if (kind === 'vertex') return t('measure.corner', { triangle, corner: element });
  return t(`measure.${kind}`, { triangle });
}
