/** The room of the worksheet: the stops are gone through once, then a preview of the sheets, and a button that prints them. */
import './messages';
import './print.css';
import './printText.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { FailureDialog } from '../../workbench/overlays/FailureDialog';
import { failureOf } from '../../core/session/failure';
import { failure } from '../../core/store';
import { lendTheme } from '../../base/theme';
import { guestChapter } from '../course';
import { leaveForm, sheetOf } from '../form';
import { returnToPlace } from '../player';
import { chapter } from '../state';
import { EaselStage } from './Easel';
import { Sheets } from './Sheets';
import { type Easel, type Taken, takeStops } from './take';

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
      if (!cancel.signal.aborted) failure.value = failureOf(error, { key: 'failure.step.title' });
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
