/** The distance of the centre over the motion, above the strip of time and as wide: a line for a plane, curved for a corner and an edge. */
import './plotMessages';
import '../styles/plot.css';
import type { ComponentChildren } from 'preact';
import { t } from '../../base/i18n/messages';
import { textWidth } from '../../base/textWidth';
import { useSize } from '../../base/window/useSize';
import type { Vec3 } from '../../../mesh/geometry/vec';
import {
  cornerAt,
  type Corner,
  edgeAt,
  type Edge,
  firstBelow,
  leastAt,
  nearestParts,
  type Path,
  toCorner,
  toLine,
  toMesh,
  toPlane,
  toTriangle,
  type Triangle,
  type TrianglePart,
} from '../figure/distance';
import { formatShort } from '../numbers';
import type { Plotted } from '../tour/types';
import { besideEachOther } from './besideEachOther';
import type { TimeShown } from './time';

/** CSS pixels below the axis: its numbers, and the bar of the nearest part. */
const below = { axis: 22, bar: 20 };
const above = 22;
/** Distances beyond are cut off, so that the level of touching stays legible. */
const highest = 3;
/** CSS pixels that a name needs on its piece of the curve */
const nameRoom = 64;
/** of the axis that names of times may take, beyond its ends */
const besides = { left: 8, right: 60 };
const samples = 160;

interface Piece {
  readonly part: TrianglePart | 'plane';
  readonly from: number;
  readonly to: number;
}

interface Curve {
  readonly distance: (t: number) => number;
  readonly pieces: readonly Piece[];
  /** the plane alone, where it is not what is plotted */
  readonly aside: ((t: number) => number) | null;
}

export interface DistancePlotProps {
  readonly of: Plotted;
  /** ellipsoid space */
  readonly triangle: Triangle;
  readonly path: Path;
  /** time at which the body is shown; null: at none, and there is no strip of time below */
  readonly now: number | null;
  /** handlers of the pointer that set it */
  readonly drag: TimeShown['drag'];
  /** false: the curve would be the answer to what is asked */
  readonly known?: boolean;
  /** false: without the times at which it crosses the radius */
  readonly named?: boolean;
  /** the time that was asked for, once it has been answered */
  readonly answer?: number | null;
  /** of `mesh`: all its triangles, ellipsoid space */
  readonly triangles?: readonly Triangle[];
  /** times at which positions are tested */
  readonly tested?: readonly number[];
}

export function DistancePlot({
  of,
  triangle,
  path,
  now,
  drag,
  known = true,
  named = true,
  answer = null,
  triangles = [],
  tested = [],
}: DistancePlotProps) {
  const [frame, size] = useSize<HTMLDivElement>();
  const curve = of === 'mesh' ? meshCurve(path, triangles) : curveOf(of, triangle, path);
  const { width } = size;
  const height = size.height - above - below.axis - (of === 'triangle' ? below.bar : 0);
  return (
    <div class="l-plot" role="img" aria-label={described(of, curve, known && named)}>
      <div ref={frame} class="area" {...drag}>
        {width > 0 && height > 0 && <Axes {...{ of, curve, now, known, named, answer, tested, width, height }} />}
      </div>
    </div>
  );
}

interface AxesProps {
  readonly of: Plotted;
  readonly curve: Curve;
  readonly width: number;
  readonly height: number;
  readonly now: number | null;
  readonly known: boolean;
  readonly named: boolean;
  readonly answer: number | null;
  readonly tested: readonly number[];
}

function Axes({ of, curve, width, height, now, known, named, answer, tested }: AxesProps) {
  const { distance, pieces, aside } = curve;
  const signed = of === 'plane';
  const ends = [distance(0), distance(1)];
  const low = signed ? Math.max(-highest, Math.min(...ends, -1.3)) : 0;
  const high = Math.min(highest, Math.max(...ends, 1.3) + 0.1);
  const x = (time: number) => time * width;
  const y = (value: number) => above + ((high - value) / (high - low)) * height;
  const levels = signed ? [1, 0, -1] : [1, 0];
  const path = (f: (t: number) => number, { from, to }: { readonly from: number; readonly to: number }) =>
    Array.from({ length: samples + 1 }, (_, k) => from + ((to - from) * k) / samples)
      .map((time, k) => `${k ? 'L' : 'M'}${x(time).toFixed(1)} ${y(f(time)).toFixed(1)}`)
      .join('');
  // What comes after the answer may be the next question.
  const until = answer === null ? 1 : Math.max(answer, now ?? 0);
  return (
    <svg width={width} height={above + height + below.axis + below.bar} aria-hidden="true">
      <clipPath id="l-plot-area">
        <rect x="-3" y={above - 3} width={width + 6} height={height + 6} />
      </clipPath>
      <text class="title" x="0" y="12">
        <Title of={of} />
      </text>
      <rect class="inside" x="0" width={width} y={y(1)} height={y(signed ? -1 : 0) - y(1)} />
      {levels.map((value) => (
        <g key={value}>
          <line class={value === 0 ? 'zero' : 'level'} x1="0" x2={width} y1={y(value)} y2={y(value)} />
          <text class="ax" x="-8" y={y(value) + 4} text-anchor="end">
            {formatShort(value, 0)}
          </text>
        </g>
      ))}
      <text class="ax radius" x={width + 8} y={y(1) + 4}>
        {t('learn.plot.radius')}
      </text>
      {known && (
        <g clip-path="url(#l-plot-area)">
          {aside && <path class="aside" d={path(aside, { from: 0, to: 1 })} />}
          {pieces.map(
            ({ part, from, to }) =>
              from < until && (
                <path
                  key={from}
                  class={`curve of-${kindOf(part)}`}
                  d={path(distance, { from, to: Math.min(to, until) })}
                />
              ),
          )}
        </g>
      )}
      {known && named && <Crossings {...{ of, curve, x, y, width, floor: above + height, until: answer ?? 1 }} />}
      {known && of === 'triangle' && <Parts {...{ curve, x, y, high, floor: above + height }} />}
      <Points {...{ curve, x, y, now, known, answer, tested, high, bottom: above + height }} />
      {!known && (
        <text class="later" x={width / 2} y={above + height / 2} text-anchor="middle">
          {t('learn.plot.later')}
        </text>
      )}
    </svg>
  );
}

