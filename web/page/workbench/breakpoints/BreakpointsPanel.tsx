/** The list of breakpoints: on or off, where they are hit, and what they say. */
import './panel.css';
import '../../texts/later';
import { useState, useMemo } from 'preact/hooks';
import { type Breakpoint, clauseOf, mostBreakpoints } from '../../model/breakpoints/condition';
import { actions } from '../../core/actions';
import {
  breakpointHits,
  breakpoints,
  continuing,
  finding,
  hitsByFrame,
  pausedAt,
} from '../../core/breakpoints/breakpointState';
import { currentTriangle, selection, cursor } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { IconButton } from '../../base/controls/IconButton';
import { Section } from '../left/Section';
import { Editor } from './Editor';
import { breakpointText, hitText } from './words';
import { frameOf } from '../../../package/trace/address';

const shownFirst = 3;
/** Links added at a time; a run of ten thousand frames may have as many hits. */
const shownMore = 60;

/** The first hit of each frame. */
function firstOfFrames(places: readonly string[]): string[] {
  let before = -1;
  return places.filter((place) => {
    // Plainly: there may be fifty thousand, and they are addresses for sure.
    const frame = Number.parseInt(place.slice(1), 10);
    const fresh = frame !== before;
    before = frame;
    return fresh;
  });
}

/** Where a breakpoint is hit: the first frames as links, the rest on demand. */
function Hits({ places }: { places: readonly string[] | undefined }) {
  const [limit, setLimit] = useState(shownFirst);
  const frames = useMemo(() => firstOfFrames(places ?? []), [places]);
  if (!places) return <span class="bp-hits dimt">{t('breakpoints.waiting')}</span>;
  if (frames.length === 0) return <span class="bp-hits dimt">{t('breakpoints.none')}</span>;
  const here = frameOf(cursor.value);
  // "And 1 more" takes the room of the link itself.
  const shown = frames.length === limit + 1 ? frames : frames.slice(0, limit);
  return (
    <span class="bp-hits num">
      {shown.map((place) => (
        <button
          key={place}
          type="button"
          class={`bp-hit ${frameOf(place) === here ? 'on' : ''}`}
          aria-current={frameOf(place) === here ? 'step' : undefined}
          title={t('breakpoints.goTo', { address: place })}
          onClick={() => void actions.goTo(place, { history: 'push' })}
        >
          f{frameOf(place)}
        </button>
      ))}
      {shown.length < frames.length && (
        <button type="button" class="bp-hit dimt" onClick={() => setLimit(limit + shownMore)}>
          {t('breakpoints.more', { count: frames.length - shown.length })}
        </button>
      )}
    </span>
  );
}

export function BreakpointsPanel() {
  const [edited, setEdited] = useState<number | null>(null);
  const paused = new Set(pausedAt.value.map(({ breakpoint }) => breakpoint.id));
  const add = () => {
    const triangle = triangleAtHand();
    actions.addBreakpoint([triangle === null ? clauseOf('edge') : clauseOf('tested', triangle)]);
    setEdited(breakpoints.value.at(-1)?.id ?? null);
  };
  return (
    <div class="bp-panel">
      <Section class="bps" title={t('panel.breakpoints')}>
        <ol class="bp-list" aria-label={t('breakpoints.list')}>
          {breakpoints.value.map((breakpoint) => (
            <Row
              key={breakpoint.id}
              breakpoint={breakpoint}
              paused={paused.has(breakpoint.id)}
              edited={edited === breakpoint.id}
              onEdit={() => setEdited(edited === breakpoint.id ? null : breakpoint.id)}
            />
          ))}
        </ol>
      </Section>
      <div class="bp-foot">
        <Status />
        <div class="bp-foot-bts">
          <button type="button" class="bt" disabled={breakpoints.value.length >= mostBreakpoints} onClick={add}>
            {t('breakpoints.add')}
          </button>
          <i class="grow" />
          <IconButton
            icon="back"
            class="bp-back"
            label={t('breakpoints.back')}
            keys="Shift C"
            onClick={() => void actions.continueBack()}
          />
          {continuing.value ? (
            <button type="button" class="bt pri" onClick={() => actions.cancelContinue()}>
              {t('breakpoints.cancel')}
            </button>
          ) : (
            <button type="button" class="bt pri" title="C" onClick={() => void actions.continueForward()}>
              {t('breakpoints.continue')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The most likely triangle: the selected one, else the one under test. */
function triangleAtHand(): number | null {
  const opening = currentTriangle.value?.opening;
  return selection.value.triangle ?? (opening?.kind === 'TriangleBegin' ? opening.triangle : null);
}

interface RowProps {
  readonly breakpoint: Breakpoint;
  readonly paused: boolean;
  readonly edited: boolean;
  readonly onEdit: () => void;
}

function Row({ breakpoint, paused, edited, onEdit }: RowProps) {
  const { id, on } = breakpoint;
  const text = breakpointText(breakpoint);
  return (
    <li class={`bp ${paused ? 'sel0' : ''} ${on ? '' : 'off'}`}>
      <div class="bp-row">
        <button
          type="button"
          role="switch"
          class="bp-name"
          aria-checked={on}
          onClick={() => actions.changeBreakpoint(id, { on: !on })}
        >
          <i class={`bpc ${on ? '' : 'off'}`} />
          <span class="num">{text}</span>
        </button>
        <Hits places={breakpointHits.value.get(id)} />
      </div>
      <IconButton
        class="sm bp-more"
        icon={edited ? 'chevronDown' : 'chevronRight'}
        label={t('breakpoints.edit', { what: text })}
        expanded={edited}
        onClick={onEdit}
      />
      {edited && <Editor breakpoint={breakpoint} />}
    </li>
  );
}

/** In longer runs than this the search takes long enough to show its progress. */
const worthTelling = 500;

function Status() {
  const look = finding.value;
  const paused = pausedAt.value;
  const address = paused[0]?.place;
  return (
    <p class="bp-status num" role="status">
      {address !== undefined
        ? rich('breakpoints.pausedAt', { address, what: hitText(paused) })
        : breakpoints.value.some(({ on }) => on)
          ? t('breakpoints.summary', { frames: hitsByFrame.value.size })
          : t('breakpoints.noneOn')}
      {look && look.total > worthTelling && (
        <span class="bp-look dimt">
          {t('breakpoints.looking', { percent: Math.floor((100 * look.done) / look.total) })}
        </span>
      )}
    </p>
  );
}
