/** Strip B: the slides of the frame, one lane for each pass; a slide takes its part of what the one before left. */
import { actions } from '../../state/actions';
import { currentSlide, tree } from '../../state/store';
import type { Step } from '../../trace/steps';
import { t } from '../../i18n/messages';
import { formatNumber } from '../../i18n/numbers';
import { PlacedGlyph } from '../controls/Glyph';
import { findEvent } from '../inspector/sentences/context';
import { useSize } from '../shell/useSize';

const laneLeft = 58;
const laneHeight = 17;
/** the back-off gap is at least this wide, however small it is */
const gap = 3;

export function StripB() {
  const [box, { width }] = useSize<HTMLDivElement>();
  const frame = tree.value?.root;
  const passes = frame?.children.filter((step) => step.kind === 'pass') ?? [];
  const sweeps = passes.map((pass) => slidesOf(pass).length).join(' + ');
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
            {passes.map((pass, at) => (
              <Lane key={pass.name} pass={pass} y={2 + 24 * at} right={width - 10} />
            ))}
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick}>
                <path class="tk" d={`M${laneLeft + tick * (width - 10 - laneLeft)} 46v3`} />
                <text class="tx" x={laneLeft + tick * (width - 10 - laneLeft)} y={59} text-anchor="middle">
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

function Lane({ pass, y, right }: { pass: Step; y: number; right: number }) {
  const slides = slidesOf(pass);
  let from = laneLeft;
  return (
    <>
      <text class="tx l" x={0} y={y + 12}>
        {t(pass.name === 'p1' ? 'pass.gravity' : 'pass.movement')}
      </text>
      <rect class="lane" x={laneLeft} y={y} width={right - laneLeft} height={laneHeight} rx={2} />
      {slides.map((slide, at) => {
        const end = slide.event.kind === 'SlideEnd' ? slide.event : null;
        const part = end && at < slides.length - 1 ? end.traveled : 1;
        const width = Math.max(6, (right - from) * part - (part < 1 ? gap : 0));
        const bar = <SlideBar key={slide.name} slide={slide} x={from} y={y} width={Math.min(width, right - from)} />;
        from = Math.min(right, from + width + gap);
        return bar;
      })}
    </>
  );
}

function SlideBar({ slide, x, y, width }: { slide: Step; x: number; y: number; width: number }) {
  const current = currentSlide.value === slide;
  const nearest = findEvent(slide, 'Nearest');
  const end = slide.event.kind === 'SlideEnd' ? slide.event : null;
  const feature = nearest?.found && nearest.feature !== 'none' ? nearest.feature : null;
  const begin = slide.opening.kind === 'SlideBegin' ? slide.opening : null;
  const verdict = end ? t(`slide.${end.verdict}`) : '';
  const free = begin ? t('strip.b.left', { verdict, length: formatNumber(begin.lengthWorld, 4) }) : verdict;
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
      <rect
        class={`seg ${current ? 'now' : 'next'}`}
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(1, width - 1)}
        height={laneHeight - 1}
        rx={2}
      />
      {width > 24 && (
        <text class="tx in" x={x + 7} y={y + 12}>
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