interface PointsProps extends Pick<AxesProps, 'curve' | 'now' | 'known' | 'answer' | 'tested'> {
  readonly x: (t: number) => number;
  readonly y: (distance: number) => number;
  readonly high: number;
  readonly bottom: number;
}

/** On the curve: the positions that are tested, the body now, the answer. */
function Points({ curve: { distance }, x, y, now, known, answer, tested, high, bottom }: PointsProps) {
  const dot = (time: number) => ({ cx: x(time), cy: y(Math.min(high, distance(time))) });
  return (
    <>
      {known &&
        tested.map((time) => (
          <circle key={time} class={distance(time) < 1 ? 'tested in' : 'tested'} {...dot(time)} r="4.5" />
        ))}
      {now === null ? (
        [0, 1].map((time) => (
          <text key={time} class="ax" x={x(time)} y={bottom + 17} text-anchor="middle">
            {formatShort(time, 0)}
          </text>
        ))
      ) : (
        <line class="now" x1={x(now)} x2={x(now)} y1={above} y2={bottom} />
      )}
      {known && now !== null && distance(now) <= high && (
        <circle class={answer === null ? 'dot' : 'dot guessed'} {...dot(now)} r="5" />
      )}
      {answer !== null && <circle class="dot" {...dot(answer)} r="5" />}
    </>
  );
}

interface PartsProps {
  readonly curve: Curve;
  readonly x: (t: number) => number;
  readonly y: (distance: number) => number;
  readonly high: number;
  readonly floor: number;
}

