/** The first sight of one's own mesh: one sentence with the answer, one figure, four whys. The full bench is one press away. */
import './messages';
import './why.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../core/actions';
import { clamp01, Slider } from '../base/controls/Slider';
import { t } from '../base/i18n/messages';
import { rich } from '../base/i18n/rich';
import { width } from '../base/window/width';
import { reducedMotion } from '../core/player/clock';
import { experiment, meshState, run, shownSlide, shownTime, tree } from '../core/store';
import type { Step } from '../../package/trace/steps';
import { DistancePlot } from '../learn/panels/DistancePlot';
import { TriangleFront } from '../learn/panels/FrontView';
import { dragging } from '../learn/panels/time';
import { formatShort } from '../learn/numbers';
import { methodOf } from '../model/methods';
import { meshName } from '../workbench/meshName';
import { ProofPanel } from '../workbench/proof/ProofPanel';
import { chooseFiles } from '../workbench/overlays/chooseFiles';
import { Brand } from '../workbench/topbar/Brand';
import { LanguageSelect } from '../workbench/topbar/LanguageSelect';
import { Rooms } from '../workbench/topbar/Rooms';
import { ThemeSelect } from '../workbench/topbar/ThemeSelect';
import { worldDescription } from '../workbench/views/describe';
import { useStage } from '../workbench/views/useStage';
import { type Answer, answer } from './answer';

/** milliseconds of the body's way from its start to the contact */
const arrival = 900;

export function WhyRoom() {
  const found = answer.value;
  useEffect(arrive, [run.value]);
  return (
    <div class={`why ${width.value}`}>
      <header class="top">
        <Brand />
        <Rooms />
        <i class="grow" />
        {width.value !== 'small' && <OtherMesh />}
        <LanguageSelect />
        <ThemeSelect />
      </header>
      <main class="y-stage" aria-label={t('view.label')}>
        <p class="y-eyebrow">{t('why.title')}</p>
        <h1 aria-live="polite">
          <Said found={found} />
        </h1>
        <Where />
        <Figure />
      </main>
      <aside class="y-whys" aria-label={t('why.answers')}>
        {found && <Whys found={found} />}
      </aside>
      <Foot time={found?.time ?? 1} stopped={found !== null} />
    </div>
  );
}

/** The body comes from its start to what stops it, with the whole event in sight. */
function arrive(): () => void {
  let request = 0;
  let gone = false;
  void goToStop().then(() => {
    if (gone) return;
    actions.frameEvent();
    const to = answer.peek()?.time ?? 1;
    if (reducedMotion()) return actions.scrub(to);
    const begun = performance.now();
    request = requestAnimationFrame(function tick(now) {
      const part = clamp01((now - begun) / arrival);
      actions.scrub(to * part * (2 - part));
      if (part < 1) request = requestAnimationFrame(tick);
    });
  });
  return () => {
    gone = true;
    cancelAnimationFrame(request);
  };
}

/** The touch of the sweep that is shown; else the first of its frame. */
async function goToStop(): Promise<void> {
  const shown = shownSlide.peek();
  const here = (shown && touchIn(shown)) ?? firstTouch();
  if (here) await actions.goTo(here.address, { history: 'none' });
}

/** The first touch of a frame after the one that is shown, else of the run. */
async function goToFrame(frame: number): Promise<void> {
  await actions.goTo(`f${frame}`, { history: 'push' });
  const there = firstTouch();
  if (there) await actions.goTo(there.address, { history: 'none' });
}

const touchIn = (slide: Step): Step | null =>
  slide.children.find(({ event }) => event.kind === 'Nearest' && event.found) ?? null;

const firstTouch = (): Step | null =>
  tree.peek()?.steps.find(({ event }) => event.kind === 'Nearest' && event.found) ?? null;

function OtherMesh() {
  const mesh = meshState.value?.mesh;
  if (!mesh) return null;
  return (
    <button type="button" class="tb y-mesh" title={t('mesh.openOther', { name: meshName(mesh) })} onClick={chooseFiles}>
      <span class="cut">{meshName(mesh)}</span>
    </button>
  );
}

const percentOf = (part: number): string => t('percent', { value: Math.round(part * 100) });

function Said({ found }: { found: Answer | null }) {
  if (!found) return <>{t('why.said.none')}</>;
  const { feature, triangle, time } = found;
  const tags = { b: (children: ComponentChildren) => <b class={`of-${feature}`}>{children}</b> };
  return time > 0
    ? rich('why.said', { feature, triangle: String(triangle), percent: percentOf(time) }, tags)
    : rich('why.said.start', { feature, triangle: String(triangle) }, tags);
}

/** Method, frame and pass of what is said; and what came of it, or where something stopped. */
function Where() {
  const slide = shownSlide.value;
  const pass = slide?.parent;
  const method = experiment.value && methodOf(experiment.value);
  const frame = tree.value?.frame;
  if (!method || frame === undefined) return null;
  const parts = [
    t('why.method', { method: t(method.name) }),
    t('check.f', { number: frame }),
    ...(pass ? [t(pass.name === 'p1' ? 'pass.gravity' : 'pass.movement')] : []),
  ];
  const slidOn = answer.value && pass?.children.some(({ kind, order }) => kind === 'slide' && order > slide!.order);
  const next = answer.value ? null : nextStop(frame);
  return (
    <p class="y-where">
      {parts.join(' · ')}
      {slidOn && <span>{t('why.slidOn')}</span>}
      {next !== null && (
        <button type="button" class="lnk" onClick={() => void goToFrame(next)}>
          {t('why.next', { frame: next })}
        </button>
      )}
    </p>
  );
}

