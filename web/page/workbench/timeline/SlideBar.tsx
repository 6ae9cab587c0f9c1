/** One slide in its lane of strip B. Hover previews, click commits, drag scrubs t over its sweep. */
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { noSymbols } from '../../base/highlight';
import { currentSlide, shownSlide, shownTime } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { Glyph, PlacedGlyph } from '../../base/controls/Glyph';
import { stepName } from '../../explain/stepName';
import { unit } from '../../core/unit';
import { showTip } from './HoverTip';
import { backOffGap, type Slot } from './lane';
import { markAt, pressMark, reachOf } from './marks';
import { factsOf, isMeant, slideMarks, type SlideFacts } from './slideMarks';

export const laneHeight = 17;
/** from one lane to the next */
export const lanePitch = 24;
/** a pointer that moved less than this has clicked */
const slack = 4;

interface Props {
  readonly slide: Step;
  readonly slot: Slot;
  /** left end of the lane, px */
  readonly left: number;
  readonly y: number;
}

export function SlideBar({ slide, slot, left, y }: Props) {
  const facts = factsOf(slide);
  const x = left + slot.x;
  const current = currentSlide.value === slide;
  const scrub = useScrub(slide, x, slot);
  const text = facts.time === null ? facts.verdict : `t ${formatNumber(facts.time)}, ${facts.verdict}`;
  const here = shownSlide.value === slide;
  const meant = here && isMeant(facts);
  const marks = slideMarks(facts, x, slot);
  const markOf = (event: MouseEvent, pointer: string) => {
    const lane = event.currentTarget instanceof SVGElement ? event.currentTarget.ownerSVGElement : null;
    return markAt(marks, event.clientX - (lane?.getBoundingClientRect().left ?? 0), reachOf(pointer));
  };
  const go = () => void actions.goTo(slide.address, { history: 'push' });
  const preview = (box: DOMRect | null) => {
    const children = <SlideTip slide={slide} facts={facts} />;
    showTip(box && { x: box.left + box.width / 2, y: box.top, children });
    actions.hover(box && slide.address);
  };
  // A bar that goes takes its tip along.
  useEffect(() => () => showTip(null), []);
  return (
    <g
      class="slide-bar"
      role="button"
      tabindex={0}
      aria-label={t('strip.b.slide', { slide: slide.name.slice(1), text })}
      aria-current={current ? 'step' : undefined}
      onFocus={(event) => preview(event.currentTarget.getBoundingClientRect())}
      onBlur={() => preview(null)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && preview(event.currentTarget.getBoundingClientRect())}
      onPointerLeave={() => {
        preview(null);
        actions.hoverSymbols(noSymbols);
      }}
      {...scrub.handlers}
      onPointerMove={(event) => {
        scrub.handlers.onPointerMove(event);
        if (meant && event.pointerType !== 'touch') actions.hoverSymbols(markOf(event, 'mouse')?.symbols ?? noSymbols);
      }}
      onClick={(event) => {
        if (scrub.dragged()) return;
        pressMark(markOf(event, scrub.pointer()), scrub.pointer(), meant);
        go();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        go();
      }}
    >
      <Bar facts={facts} name={`#${slide.name.slice(1)}`} x={x} y={y} slot={slot} current={current} meant={meant} />
      {here && <Playhead x={x} y={y} slot={slot} />}
    </g>
  );
}

/** The place on the lane where a sweep has got to. */
function Playhead({ x, y, slot }: { x: number; y: number; slot: Slot }) {
  const at = x + Math.min(slot.width, shownTime.value * slot.whole);
  return <path class="now-line" d={`M${at.toFixed(1)} ${y - 2}v${laneHeight + 4}`} />;
}

interface BarProps {
  readonly facts: SlideFacts;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly slot: Slot;
  readonly current: boolean;
  /** its marks are what formulas and figures show */
  readonly meant: boolean;
}

