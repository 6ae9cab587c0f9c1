/** Parabola, both roots, the allowed interval, the chosen root. Dragging moves the clock. */
import { shownTime } from '../../state/store';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { PlacedGlyph } from '../controls/Glyph';
import { symbolHover } from '../controls/symbolHover';
import { TimePlot, TimeTicks } from '../controls/TimePlot';
import { useSize } from '../shell/useSize';
import { width as layout } from '../shell/width';
import { curve, timeWindow, valueWindow, type Quadratic } from '../../explain/roots';
import { boundSymbol } from '../../explain/symbols';
import { sweepView } from '../../explain/views';

const top = 8;
const left = 26;
/** below the picture: the numbers of the axis */
const axis = 19;
type Bound = ReturnType<typeof boundSymbol>;

/** of the longest name of a root, such as “0.6776 leaves” */
const labelWidth = 76;

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
  const height = layout.value === 'medium' ? 76 : 84;
  const bottom = height - axis;
  const right = width - 6;
  const times = timeWindow(quadratic);
  const values = valueWindow(quadratic, times);
  const x = (time: number) => left + ((time - times.low) / (times.high - times.low)) * (right - left);
  const y = (value: number) => bottom - ((value - values.low) / (values.high - values.low)) * (bottom - top);
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
      {quadratic.latest < 1 && (
        <BoundLabel bound={bound} latest={quadratic.latest} x={end} right={right} low={y(0) < 34 ? bottom - 5 : null} />
      )}
      <path class="now" d={`M${x(shownTime.value)} ${top}V${bottom}`} />
      <RootMarks quadratic={quadratic} x={x} y={y(0)} right={right} bottom={bottom} />
    </TimePlot>
  );
}

interface BoundProps {
  readonly bound: Bound;
  readonly latest: number;
  readonly x: number;
  readonly right: number;
  /** where the names of the roots take the upper part */
  readonly low: number | null;
}

function BoundLabel({ bound, latest, x, right, low }: BoundProps) {
  const roomy = right - x > 130;
  return (
    <text
      class="tx al"
      x={roomy ? x + 5 : x - 5}
      y={(roomy ? low : null) ?? 16}
      text-anchor={roomy ? 'start' : 'end'}
      data-sym={bound}
    >
      {t(`roots.${bound}`, { time: formatNumber(latest) })}
    </text>
  );
}

interface MarksProps {
  readonly quadratic: Quadratic;
  readonly x: (time: number) => number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/** The accepted root bears the glyph and a second outline; the other one is a ring. */
function RootMarks({ quadratic, x, y, right, bottom }: MarksProps) {
  const { root1, root2, time, glyph } = quadratic;
  return (
    <>
      {[root1, root2].map((root, at) => {
        if (root === null || x(root) < left - 20 || x(root) > right + 20) return null;
        const chosen = root === time;
        const key = at === 0 ? 'roots.enters' : 'roots.leaves';
        const before = at === 0 ? x(root) > 96 : x(root) > right - labelWidth;
        // With just room for the words they end at the frame instead of keeping their distance.
        const begin = at === 0 ? x(root) + 15 : Math.min(x(root) + 15, right - labelWidth);
        // Where the second label has to turn round it would meet the first, so it stands below the axis; so does the first where
        // the curve rises over its words.
        const below = at === 1 ? before : !before && quadratic.a2 < 0 && bottom - y > 32;
        return (
          <g key={key}>
            {chosen && <path class="dbl" d={`M${x(root)} ${y - 10}l10 10-10 10-10-10z`} />}
            <PlacedGlyph
              name={chosen ? glyph : 'ring'}
              x={x(root)}
              y={y}
              scale={chosen ? 1.05 : 1.1}
              symbols={chosen ? 't' : undefined}
            />
            <text
              class={`tx ${chosen ? 'on' : ''}`}
              x={before ? x(root) - 15 : begin}
              y={below ? y + 15 : y - 6}
              text-anchor={before ? 'end' : 'start'}
              data-sym={chosen ? 't' : undefined}
            >
              {t(key, { time: formatNumber(root) })}
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
