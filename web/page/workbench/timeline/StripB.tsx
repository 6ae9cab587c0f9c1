/** Strip B: the slides of the frame, one lane for each pass; a slide takes its part of the rest of the previous one. */
import { formatPlain } from '../../base/i18n/numbers';
import { knownTree, shownSlide } from '../../core/store';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { symbolHover } from '../../core/controls/symbolHover';
import { textWidth } from '../../base/textWidth';
import { useSize } from '../../base/window/useSize';
import { type Slot, slotsOf } from './lane';
import { MarkStops } from './MarkStops';
import { DivergenceMark } from './SecondRun';
import { laneHeight, lanePitch, SlideBar } from './SlideBar';
import { factsOf, isMeant, marksOfSlide, slideOf } from './slideMarks';

/** between the name of a pass and its lane */
const beforeLane = 6;

export function StripB() {
  const [box, { width }] = useSize<HTMLDivElement>();
  const frame = knownTree.value?.root;
  const passes = frame?.children.filter((step) => step.kind === 'pass') ?? [];
  const shown = shownSlide.value;
  const laneLeft = beforeLane + Math.max(72, ...passes.map((pass) => textWidth(nameOf(pass))));
  const length = Math.max(0, width - 10 - laneLeft);
  const lanes = passes.map((pass) => ({ pass, ...slotsOf(partsOf(slidesOf(pass)), length) }));
  // An axis is drawn only where it is true.
  const ticks = lanes.every(({ toScale }) => toScale) ? [0, 0.25, 0.5, 0.75, 1] : [];
  const title = frame ? t('strip.b', { frame: frame.name.slice(1) }) : t('strip.b.none');
  return (
    <div class="strip sbp">
      <h2>
        <i aria-hidden="true">B</i>
        <span class="cut">{title}</span>
        <i class="grow" />
        <span class="key" data-sym="base" {...symbolHover}>
          <i class="gpd" />
          {t('strip.b.backoff')}
        </span>
      </h2>
      {shown && <SlideStops slide={shown} />}
      <div ref={box} class="lanes-box">
        {width > 0 && (
          <svg class="stripB" width={width} height={62} role="group" aria-label={title}>
            <GapPattern />
            {lanes.map(({ pass, slots }, at) => (
              <Lane key={pass.name} pass={pass} slots={slots} y={2 + lanePitch * at} left={laneLeft} length={length} />
            ))}
            {ticks.map((tick) => (
              <g key={tick}>
                <path class="tk" d={`M${laneLeft + tick * length} 46v3`} />
                <text class="tx" x={laneLeft + tick * length} y={59} text-anchor="middle">
                  {formatPlain(tick)}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

function SlideStops({ slide }: { slide: Step }) {
  const facts = factsOf(slide);
  const marks = isMeant(facts) ? marksOfSlide(facts) : [];
  return <MarkStops marks={marks} label={t('strip.b.marks', slideOf(slide))} />;
}

function GapPattern() {
  return (
    <defs>
      <pattern id="gap-hatch" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch" width="1.5" height="3" />
      </pattern>
    </defs>
  );
}

function slidesOf(pass: Step): Step[] {
  return pass.children.filter((step) => step.kind === 'slide');
}

/** How much of the pass's motion each slide makes; the last one has what is left. */
function partsOf(slides: readonly Step[]): number[] {
  let left = 1;
  return slides.map(({ event }, at) => {
    const part = event.kind === 'SlideEnd' && at < slides.length - 1 ? left * event.traveled : left;
    left -= part;
    return part;
  });
}

const nameOf = (pass: Step): string => t(pass.name === 'p1' ? 'pass.gravity' : 'pass.movement');

interface LaneProps {
  readonly pass: Step;
  readonly slots: readonly Slot[];
  readonly y: number;
  readonly left: number;
  readonly length: number;
}

function Lane({ pass, slots, y, left, length }: LaneProps) {
  return (
    <>
      <text class="tx l" x={0} y={y + 12}>
        {nameOf(pass)}
      </text>
      <rect class="lane" x={left} y={y} width={length} height={laneHeight} rx={2} />
      {slidesOf(pass).map((slide, at) => (
        <SlideBar key={slide.name} slide={slide} slot={slots[at]!} left={left} y={y} />
      ))}
      {slidesOf(pass).map((slide, at) => (
        <DivergenceMark key={slide.name} slide={slide} slot={slots[at]!} left={left} y={y} />
      ))}
    </>
  );
}