function nextStop(after: number): number | null {
  const stops = (run.value?.frames ?? []).filter(({ contacts }) => contacts.length > 0).map(({ frame }) => frame);
  return stops.find((frame) => frame > after) ?? stops[0] ?? null;
}

function Figure() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid });
  return (
    <div class="views mode-world">
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          <p class="sr">{worldDescription.value}</p>
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-hidden="true" />
      </div>
    </div>
  );
}

const partChapter = { face: 5, edge: 7, vertex: 6 } as const;
const timeChapter = { ...partChapter, face: 4 } as const;

function Whys({ found }: { found: Answer }) {
  const { feature, part, time, tested, reached, triangle } = found;
  const short = formatShort(time, 4);
  return (
    <>
      <Why
        title={t('why.which')}
        short={t('why.which.short', { tested: String(tested), reached: String(reached), triangle: String(triangle) })}
        chapter={8}
      >
        <p>{t('why.which.say')}</p>
        <Earliest found={found} />
      </Why>
      <Why title={t('why.part')} short={t('why.part.short', { feature, part })} chapter={partChapter[feature]}>
        <p>{partText(found)}</p>
        <TriangleFront corners={found.corners} q={found.q} contact={found.contact} />
      </Why>
      <Why
        title={t('why.time', { time: short })}
        short={t(found.overlap === null ? 'why.time.short' : 'why.time.overlap', { feature, part })}
        chapter={timeChapter[feature]}
      >
        <p>{timeText(found)}</p>
        <Plot found={found} />
      </Why>
      <Why title={t('why.earlier')} short={earlierText(found)} chapter={found.overlap === null ? 8 : 12}>
        <p>{t('why.earlier.say')}</p>
        <ProofPanel />
      </Why>
    </>
  );
}

/** Times that differ by more are not the same touch: the method of the paper takes some for one that are none. */
const sameTime = 1e-3;

const isFlaw = ({ met, time }: Answer): boolean => met !== null && Math.abs(met - time) > sameTime;

function timeText(found: Answer): string {
  if (found.overlap !== null) return t('why.time.overlapSay', { distance: formatShort(found.overlap, 3) });
  return t(isFlaw(found) ? 'why.time.flaw' : 'why.time.say', { time: formatShort(found.met ?? 0, 4) });
}

function earlierText(found: Answer): string {
  if (found.overlap !== null) return t('why.earlier.overlap');
  if (isFlaw(found) && found.met! < found.time) return t('why.earlier.missed', { time: formatShort(found.met!, 4) });
  return t('why.earlier.short');
}

function partText({ feature, q, part }: Answer): string {
  if (feature === 'face') return t('why.part.face');
  return t(q ? 'why.part.outside' : 'why.part.inside', { feature, part });
}

interface WhyProps {
  readonly title: string;
  readonly short: string;
  readonly chapter: number;
  readonly children: ComponentChildren;
}

/** A question with its short answer; its figure unfolds, and the one that is open folds. */
function Why({ title, short, chapter, children }: WhyProps) {
  return (
    <section class="y-why">
      <details name="why">
        <summary>
          <b>{title}</b>
          <span>{short}</span>
        </summary>
        <div class="y-open">{children}</div>
      </details>
      <button type="button" class="lnk" onClick={() => actions.learn(String(chapter), 'push')}>
        {t('why.learn', { chapter })}
      </button>
    </section>
  );
}

/** The triangles that would be reached, earliest first, each at its time of the motion. */
function Earliest({ found: { earliest, triangle } }: { found: Answer }) {
  return (
    <ol class="y-earliest" role="list" aria-label={t('why.which')}>
      {earliest.map((each) => (
        <li key={each.triangle} class={each.triangle === triangle ? 'first' : ''}>
          <span class="num">{each.triangle}</span>
          <i style={{ '--at': String(clamp01(each.time)) }} />
          <span class="num">
            {formatShort(each.time, 4)} {each.triangle === triangle && <b>{t('why.which.first')}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const drag = dragging((time) => actions.scrub(time));

const Plot = ({ found: { corners, path } }: { found: Answer }) => (
  <DistancePlot of="triangle" triangle={corners} path={path} now={shownTime.value} drag={drag} />
);

/** The path from its start to the requested end, and the way to everything else. */
function Foot({ time, stopped }: { time: number; stopped: boolean }) {
  const now = shownTime.value;
  return (
    <footer class="y-foot">
      <div class="y-path">
        <Slider label={t('why.path')} value={now} text={percentOf(now)} onChange={(value) => actions.scrub(value)} />
        <p aria-hidden="true">
          <span class={stopped && time < 0.25 ? 'y-met' : ''}>{t('why.start')}</span>
          {stopped && (
            <span class="y-stop" style={{ '--at': String(clamp01(time)) }}>
              {t('why.stopped', { percent: percentOf(time) })}
            </span>
          )}
          <span class={stopped && time > 0.72 ? 'y-met' : ''}>{t('why.end')}</span>
        </p>
      </div>
      <button type="button" class="bt pri lg" onClick={() => actions.explainStop(false)}>
        {t('why.bench')}
      </button>
    </footer>
  );
}
