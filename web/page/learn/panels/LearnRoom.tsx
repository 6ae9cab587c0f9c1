/** The course: chapters at the left, one figure, one paragraph with one thing to do, and the way on. */
import '../messages';
import '../styles/index.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { partsOf } from '../../model/method/parts';
import { width } from '../../base/window/width';
import { ProgressCard } from '../../workbench/overlays/ProgressCard';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { Notice } from '../../workbench/overlays/Notice';
import { addCourseLayer } from '../figure/layer';
import { listenToCourseKeys } from '../keys';
import { setShowTour, startCourse, goToBeat, goOn } from '../player';
import {
  chapter,
  here,
  answerable,
  ended,
  ready,
  shown,
  stop,
  stuck,
  spots,
  asking,
  figureAddress,
  stepsShown,
} from '../state';
import { ChapterList, chaptersOpen, ChapterSheet } from './ChapterList';
import { Foot } from './Foot';
import { aboutOf, chapters, guestChapter } from '../course';
import { firstWay } from '../course/way';
import { Say, SayInline } from './Say';
import { symbolHover } from '../../core/controls/symbolHover';
import { useLitPage } from '../../workbench/inspector/litPage';
import { listenToFiles } from '../fileListener';
import { followWithFocus } from './focus';
import {
  AskCard,
  Checklist,
  FrontView,
  Presenter,
  TourEnd,
  TourHead,
  Worksheet,
  MissingFile,
  BoxLegend,
  Checks,
  StripA,
  StripB,
  StripC,
  CodeLines,
  CoursePlot,
  Growth,
  Learnt,
  Tryout,
  FormulaCard,
  RootsPlot,
} from './later';
import { form, openForm } from '../form';
import { embedded } from '../../core/session/embedded';
import { tellUnheard } from '../../core/session/unheardFailures';
import { whenQuiet } from '../../core/session/quietTime';
import { lazy } from '../../core/controls/lazy';
import { beatIndex } from '../place';
import { keepFocus } from '../../base/controls/Toolbar';
import { beats, type WhyStep } from '../tour/types';
import { actions } from '../../core/actions';
import { Icon } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';
import { Brand } from '../../workbench/topbar/Brand';
import { LanguageSelect } from '../../workbench/topbar/LanguageSelect';
import { Rooms } from '../../workbench/topbar/Rooms';
import { ThemeSelect } from '../../workbench/topbar/ThemeSelect';
import { morph, currentStep, knownTree, study } from '../../core/store';
import type { Screen } from '../../model/stage';
import { useStage } from '../../workbench/views/useStage';
import { drawnFlat } from '../../base/flat';
import { awaitedMesh } from '../../core/address/missingFile';
import { isOfStudy } from '../moments';
import { figureKind, figureMode, secondTitle } from './figureKind';
import { Grip } from './Grip';
import { TimeStrip } from './TimeStrip';
import { studyPanels } from '../../core/study/slot';
import { bringIntoView } from './bringIntoView';
import { Tex } from '../../workbench/inspector/Tex';

/** The figure of the course: the views of the workbench with what the chapter shows, and a grip on what is to be placed. */
const Figure = () => <Panes key={figureKind.value} />;

