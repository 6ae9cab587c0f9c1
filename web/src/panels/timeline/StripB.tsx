/** Strip B: the slides of the frame, one lane for each pass; a slide takes its part of what the one before left. */
import { actions } from '../../state/actions';
import { currentSlide, tree } from '../../state/store';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { PlacedGlyph } from '../controls/Glyph';
import { findEvent } from '../inspector/sentences/context';
import { useSize } from '../shell/useSize';
import { unit } from '../unit';
import { type Slot, slotsOf } from './lane';

const laneLeft = 58;
const laneHeight = 17;
/** from one lane to the next */
const lanePitch = 24;

export function StripB() {
  const [box, { width }] = useSize<HTMLDivElement>();
  const frame = tree.value?.root;
  const passes = frame?.children.filter((step) => step.kind === 'pass') ?? [];
  const sweeps = passes.map((pass) => slidesOf(pass).length).join(' + ');
  const length = Math.max(0, width - 10 - laneLeft);
  const lanes = passes.map((pass) => ({ pass, ...slotsOf(partsOf(slidesOf(pass)), length) }));
  // An axis is drawn only where it is true.
  const ticks = lanes.every(({ toScale }) => toScale) ? [0, 0.25, 0.5, 0.75, 1] : [];
  return (
    <div class="strip sbp">
      <h2>
        <i aria-hidden="true">B</i>
        <span class="cut">{t('strip.b', { frame: frame?.name ?? '' })}</span>
        {sweeps && <span class="dimt num">{t('strip.b.sweeps', { sweeps })}</span>}
        <i class="grow" />
        <span class="key">
          <i class="gpd" />
          {t('strip.b.backoff')}
        </span>
      </h2>
      <div ref={box} class="lanes-box">
        {width > 0 && (
          <svg
            class="stripB"
            width={width}
            height={62}
            role="group"
            aria-label={t('strip.b', { frame: frame?.name ?? '' })}
          >
            {lanes.map(({ pass, slots }, at) => (
              <Lane key={pass.name} pass={pass} slots={slots} y={2 + lanePitch * at} length={length} />
            ))}
            {ticks.map((tick) => (
              <g key={tick}>
                <path class="tk" d={`M${laneLeft + tick * length} 46v3`} />
                <text class="tx" x={laneLeft + tick * length} y={59} text-anchor="middle">
                  {tick}
                </text>
              </g>
            ))}
          </svg>
        )}
      </div>
    </div>
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

function Lane({ pass, slots, y, length }: { pass: Step; slots: readonly Slot[]; y: number; length: number }) {
  return (
    <>
      <text class="tx l" x={0} y={y + 12}>
        {t(pass.name === 'p1' ? 'pass.gravity' : 'pass.movement')}
      </text>
      <rect class="lane" x={laneLeft} y={y} width={length} height={laneHeight} rx={2} />
      {slidesOf(pass).map((slide, at) => (
        <SlideBar key={slide.name} slide={slide} slot={slots[at]!} y={y} />
      ))}
    </>
  );
}

function SlideBar({ slide, slot, y }: { slide: Step; slot: Slot; y: number }) {
  const x = laneLeft + slot.x;
  const { bar: width } = slot;
  // Beside a bar too narrow for its name.
  const nameAt = width > 24 ? 7 : width + 3;
  const current = currentSlide.value === slide;
  const nearest = findEvent(slide, 'Nearest');
  const end = slide.event.kind === 'SlideEnd' ? slide.event : null;
  const feature = nearest?.found && nearest.feature !== 'none' ? nearest.feature : null;
  const begin = slide.opening.kind === 'SlideBegin' ? slide.opening : null;
  const verdict = end ? t(`slide.${end.verdict}`) : '';
  const free = begin
    ? t('strip.b.left', { verdict, length: formatNumber(begin.lengthWorld, 4), unit: unit.value })
    : verdict;
  const text = nearest?.found ? formatNumber(nearest.time) : width > 150 ? free : verdict;
  const label = t('strip.b.slide', { slide: slide.name, text });
  const go = () => void actions.goTo(slide.address, { history: 'push' });
  return (
    <g
      class="slide-bar"
      role="button"
      tabindex={0}
      aria-label={label}
      aria-current={current ? 'step' : undefined}
      onClick={go}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        go();
      }}
    >
      <title>{label}</title>
      <rect class="slot" x={x} y={y + (laneHeight - lanePitch) / 2} width={slot.width} height={lanePitch} />
      <rect
        class={`seg ${current ? 'now' : 'next'}`}
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(1, width - 1)}
        height={laneHeight - 1}
        rx={2}
      />
      {slot.width - nameAt > 14 && (
        <text class="tx in" x={x + nameAt} y={y + 12}>
          {slide.name}
        </text>
      )}
      {width > 100 && (
        <text
          class={`tx in r ${nearest?.found ? '' : 'dimmer'}`}
          x={x + width - (feature ? 18 : 7)}
          y={y + 12}
          text-anchor="end"
        >
          {text}
        </text>
      )}
      {feature && width > 40 && <PlacedGlyph name={feature} x={x + width - 9} y={y + laneHeight / 2} scale={0.85} />}
    </g>
  );
}
