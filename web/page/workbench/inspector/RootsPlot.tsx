/** Parabola, both roots, the allowed interval, the chosen root. Dragging moves the clock. */
import { shownTime } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { PlacedGlyph } from '../../base/controls/Glyph';
import { symbolHover } from '../../core/controls/symbolHover';
import { TimePlot, TimeTicks } from '../../core/controls/TimePlot';
import { useSize } from '../../base/window/useSize';
import { width as layout } from '../../base/window/width';
import { curve, timeWindow, valueWindow } from '../../explain/roots';
import type { Quadratic } from '../../model/explain/eventView';
import { rowOfNames } from './rootNames';
import { boundSymbol } from '../../explain/symbols';
import { sweepView } from '../../explain/views';

const left = 26;
/** above the picture: the row with the names of the roots, which the curve never reaches, and one more where the bound has a name */
const margin = 8;
const row = 13;
/** below the picture: the numbers of the axis */
const axis = 19;
type Bound = ReturnType<typeof boundSymbol>;

export function RootsPlot({ step }: { step: Step }) {
  const quadratic = sweepView(step.event)?.plot?.(step.event);
  return quadratic ? <Card quadratic={quadratic} bound={boundSymbol(step.event)} /> : null;
}

interface CardProps {
  readonly quadratic: Quadratic;
  readonly bound: Bound;
}

function Card({ quadratic, bound }: CardProps) {
  const [box, { width }] = useSize<HTMLDivElement>();
  return (
    <section class="card pl" aria-label={t('roots.title')}>
      {quadratic.discriminant !== null && (
        <h2>
          {t('roots.title')}
          <i class="grow" />
          <span class="dimt num">{t('roots.discriminant', { value: formatNumber(quadratic.discriminant) })}</span>
        </h2>
      )}
      <div ref={box} class="plot-box">
        {width > 0 && <Plot quadratic={quadratic} bound={bound} width={width} />}
      </div>
    </section>
  );
}

interface PlotProps extends CardProps {
  readonly width: number;
}

function Plot({ quadratic, bound, width }: PlotProps) {
  const bounded = quadratic.latest < 1;
  const top = bounded ? margin + row : margin;
  const height = (layout.value === 'medium' ? 76 : 84) + (top - margin);
  const bottom = height - axis;
  const right = width - 6;
  const times = timeWindow(quadratic);
  const values = valueWindow(quadratic, times);
  const x = (time: number) => left + ((time - times.low) / (times.high - times.low)) * (right - left);
  const y = (value: number) => bottom - ((value - values.low) / (values.high - values.low)) * (bottom - top - row);
  const place = (time: number, value: number) => `${x(time).toFixed(1)} ${y(value).toFixed(1)}`;
  const end = x(Math.min(quadratic.latest, times.high));
  return (
    <TimePlot
      hover={symbolHover}
      width={width}
      height={height}
      label={describe(quadratic)}
      text={t('time.value', { time: formatNumber(shownTime.value) })}
      timeAt={(at) => times.low + ((at - left) / (right - left)) * (times.high - times.low)}
    >
      <rect class="allow" x={x(0)} y={top} width={Math.max(0, end - x(0))} height={bottom - top} />
      <TimeTicks x={x} top={top} bottom={bottom} y={height - 5} endsAt1={times.high === 1} />
      <path class="zero" d={`M${left} ${y(0)}H${right}`} />
      <text class="tx" x={left - 6} y={y(0) + 4} text-anchor="end">
        0
      </text>
      <path class="par" d={curve(quadratic, times, values, place)} />
      {quadratic.latest <= times.high && <path class="bound" d={`M${end} ${top}V${bottom}`} data-sym={bound} />}
      <text class="tx al" x={x(0) + 5} y={bottom - 5}>
        {t('roots.allowed')}
      </text>
      {bounded && <BoundLabel bound={bound} latest={quadratic.latest} x={end} right={right} />}
      <path class="now" d={`M${x(shownTime.value)} ${top}V${bottom}`} />
      <RootMarks quadratic={quadratic} x={x} y={y(0)} right={right} top={top} />
    </TimePlot>
  );
}

interface BoundProps {
  readonly bound: Bound;
  readonly latest: number;
  readonly x: number;
  readonly right: number;
}

function BoundLabel({ bound, latest, x, right }: BoundProps) {
  const roomy = right - x > 130;
  return (
    <text class="tx al" x={roomy ? x + 5 : x - 5} y={margin + 8} text-anchor={roomy ? 'start' : 'end'} data-sym={bound}>
      {t(`roots.${bound}`, { time: formatNumber(latest) })}
    </text>
  );
}

interface MarksProps {
  readonly quadratic: Quadratic;
  readonly x: (time: number) => number;
  readonly y: number;
  readonly right: number;
  readonly top: number;
}

/** The accepted root bears the glyph and a second outline; the other one is a ring. Each has its name above, and a hairline to it. */
function RootMarks({ quadratic: { root1, root2, time, glyph }, x, y, right, top }: MarksProps) {
  const roots = [root1, root2].flatMap((root, at) => {
    if (root === null || x(root) < left - 20 || x(root) > right + 20) return [];
    const key = at === 0 ? 'roots.enters' : 'roots.leaves';
    return [{ key, root, text: t(key, { time: formatNumber(root) }), bold: root === time, x: x(root) } as const];
  });
  const begins = rowOfNames(roots, left, right + 6);
  return (
    <>
      {roots.map(({ key, root, text, x: at }, k) => {
        const chosen = root === time;
        return (
          <g key={key}>
            <path class="ld" d={`M${at.toFixed(1)} ${top + row - 1}V${(y - 10).toFixed(1)}`} />
            {chosen && <path class="dbl" d={`M${at} ${y - 10}l10 10-10 10-10-10z`} />}
            <PlacedGlyph
              name={chosen ? glyph : 'ring'}
              x={at}
              y={y}
              scale={chosen ? 1.05 : 1.1}
              symbols={chosen ? 't' : undefined}
            />
            <text
              class={`tx ${chosen ? 'on' : ''}`}
              x={begins[k]}
              y={top + row - 4}
              data-sym={chosen ? 't' : undefined}
            >
              {text}
            </text>
          </g>
        );
      })}
    </>
  );
}

function describe({ root1, root2, latest }: Quadratic): string {
  if (root1 === null) return t('roots.describe.none');
  const values = { first: formatNumber(root1), latest: formatNumber(latest) };
  if (root2 === null) return t('roots.describe.one', values);
  return t('roots.describe.two', { ...values, second: formatNumber(root2) });
}
