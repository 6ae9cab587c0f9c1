/** The room of a presentation: a figure and a sentence, 16 to 9, one stop after another. Further text is in the notes. */
import './messages';
import './present.css';
import { effect, batch, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState, useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { currentStep, glyphSize } from '../../core/store';
import { lendTheme } from '../../base/theme';
import { guestChapter } from '../course';
import { FrontView } from '../panels/FrontView';
import { leaveForm } from '../form';
import { keepPlaceShown, returnToPlace, playSweep, showUnnoted } from '../player';
import { chapter, here, ready, shown } from '../state';
import { notesAddress, openChannel, type Shown } from './channel';
import { type Order, orderOf, orderOfPress } from './presentKeys';
import { nothingSaid, saidNow } from './stopTexts';
import { WhyFormula } from './WhyFormula';
import { StepFormula } from './StepFormula';
import { Text, TextInline } from './Text';
import { TimeLine } from './TimeLine';
import { useStage } from '../../workbench/views/useStage';
import { figureKind, figureMode, secondTitle } from '../panels/figureKind';
import { firstGuess, judge, truthOf } from '../tour/judge';
import * as state from '../state';

/** The path of a presentation: a question, its answer, every step of a reason, stop by stop. None of it is recorded as progress. */

/** The last was shown: a slide that says so. */
const over = signal(false);

function onward(): void {
  const { steps = [] } = state.stop.peek();
  if (!state.ready.peek() || over.peek()) return;
  if (state.asking.peek()) reveal();
  else if (state.stepsShown.peek() < steps.length) state.stepsShown.value++;
  else if (state.here.peek().stop + 1 < state.chapter.peek().tour.stops.length) void goTo(state.here.peek().stop + 1);
  else over.value = true;
}

function back(): void {
  const { ask } = state.stop.peek();
  if (over.peek()) over.value = false;
  else if (state.judged.peek() && ask)
    batch(() => {
      state.judged.value = null;
      state.guess.value = firstGuess({ ask });
    });
  else if (state.stepsShown.peek() > 1) state.stepsShown.value--;
  else void goTo(state.here.peek().stop - 1, true);
}

function jump(stop: number): void {
  over.value = false;
  void goTo(stop);
}

/** The figure with the additions of the answer, the true one in place of a guess. */
function reveal(): void {
  const ask = state.stop.peek().ask!;
  const numbers = state.numbers.peek();
  const truth = truthOf(ask, numbers);
  const { answer, numbers: more, right } = judge(ask, truth, numbers, state.traces.peek());
  batch(() => {
    state.guess.value = truth;
    state.judged.value = { answer, numbers: more, right, guess: truth };
  });
}

/** @param whole with all steps of its reason, for somebody who comes back */
async function goTo(stop: number, whole = false): Promise<void> {
  const wanted = state.chapter.peek().tour.stops[stop];
  const showing = wanted && showUnnoted(stop);
  if (whole && wanted?.steps) state.stepsShown.value = wanted.steps.length;
  if ((await showing) && wanted?.plays) playSweep();
}

/** The figure of a presentation: nothing in it is for the hand. */
const Projected = () => <Panes key={figureKind.value} />;

function Panes() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage({ canvas, world, ellipsoid });
  return (
    <div class={`pz-figure l-figure views mode-${figureMode.value}`}>
      <div class="stage">
        <canvas ref={canvas} class="canvas" aria-hidden="true" />
        <section ref={world} class="vw vw-w" aria-label={t('view.world')}>
          {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
        </section>
        <section ref={ellipsoid} class="vw vw-e" aria-label={secondTitle()}>
          {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
        </section>
      </div>
    </div>
  );
}

/** milliseconds after which a window has its size */
const resizing = 200;

export function Presenter() {
  const [blank, setBlank] = useState(false);
  const [alone, setAlone] = useState(false);
  const size = useSettledWidth();
  usePresentation({ blank: () => setBlank((was) => !was), figure: () => setAlone((was) => !was) });
  const { id, tour } = chapter.value;
  const { stop } = here.value;
  const all = tour.stops.length;
  return (
    <div class={`pz-room ${alone && !over.value ? 'alone' : ''}`}>
      <div class="pz">
        <header>
          <svg class="pz-logo" viewBox="0 0 20 20" aria-hidden="true">
            <ellipse cx="7" cy="10" rx="4.2" ry="7.2" />
            <path d="M7 2.8h6M7 17.2h6" />
            <path d="M13 2.8a4.2 7.2 0 0 1 0 14.4" stroke-dasharray="1 2" />
          </svg>
          {id !== guestChapter && <b>{id}</b>}
          <h1>
            <TextInline text={tour.short} numbers={{}} />
          </h1>
          <i class="grow" />
          <ol class="pz-dots" aria-hidden="true">
            {tour.stops.map((_, at) => (
              <li key={at} class={at < stop ? 'done' : at === stop ? 'now' : ''} />
            ))}
          </ol>
        </header>
        <main class={over.value ? 'over' : ready.value ? '' : 'waits'} aria-busy={!over.value && !ready.value}>
          {over.value && <End />}
          {/* Names are measured once: in a window of another size they are others. */}
          <Projected key={size} />
          {!over.value && <Beside />}
        </main>
        <footer>
          <span>{t('learn.of', { number: stop + 1, all })}</span>
          <i class="grow" />
          <Keys />
        </footer>
      </div>
      {blank && <div class="pz-blank" />}
      <FailureDialog />
    </div>
  );
}

/** After the last stop. */
function End() {
  const { tour, id } = chapter.value;
  return (
    <section class="pz-end" role="status">
      <p>
        <TextInline text={tour.title} numbers={{}} />
      </p>
      <h2>{t(id === guestChapter ? 'present.end.tour' : 'present.end.chapter')}</h2>
    </section>
  );
}

function Beside() {
  const { heading, before, main, options, lettered, right, line, formula, numbers, step } = saidNow();
  const letters = [...main, ...options].join(' ').length;
  return (
    <section class={`pz-text ${letters > 260 ? 'longest' : letters > 150 ? 'long' : ''}`} aria-live="polite">
      {ready.value && (
        <>
          {heading && (
            <h2 class="pz-heading">
              <TextInline text={heading} numbers={numbers} />
            </h2>
          )}
          {before && (
            <div class="pz-before">
              <Text text={before} numbers={numbers} />
            </div>
          )}
          <div class="pz-sentence">
            {main.map((text) => (
              <Text key={text} text={text} numbers={numbers} />
            ))}
          </div>
          {line && <TimeLine at={line.at} />}
          {options.length > 0 && (
            <ol class={`pz-options ${lettered ? '' : 'plain'} ${right === null ? '' : 'told'}`}>
              {options.map((text, at) => (
                <li key={text} class={at === right ? 'right' : ''}>
                  <TextInline text={text} numbers={numbers} />
                </li>
              ))}
            </ol>
          )}
          {formula && (
            <div class="pz-formula">
              <WhyFormula formula={formula} numbers={numbers} />
            </div>
          )}
          {step && (
            <p class="pz-step">
              <TextInline text={step} numbers={numbers} />
            </p>
          )}
          {shown.value.parts.has('formula') && currentStep.value && (
            <StepFormula step={currentStep.value} class="pz-worked" />
          )}
          {shown.value.parts.has('front') && <FrontView />}
        </>
      )}
    </section>
  );
}

const begun = { at: 0, id: '' };

function openNotes(): void {
  open(notesAddress(begun.id), `sweepscope-notes-${begun.id}`, 'popup,width=960,height=640');
}

function fullScreen(): void {
  // If it is refused, the window keeps its size.
  if (document.fullscreenElement) void document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => {});
}

function end(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // It continues at the last slide shown, including the closing page of a tour.
  keepPlaceShown();
  leaveForm(over.peek() && here.peek().chapter === guestChapter);
}

function Keys() {
  const list = [
    [t('key.space'), t('present.next')],
    ['←', t('present.back')],
    ['Z', t('present.figure')],
    ['B', t('present.blank')],
    ['Esc', t('present.end')],
  ] as const;
  return (
    <>
      {list.map(([key, label]) => (
        <span key={key}>
          <kbd>{key}</kbd> {label}
        </span>
      ))}
      <button type="button" onClick={openNotes}>
        <kbd>N</kbd> {t('present.notes')}
      </button>
      <button type="button" onClick={fullScreen}>
        <kbd>F</kbd> {t('present.full')}
      </button>
    </>
  );
}

/** Keys of both windows, the light theme, larger names; and the notes window receives what is shown. */
function usePresentation(switches: Readonly<Record<'blank' | 'figure', () => void>>): void {
  // Before painting: a key pressed at what is visible must find a listener.
  useLayoutEffect(() => {
    over.value = false;
    Object.assign(begun, { at: Date.now(), id: Math.random().toString(36).slice(2, 10) });
    const usual = glyphSize.peek();
    lendTheme('light');
    glyphSize.value = 'large';
    const does: Readonly<Record<Order, () => void>> = {
      ...switches,
      onward,
      back,
      first: () => jump(0),
      last: () => jump(chapter.peek().tour.stops.length - 1),
      end,
      notes: openNotes,
      full: fullScreen,
    };
    const channel = openChannel(begun.id, (telling) => {
      if (telling.type === 'hello') channel.tell({ type: 'shown', shown: shownNow(false) });
      // A window can be opened and filled only by a press in it.
      const order = telling.type === 'key' ? orderOf(telling.key) : undefined;
      if (order && order !== 'notes' && order !== 'full') does[order]();
    });
    const onKey = (event: KeyboardEvent) => {
      const order = orderOfPress(event);
      if (!order) return;
      event.preventDefault();
      does[order]();
    };
    // The browser takes Esc for itself while the page fills the screen.
    let filled = false;
    const onFull = () => {
      if (filled && !document.fullscreenElement) end();
      filled = document.fullscreenElement !== null;
    };
    addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onFull);
    const telling = effect(() => channel.tell({ type: 'shown', shown: shownNow(false) }));
    return () => {
      telling();
      channel.tell({ type: 'shown', shown: shownNow(true) });
      channel.close();
      removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onFull);
      glyphSize.value = usual;
      lendTheme(null);
      returnToPlace();
    };
  }, []);
}

/** @param ended the room is left */
function shownNow(ended: boolean): Shown {
  const { tour } = chapter.value;
  const shownOver = over.value;
  return {
    ...(shownOver ? nothingSaid(t('present.last')) : saidNow()),
    title: tour.short,
    at: here.value.stop,
    all: tour.stops.length,
    begun: begun.at,
    over: ended,
  };
}

function useSettledWidth(): number {
  const [width, setWidth] = useState(innerWidth);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(innerWidth), resizing);
    };
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, []);
  return width;
}