/** Which part is nearest: along the curve, and as a bar below it. */
function Parts({ curve: { distance, pieces }, x, y, high, floor }: PartsProps) {
  return (
    <>
      {pieces.map(({ part, from, to }) => {
        const middle = (from + to) / 2;
        const room = x(to) - x(from);
        return (
          <g key={from} class={`near of-${kindOf(part)}`}>
            <line x1={x(from) + 1} x2={x(to) - 1} y1={floor + 30} y2={floor + 30} />
            {room > 34 && (
              <text x={x(middle)} y={floor + 46} text-anchor="middle">
                <PartName part={part} />
              </text>
            )}
            {room > nameRoom && distance(middle) < high && (
              <text class="nm" x={x(middle) + 8} y={y(distance(middle)) - 8}>
                {t(`learn.plot.part.${kindOf(part)}`)} {part !== 'face' && part !== 'plane' && <PartName part={part} />}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface CrossingProps {
  readonly of: Plotted;
  readonly curve: Curve;
  readonly x: (t: number) => number;
  readonly y: (distance: number) => number;
  readonly width: number;
  readonly floor: number;
  /** none later than this */
  readonly until: number;
}

/** Where the curve meets the level of touching, and what that says of the quadratic. */
function Crossings({ of, curve: { distance, aside }, x, y, width, floor, until }: CrossingProps) {
  const due = (time: number | null): time is number => time !== null && time <= until + 1e-9;
  if (of === 'plane') {
    // A line: both divisions of the interval.
    const [begin, end] = [distance(0), distance(1)];
    const times = [1, -1].map((level) => (level - begin) / (end - begin)).sort((a, b) => a - b);
    const drops = times.flatMap((time, k) => (due(time) ? [{ index: String(k), time, at: y(distance(time)) }] : []));
    return <Drops {...{ drops, x, width, floor }} />;
  }
  const least = leastAt(distance);
  const first = firstBelow(distance, 1);
  const last = firstBelow((time) => distance(1 - time), 1);
  const leaves = last === null ? null : 1 - last;
  const single = of !== 'triangle' && of !== 'mesh';
  // The interval of the plane, where the plane is not what is plotted.
  const behind = aside && firstBelow((time) => aside(1 - time), 1);
  const faint = aside ? [firstBelow(aside, 1), behind === null ? null : 1 - behind] : [];
  const drops = [
    ...faint.flatMap((time, k) => (time === null ? [] : [{ index: String(k), time, at: y(1), faint: true }])),
    ...(due(first) ? [{ index: single ? '−' : '', time: first, at: y(1) }] : []),
    ...(single && due(leaves) ? [{ index: '+', time: leaves, at: y(1) }] : []),
  ];
  return (
    <>
      <Drops {...{ drops, x, width, floor }} />
      {single && until === 1 && (
        <text
          class="nm"
          x={x(least)}
          y={y(distance(least)) + (distance(least) > 1 ? -10 : 18)}
          text-anchor={least > 0.8 ? 'end' : least < 0.2 ? 'start' : 'middle'}
        >
          <tspan class="it">Δ</tspan> {t(distance(least) > 1 ? 'learn.plot.none' : 'learn.plot.two')}
        </text>
      )}
    </>
  );
}

interface Drop {
  readonly index: string;
  readonly time: number;
  /** where it begins, CSS pixels */
  readonly at: number;
  /** of something else than the curve: without its number */
  readonly faint?: boolean;
}

interface DropsProps extends Pick<CrossingProps, 'x' | 'width' | 'floor'> {
  readonly drops: readonly Drop[];
}

/** Times on the curve, with their names below the axis. */
function Drops({ drops, x, width, floor }: DropsProps) {
  const inside = drops.filter(({ time }) => time >= 0 && time <= 1);
  const value = ({ time, faint }: Drop) => (faint ? '' : ` = ${formatShort(time, 3)}`);
  const names = inside.map((drop) => ({
    x: x(drop.time),
    width: textWidth(`t${drop.index}${value(drop)}`),
    yields: drop.faint === true,
  }));
  const middles = besideEachOther(names, -besides.left, width + besides.right);
  return (
    <>
      {inside.map((drop, k) => (
        <g key={drop.index} class={drop.faint ? 'drop faint' : 'drop'}>
          <line x1={x(drop.time)} x2={x(drop.time)} y1={drop.at} y2={floor + 3} />
          <circle cx={x(drop.time)} cy={drop.at} r="4" />
          <text x={middles[k]} y={floor + 17} text-anchor="middle">
            <tspan class="it">t</tspan>
            <tspan class="sb" dy="3">
              {drop.index}
            </tspan>
            {!drop.faint && <tspan dy={drop.index ? -3 : 0}>{value(drop)}</tspan>}
          </text>
        </g>
      ))}
    </>
  );
}

/** Of ellipsoid space, whose lengths are counted in radii. */
function curveOf(of: Plotted, triangle: Triangle, path: Path): Curve {
  const whole = (part: Piece['part'], distance: (t: number) => number): Curve => ({
    distance,
    pieces: [{ part, from: 0, to: 1 }],
    aside: null,
  });
  const plane = toPlane(path, triangle);
  if (of === 'plane' || of === 'mesh') return whole('plane', plane);
  if (of === 'triangle')
    return {
      distance: toTriangle(path, triangle),
      pieces: nearestParts(path, triangle),
      aside: (time) => Math.abs(plane(time)),
    };
  return of.startsWith('p')
    ? whole(of, toCorner(path, cornerAt(triangle, of as Corner)))
    : whole(of, toLine(path, edgeAt(triangle, of as Edge) as readonly [Vec3, Vec3]));
}

function meshCurve(path: Path, triangles: readonly Triangle[]): Curve {
  return { distance: toMesh(path, triangles), pieces: [{ part: 'plane', from: 0, to: 1 }], aside: null };
}

const kindOf = (part: Piece['part']): 'face' | 'edge' | 'vertex' | 'plane' =>
  part === 'face' || part === 'plane' ? part : part.startsWith('e') ? 'edge' : 'vertex';

const nameOf = (of: Plotted): string =>
  of === 'plane' || of === 'triangle' || of === 'mesh' ? '' : of.replace('1', '₁').replace('2', '₂').replace('3', '₃');

function titleOf(of: Plotted): string {
  if (of === 'plane' || of === 'triangle' || of === 'mesh') return t(`learn.plot.${of}`);
  return t(of.startsWith('p') ? 'learn.plot.corner' : 'learn.plot.edge', { name: nameOf(of) });
}

const Title = ({ of }: { of: Plotted }): ComponentChildren => titleOf(of);

function PartName({ part }: { part: Piece['part'] }) {
  if (part === 'face' || part === 'plane') return <>{t(`learn.plot.part.${part}`)}</>;
  return (
    <>
      <tspan class="it">{part[0]}</tspan>
      <tspan class="sb" dy="3">
        {part[1]}
      </tspan>
    </>
  );
}

/** The curve in words, for those who do not see it; while something is asked, nothing of it. */
function described(of: Plotted, { distance }: Curve, known: boolean): string {
  if (!known) return `${titleOf(of)}. ${t('learn.plot.later')}`;
  const least = leastAt((time) => Math.abs(distance(time)));
  return t('learn.plot.words', {
    title: titleOf(of),
    begin: formatShort(distance(0), 2),
    least: formatShort(Math.abs(distance(least)), 2),
    time: formatShort(least, 2),
    end: formatShort(distance(1), 2),
  });
}
