/** The columns of strip A: stacked cells are sweeps, a mark is the feature hit. */
import { cursor } from '../../core/store';
import type { FrameSummary } from '../../model';
import { parseAddress } from '../../../package/trace/address';
import { PlacedGlyph } from '../../base/controls/Glyph';
import { frameCells, labelStep } from './frames';
import type { FrameView } from './frameView';

/** Lower edge of the stacks. Above them, from 0 to `ticksHeight`, is the row of ticks. */
const base = 61;
export const ticksHeight = 11;
const cellPitch = 8.5;
const stackRoom = base - ticksHeight - 1;

interface Props {
  readonly frames: readonly FrameSummary[];
  readonly view: FrameView;
}

export function FrameColumns({ frames, view }: Props) {
  const here = parseAddress(cursor.value);
  const gap = Math.min(4, view.pitch / 4);
  const columns = [];
  for (let at = view.from; at < view.to; at++) {
    const frame = frames[at];
    if (!frame) continue;
    const current = here?.frame === at;
    columns.push(
      <g key={at} class={current ? 'col sel' : 'col'}>
        {current && <rect class="colbg" x={view.x(at)} y={ticksHeight} width={view.pitch} height={76} rx={2} />}
        <Column
          frame={frame}
          x={view.x(at) + gap / 2}
          width={view.pitch - gap}
          place={current ? here.parts.slice(0, 2).join('.') : null}
        />
      </g>,
    );
  }
  return <>{columns}</>;
}

interface ColumnProps {
  readonly frame: FrameSummary;
  readonly x: number;
  readonly width: number;
  /** `p0.s1` of the cursor in the current frame, else null */
  readonly place: string | null;
}

function Column({ frame, x, width, place }: ColumnProps) {
  const cells = frameCells(frame);
  const pitch = Math.min(cellPitch, stackRoom / Math.max(1, cells.length));
  const height = Math.max(1, pitch - 1.5);
  return (
    <>
      {cells.map(({ pass, slide, contact }, at) => {
        const y = base - height - at * pitch;
        const now = place === `p${pass}.s${slide}`;
        return (
          <g key={`${pass}.${slide}`}>
            <rect
              class={`cell ${pass === 0 ? 'm' : 'gv'} ${now ? 'now' : ''}`}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={1}
            />
            {contact && height > 4 && width > 4 && (
              <PlacedGlyph name={contact.feature} x={x + width / 2} y={y + height / 2} scale={0.62} class="sm" />
            )}
          </g>
        );
      })}
    </>
  );
}

/** Numbers below: the current frame's always, others where they do not meet it. */
export function FrameNumbers({ count, current, view }: { count: number; current: number; view: FrameView }) {
  const every = labelStep(view.pitch);
  const numbers = [];
  for (let at = Math.ceil(view.from / every) * every; at < view.to; at += every) {
    if (Math.abs(at - current) * view.pitch <= 24) continue;
    const x = view.x(at) + view.pitch / 2;
    numbers.push(
      <text key={at} class="tx" x={x} y={100} text-anchor={anchor(x, view.width)}>
        {at}
      </text>,
    );
  }
  const x = view.x(current) + view.pitch / 2;
  return (
    <>
      {numbers}
      {current >= 0 && current < count && x > -view.pitch && x < view.width + view.pitch && (
        <text class="tx on" x={x} y={100} text-anchor={anchor(x, view.width)}>
          {current}
        </text>
      )}
    </>
  );
}

/** No number is cut at an edge. */
function anchor(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < 14) return 'start';
  return x > width - 14 ? 'end' : 'middle';
}
