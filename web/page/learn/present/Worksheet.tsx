/** The room of the worksheet: the stops are gone through once, then a preview of the sheets, and a button that prints them. */
import { showFailure } from '../../core/told';
import './messages';
import './print.css';
import './printText.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { failureOf } from '../../core/session/failure';
import { lendTheme } from '../../base/theme';
import { guestChapter } from '../course';
import { leaveForm, sheetOf } from '../form';
import { returnToPlace } from '../player';
import { chapter, ready, shown } from '../state';
import { Sheets } from './Sheets';
import { type Easel, type Taken, takeStops } from './stopPictures';
import { useStage } from '../../workbench/views/useStage';
import { figureKind, figureMode, secondTitle } from '../panels/figureKind';
import { FrontView } from '../panels/FrontView';
import { sharpness } from './sharpness';

/** A hidden, inert stage next to the page, as large as a figure on paper and with the resolution of a printer. */
interface Props {
  /** called when it is ready, and before it goes; another may be ready by then */
  readonly onEasel: (easel: Easel) => void;
  readonly onGone: (easel: Easel) => void;
}

const EaselStage = (props: Props) => <Panes key={figureKind.value} {...props} />;

function Panes({ onEasel, onGone }: Props) {
  const around = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const world = useRef<HTMLElement>(null);
  const ellipsoid = useRef<HTMLElement>(null);
  useStage(
    { canvas, world, ellipsoid },
    (stage) => {
      const easel: Easel = { kind: figureKind.peek(), stage, canvas: canvas.current!, around: around.current! };
      onEasel(easel);
      return () => onGone(easel);
    },
    sharpness,
  );
  return (
    <div class="pr-easel l-figure" aria-hidden="true" inert>
      <div class={`views mode-${figureMode.value}`}>
        <div ref={around} class="stage">
          <canvas ref={canvas} class="canvas" />
          <section ref={world} class="vw vw-w">
            {figureMode.value === 'both' && <b class="l-pane">{t('view.world')}</b>}
          </section>
          <section ref={ellipsoid} class="vw vw-e">
            {figureMode.value === 'both' && <b class="l-pane">{secondTitle()}</b>}
          </section>
          {ready.value && shown.value.parts.has('front') && (
            <div hidden>
              <FrontView />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const papers = ['a4', 'letter'] as const;
type Paper = (typeof papers)[number];

export function Worksheet() {
  const easel = useRef<Easel | null>(null);
  const [done, setDone] = useState(0);
  const [taken, setTaken] = useState<readonly Taken[] | null>(null);
  const [paper, setPaper] = useState<Paper>(usualPaper);
  // One press of Print must not hand out solutions.
  const [answers, setAnswers] = useState(false);
  useLightPage();
  useEffect(() => {
    const cancel = new AbortController();
    takeStops(() => easel.current, setDone, cancel.signal).then(setTaken, (error: unknown) => {
      if (!cancel.signal.aborted) showFailure(failureOf(error, { key: 'failure.step.title' }));
    });
    return () => cancel.abort();
  }, []);
  const { id, tour } = chapter.value;
  const all = tour.stops.length;
  const about = id === guestChapter ? sheetOf.value : null;
  const mayHave = about?.answers ?? true;
  return (
    <div class="pr-room">
      <header class="pr-bar">
        <h1>{t('print.title')}</h1>
        {taken && (
          <label class="pr-paper">
            {t('print.paper')}
            <select
              value={paper}
              onChange={({ currentTarget }) => setPaper(papers.find((each) => each === currentTarget.value) ?? 'a4')}
            >
              {papers.map((each) => (
                <option key={each} value={each}>
                  {t(`print.paper.${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {taken && mayHave && (
          <label class="pr-paper">
            <input type="checkbox" checked={answers} onChange={(event) => setAnswers(event.currentTarget.checked)} />
            {t('print.answers')}
          </label>
        )}
        <i class="grow" />
        <button type="button" class="bt lg" onClick={() => leaveForm()}>
          {t(!taken ? 'print.cancel' : id === guestChapter ? 'print.close.tour' : 'print.close')}
        </button>
        {taken && <PrintButton />}
      </header>
      {!taken && (
        <div class="pr-wait">
          <p role="status">{t('print.progress', { done: Math.min(done + 1, all), all })}</p>
          <progress max={all} value={done} aria-label={t('print.title')} />
        </div>
      )}
      {taken ? (
        <main class="pr-preview" aria-label={t('print.title')}>
          <Sheets taken={taken} paper={paper} by={about?.by ?? ''} answers={mayHave && answers} />
        </main>
      ) : (
        <EaselStage
          onEasel={(now) => (easel.current = now)}
          onGone={(gone) => (easel.current = easel.current === gone ? null : easel.current)}
        />
      )}
      <FailureDialog />
    </div>
  );
}

function PrintButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="bt pri lg" onClick={() => print()}>
      {t('print.print')}
    </button>
  );
}

/** Light for as long as the room is open; Esc leaves it, back to where one was. */
function useLightPage(): void {
  useEffect(() => {
    lendTheme('light');
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leaveForm();
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      lendTheme(null);
      returnToPlace();
    };
  }, []);
}

/** Letter where it is the usual paper. */
function usualPaper(): Paper {
  return /-(US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4';
}
