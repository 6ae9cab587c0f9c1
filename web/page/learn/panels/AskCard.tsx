/** One question: its text, its answer field, and the comment on the answer. */
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { guestChapter } from '../course';
import { canCheck, check, giveUp, goOn, hasNextStop, help, tryAgain } from '../player';
import { chapter, guess, here, hints, judged, missed } from '../state';
import type { Judged } from '../tour/judge';
import type { Ask } from '../tour/types';
import type { Numbers } from '../tour/values';
import { Answer } from './Answer';
import { bringIntoView } from './bringIntoView';
import { Because } from './later';
import { Say, SayInline } from './Say';

export function AskCard({ ask }: { ask: Ask }) {
  const result = judged.value;
  const miss = result ? null : missed.value;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result || miss) bringIntoView(said.current, said.current?.nextElementSibling ?? undefined);
  }, [result, miss]);
  return (
    <section class="l-ask" aria-labelledby="l-question">
      <p class="l-kind">
        {t('learn.beat.predict')}
        <Count />
      </p>
      <h2 id="l-question">
        <SayInline text={ask.question} />
      </h2>
      {(ask.hint || ask.kind === 'place') && !result && (
        <div class="l-hint">
          {ask.kind === 'place' && <p class="l-para">{t(ask.silent ? 'learn.drag.silent' : 'learn.drag')}</p>}
          {ask.hint && <Say text={ask.hint} />}
        </div>
      )}
      <Answer ask={ask} />
      {hints.value > 0 && ask.help && !result && (
        <div class="l-hint" role="status">
          <Say text={ask.help.text} />
        </div>
      )}
      {!result && (
        <div class="l-acts">
          <button type="button" class="bt pri lg" disabled={!canCheck()} onClick={() => check()}>
            {t('learn.check')} <kbd class="kbd">Enter</kbd>
          </button>
          {ask.help && hints.value === 0 && (
            <button type="button" class="bt lg ghost" onClick={help}>
              <SayInline text={ask.help.label} /> <kbd class="kbd">H</kbd>
            </button>
          )}
          {miss && (
            <button type="button" class="bt lg ghost" onClick={giveUp}>
              {t('learn.giveUp')}
            </button>
          )}
        </div>
      )}
      <div ref={said} role="status" class={result || miss ? 'l-said' : 'sr'}>
        {miss && <Missed said={miss.said} numbers={miss.numbers} hint={ask.afterMiss} />}
        {result && <Told ask={ask} result={result} />}
      </div>
      {result && (
        <div class="l-acts">
          {(hasNextStop() || here.value.chapter === guestChapter) && (
            <button type="button" class="bt pri lg" onClick={goOn}>
              {t(hasNextStop() ? 'learn.next' : 'tour.over.next')}
            </button>
          )}
          <button type="button" class="bt lg ghost" onClick={() => tryAgain()}>
            {t('learn.tryAgain')}
          </button>
        </div>
      )}
    </section>
  );
}

/** The comment on the answer, once the true one is shown. */
function Told({ ask, result: { right, answer, numbers } }: { ask: Ask; result: Judged }) {
  const [verdict, reason] = ask.kind === 'verdict' ? ask.truth : [];
  const reasonOnly = verdict !== undefined && guess.value[0] !== verdict && guess.value[1] === reason;
  return (
    <>
      <p class="l-verdict">
        <span class={`l-mark ${right ? 'yes' : ''}`} aria-hidden="true">
          <Icon name={right ? 'check' : 'minus'} />
        </span>
        <SayInline text={answer.title} more={numbers} />
      </p>
      {reasonOnly && <p class="l-para">{t('learn.reasonOnly', { truth: verdict })}</p>}
      {answer.say && (
        <div class="l-because">
          <Say text={answer.say} more={numbers} />
        </div>
      )}
      {answer.because && <Because of={answer} />}
    </>
  );
}

interface MissedProps {
  readonly said: string;
  readonly numbers: Numbers;
  readonly hint: string | undefined;
}

/** A wrong answer with another try: nothing here gives away the true one. */
function Missed({ said, numbers, hint }: MissedProps) {
  return (
    <>
      <p class="l-verdict">
        <span class="l-mark" aria-hidden="true">
          <Icon name="minus" />
        </span>
        {t('learn.notYet')} {said && <SayInline text={said} more={numbers} />}
      </p>
      {hint && (
        <div class="l-because">
          <Say text={hint} />
        </div>
      )}
    </>
  );
}

/** Which question of the chapter's. */
function Count() {
  const asked = chapter.value.tour.stops.filter((each) => each.ask);
  if (asked.length < 2) return null;
  const number = chapter.value.tour.stops.slice(0, here.value.stop + 1).filter((each) => each.ask).length;
  return <span class="r num">{t('learn.of', { number, all: asked.length })}</span>;
}