function Panes() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  /** where points of the world are in the latest picture; a new function for every picture */
  const [screen, setScreen] = useState<{ readonly at: Screen } | null>(null);
  useStage({ canvas, world, ellipsoid }, (stage) => {
    stage.onPicture((at) => setScreen({ at }));
    return () => stage.onPicture(null);
  });
  return (
    <div class={`l-figure views mode-${figureMode.value}`}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')} data-morph={morph.value > 0 ? '' : undefined}>
          {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
          {ready.value &&
            screen &&
            spots.value.map(({ spot, first }) => <Grip key={first} ask={spot} first={first} screen={screen.at} />)}
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={secondTitle()}>
          {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
        </section>
        {width.value !== 'small' && ready.value && shown.value.parts.has('front') && (
          <div class="l-beside">
            <FrontView />
          </div>
        )}
        {drawnFlat.value && (
          <p class="l-flat" role="note">
            {t('learn.flat')}
            {drawnFlat.value.all > drawnFlat.value.most && ` ${t('learn.flat.near', { ...drawnFlat.value })}`}
          </p>
        )}
        {!ready.value && !stuck.value && <p class="l-opening">{t('learn.open')}</p>}
        {stuck.value && awaitedMesh.value && <MissingFile />}
      </div>
    </div>
  );
}

const OutLink = lazy(async () => (await import('../embed/OutLink')).OutLink);

addCourseLayer();
setShowTour(async (text, show) => (await (await import('../guest/loadParts')).loadShowTour()).showTour(text, show));

function doLater(): void {
  whenQuiet(() => void import('../later').then(({ beginLater }) => beginLater(), tellUnheard));
}

export function LearnRoom() {
  useEffect(startCourse, []);
  useEffect(doLater, []);
  useEffect(listenToCourseKeys, []);
  useEffect(listenToFiles, []);
  useEffect(followWithFocus, []);
  useLitPage();
  if (form.value === 'print') return <Worksheet />;
  if (form.value === 'present') return <Presenter />;
  const { id, part, tour } = chapter.value;
  const guest = id === guestChapter;
  // A question that this trace has no answer to is not asked.
  const sound = answerable.value;
  const { say, ask, steps, tryout, fresh } = stop.value;
  if (ended.value)
    return (
      <Room>
        <TourEnd />
      </Room>
    );
  return (
    <Room>
      <main class="l-stage" aria-label={t('learn.figure')} aria-busy={!ready.value && !stuck.value}>
        {guest ? (
          <TourHead />
        ) : (
          <div class="l-head">
            <p class="l-cap">
              <span>{t(`learn.part.${part}`)}</span>
              <span aria-hidden="true">·</span>
              <span>{t('learn.chapter', { number: id, all: chapters.length, minutes: aboutOf(id)!.minutes })}</span>
              {wayNote(id) && (
                <>
                  <span aria-hidden="true">·</span>
                  <span>{wayNote(id)}</span>
                </>
              )}
            </p>
            <h1>
              <SayInline text={tour.title} />
            </h1>
            <Beats />
          </div>
        )}
        <Figure />
        <StudySteps />
        <Parts />
      </main>
      <aside class="l-text" tabIndex={-1} {...symbolHover} key={`${id}.${here.value.stop}`}>
        <Say text={say} />
        {ask && sound && !stuck.value && <AskCard ask={ask} />}
        {steps && <WhySteps steps={steps} />}
        {width.value === 'small' && <Plot />}
        {width.value === 'small' && <Strips />}
        {tryout && <Tryout tryout={tryout} />}
        <TextParts />
        {width.value === 'small' && ready.value && shown.value.parts.has('front') && <FrontView />}
        {shown.value.parts.has('checklist') && <Checklist />}
        {stop.value.closing && <Learnt sentences={stop.value.closing} />}
        {embedded && <OutLink />}
        {fresh && (
          <div class="l-fresh">
            <Say text={fresh} />
          </div>
        )}
      </aside>
    </Room>
  );
}

/** The chapter's place on the core path: shown at its beginning, and for optional chapters. */
const wayNote = (id: number): string | null =>
  id === 1 ? t('learn.way', firstWay) : aboutOf(id)!.aside ? t('learn.way.aside') : null;

/** The surroundings of a stop. */
function Room({ children }: { children: ComponentChildren }) {
  return (
    <div class={`learn ${width.value} ${embedded ? 'embedded' : ''} ${ready.value ? '' : 'waits'}`}>
      {!embedded && <CourseBar />}
      {!embedded && width.value === 'wide' && <ChapterList />}
      {children}
      <Foot />
      <ProgressCard />
      {!embedded && <Notice />}
      <FailureDialog />
    </div>
  );
}

/** The four beats of a chapter, always in this order. */
function Beats() {
  const now = beatIndex(stop.value.beat);
  const there = beats.filter((beat) => chapter.value.tour.stops.some((each) => each.beat === beat));
  return (
    <ol class="l-beats" aria-label={t('learn.beats')}>
      {there.map((beat) => {
        const at = beatIndex(beat);
        return (
          <li key={beat} class={at < now ? 'done' : at === now ? 'now' : ''}>
            <button
              type="button"
              aria-current={at === now ? 'step' : undefined}
              onMouseDown={keepFocus}
              onClick={() => goToBeat(beat)}
            >
              {t(`learn.beat.${beat}`)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The bar of the course: the rooms, the way into the workbench, and on small screens where one is. */
function CourseBar() {
  const wide = width.value === 'wide';
  const small = width.value === 'small';
  return (
    <header class="top l-top">
      <Brand />
      {!small && <Rooms />}
      {small && (
        <span class="l-where num">
          {here.value.chapter === guestChapter
            ? t('learn.of', { number: here.value.stop + 1, all: chapter.value.tour.stops.length })
            : t('learn.chapter.short', { number: here.value.chapter, all: chapters.length })}
        </span>
      )}
      <i class="grow" />
      <button
        type="button"
        class="tb"
        title={t('learn.workbench')}
        aria-label={t('learn.workbench')}
        onClick={() => actions.openInWorkbench()}
      >
        <Icon name="out" />
        {!small && <span>{t('learn.workbench')}</span>}
      </button>
      {!small && <IconButton icon="screen" label={t('learn.present')} onClick={() => openForm('present')} />}
      {/* Presenting needs a large screen; a sheet is printed from any. */}
      <IconButton icon="printer" label={t('learn.print')} onClick={() => openForm('print')} />
      <LanguageSelect />
      <ThemeSelect />
      {!wide && (
        <IconButton
          icon="menu"
          class="burger"
          label={t('learn.chapters')}
          expanded={chaptersOpen.value}
          onClick={() => (chaptersOpen.value = !chaptersOpen.value)}
        />
      )}
      {!wide && chaptersOpen.value && <ChapterSheet />}
    </header>
  );
}

/** Parts of the workbench below the figure, as far as the chapter has explained them. */
function Parts() {
  const { parts } = shown.value;
  const step = currentStep.value;
  return (
    <div class="l-parts">
      {shown.value.marks.has('fat') && <Growth />}
      {width.value !== 'small' && <Plot />}
      {parts.has('time') && <TimeStrip />}
      {ready.value && parts.has('legend') && <BoxLegend />}
      {ready.value && parts.has('checks') && step && <Checks step={step} />}
      {width.value !== 'small' && <Strips />}
    </div>
  );
}

/** The distance over the motion: above its time, on a phone with the text. */
function Plot() {
  const { plot } = shown.value;
  return plot && !study.value ? <CoursePlot of={plot} /> : null;
}

/** Frames, slides and candidates: below the figure, on a phone with the text. */
function Strips() {
  const { parts } = shown.value;
  if (!ready.value || !(parts.has('candidates') || parts.has('slides') || parts.has('frames'))) return null;
  return (
    <div class="l-strips">
      {parts.has('frames') && <StripA />}
      {parts.has('slides') && <StripB />}
      {parts.has('candidates') && <StripC />}
    </div>
  );
}

/** Below the figure of a study: its sentence and its steps. While something is asked, they would be the answer. */
function StudySteps() {
  const Steps = study.value && studyPanels.value?.Steps;
  const { moment } = stop.value;
  if (!Steps || !ready.value || !isOfStudy(moment) || asking.value) return null;
  return <Steps home={figureAddress.value} />;
}

/** Parts of the workbench next to the text: the formula of the step, the plot of its quadratic, the method line by line. */
function TextParts() {
  const step = currentStep.value;
  const { parts } = shown.value;
  const cards = useRef<HTMLDivElement>(null);
  const count = stepsShown.value;
  // With its step, if both have room.
  useEffect(() => {
    const now = cards.current?.parentElement?.querySelector('.l-why .now');
    if (now && count > 1) bringIntoView(now, cards.current);
  }, [count, parts.size]);
  if (!ready.value || !step || !(parts.has('formula') || parts.has('code'))) return null;
  const opening = knownTree.value?.root.opening;
  return (
    <div class="l-cards" ref={cards}>
      {parts.has('formula') && <FormulaCard step={step} />}
      {parts.has('formula') && <RootsPlot step={step} />}
      {parts.has('code') && opening?.kind === 'MoveBegin' && (
        <section class="card code" tabIndex={0} aria-label={t('code.title')}>
          <h2>{t('code.title')}</h2>
          <CodeLines step={step} fetchLines={partsOf[opening.method].outline} leads={false} />
        </section>
      )}
    </div>
  );
}

/** Why it is so, a step at a time. Steps already shown stay. */
function WhySteps({ steps }: { steps: readonly WhyStep[] }) {
  const count = stepsShown.value;
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count > 1) bringIntoView(latest.current);
  }, [count]);
  return (
    <>
      <ol class={`l-why ${steps.length === 1 ? 'alone' : ''}`} aria-live="polite">
        {steps.slice(0, count).map(({ say, formula }, at) => (
          <li key={at} ref={at === count - 1 ? latest : null} class={at === count - 1 ? 'now' : ''}>
            <Say text={say} />
            {formula && (
              <p class="l-formula">
                <Tex source={formula[0]} />
                <span class="num">
                  <SayInline text={formula[1]} />
                </span>
                <b class="num">
                  <SayInline text={formula[2]} />
                </b>
              </p>
            )}
          </li>
        ))}
      </ol>
      {count < steps.length && (
        <button type="button" class="bt lg l-more" onClick={goOn}>
          {t('learn.next.step')} <kbd class="kbd">{t('key.space')}</kbd>
        </button>
      )}
    </>
  );
}