function Bar({ facts, name, x, y, slot, current, meant }: BarProps) {
  const { bar: width } = slot;
  const { time, feature, verdict, length } = facts;
  // Next to a bar too narrow for its name.
  const nameAt = width > 24 ? 7 : width + 3;
  const free =
    length === null ? verdict : t('strip.b.left', { verdict, length: formatNumber(length), unit: unit.value });
  const text = time === null ? (width > 150 ? free : verdict) : formatNumber(time);
  return (
    <>
      <rect class="slot" x={x} y={y + (laneHeight - lanePitch) / 2} width={slot.width} height={lanePitch} />
      <rect
        class={`seg ${current ? 'now' : 'next'}`}
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(1, width - 1)}
        height={laneHeight - 1}
        rx={2}
      />
      {facts.backedOff && <rect fill="url(#gap-hatch)" x={x + width} y={y} width={backOffGap} height={laneHeight} />}
      {meant && facts.backedOff && (
        <path class="end" d={`M${x + width + backOffGap / 2} ${y - 2}v${laneHeight + 4}`} data-sym="base" />
      )}
      {meant && time !== null && <path class="end" d={`M${x + width} ${y - 2}v${laneHeight + 4}`} data-sym="t" />}
      {slot.width - nameAt > 14 && (
        <text class="tx in" x={x + nameAt} y={y + 12}>
          {name}
        </text>
      )}
      {width > 100 && (
        <text
          class={`tx in r ${time === null ? 'dimmer' : ''}`}
          x={x + width - (feature ? 18 : 7)}
          y={y + 12}
          text-anchor="end"
          data-sym={meant && time !== null ? 't' : undefined}
        >
          {text}
        </text>
      )}
      {feature && width > 40 && (
        <PlacedGlyph
          name={feature}
          x={x + width - 9}
          y={y + laneHeight / 2}
          scale={0.85}
          symbols={meant ? 't c' : undefined}
        />
      )}
    </>
  );
}

function SlideTip({ slide, facts }: { slide: Step; facts: SlideFacts }) {
  const { time, feature, triangle, length, traveled } = facts;
  return (
    <>
      <p>
        <b>{stepName(slide)}</b> {facts.verdict}
      </p>
      {time !== null && feature && (
        <p class="num">
          <span class="hit">
            <Glyph name={feature} />
            {t('slide.tip.hit', { time: formatNumber(time), triangle: triangle ?? 0 })}
          </span>
        </p>
      )}
      {length !== null && (
        <p class="num">
          {t('slide.tip.length', { length: formatNumber(length), unit: unit.value })}
          {traveled !== null && ` ${t('slide.tip.traveled', { part: formatNumber(traveled) })}`}
        </p>
      )}
    </>
  );
}

/** Dragging along a bar: its slide is shown, and t follows the pointer. */
function useScrub(slide: Step, x: number, slot: Slot) {
  const down = useRef<{ x: number; dragging: boolean } | null>(null);
  const dragged = useRef(false);
  const pointer = useRef('mouse');
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      pointer.current = event.pointerType;
      if (event.button === 0) down.current = { x: event.clientX, dragging: false };
    },
    onPointerMove: (event: PointerEvent & { currentTarget: SVGGElement }) => {
      const start = down.current;
      if (!start) return;
      if (!start.dragging && Math.abs(event.clientX - start.x) > slack) {
        start.dragging = dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (shownSlide.peek() !== slide) void actions.goTo(slide.address, { history: 'push' });
      }
      if (!start.dragging) return;
      const lane = event.currentTarget.ownerSVGElement?.getBoundingClientRect().left ?? 0;
      actions.scrub((event.clientX - lane - x) / slot.whole);
    },
    onPointerUp: () => (down.current = null),
    onPointerCancel: () => (down.current = null),
  };
  return { handlers, dragged: () => dragged.current, pointer: () => pointer.current };
}
