/** The worksheet: questions with room for their answers, and on a separate page the answers with reasons. */
import { t } from '../../base/i18n/messages';
import { guestChapter } from '../course';
import { chapter } from '../state';
import { answerLines, bothNumbers, saidOf } from './answerText';
import { AnswerRoom } from './Room';
import { StepFormula } from './StepFormula';
import type { Taken } from './stopPictures';
import { Text, TextInline } from './Text';
import { tourLink } from './tourLink';
import { useEffect, useRef } from 'preact/hooks';
import { sharpness } from './sharpness';
import { WhyFormula } from './WhyFormula';

interface Props {
  readonly taken: readonly Taken[];
  readonly paper: 'a4' | 'letter';
  /** author of the tour; may be empty */
  readonly by: string;
  /** with the page of the answers */
  readonly answers: boolean;
}

export function Sheets({ taken, paper, by, answers }: Props) {
  const asked = taken.filter(({ stop, answer }) => stop.ask && answer);
  // A why says what was asked before; it belongs to the answers.
  const reasons = taken.filter(({ stop }) => stop.steps);
  const number = (each: Taken) => asked.indexOf(each) + 1;
  const { title } = chapter.value.tour;
  return (
    <div class={`pr-sheets ${paper} ${chapter.value.id === guestChapter ? 'pr-tour' : ''}`}>
      <article class="pr-sheet">
        <header>
          <h1>
            <TextInline text={title} numbers={{}} />
            {by && <small>{t('print.by', { name: by })}</small>}
          </h1>
          <p class="pr-who">
            {t('print.name')} <i /> {t('print.date')} <i class="s" />
          </p>
        </header>
        {taken
          .filter((each) => !reasons.includes(each))
          .map((each, at, all) => (
            <Part key={each.at} taken={each} number={number(each)} said={all[at - 1]?.stop.say === each.stop.say} />
          ))}
        <Foot by={by} />
      </article>
      {answers && asked.length + reasons.length > 0 && (
        <article class="pr-sheet pr-answers">
          <header>
            <h1>{t('print.answers')}</h1>
          </header>
          {asked.map((each) => (
            <Answer key={each.at} taken={each} number={number(each)} />
          ))}
          {reasons.map((each) => (
            <Reasons key={each.at} taken={each} drawn={asked.length === 0} />
          ))}
          <Foot by={by} />
        </article>
      )}
    </div>
  );
}

/** @param said this stop's text is that of the previous one */
function Part({ taken, number, said }: { taken: Taken; number: number; said: boolean }) {
  const { stop, figure, front, numbers } = taken;
  const { ask } = stop;
  const guest = chapter.value.id === guestChapter;
  // The answer field is narrow, and next to the figure.
  const beside = guest;
  return (
    <section class={`pr-part ${ask ? 'asks' : ''}`}>
      <div class="pr-given">
        {stop.title && (
          <h2 class="pr-title">
            <TextInline text={stop.title} numbers={numbers} />
          </h2>
        )}
        {stop.tryout ? null : figure ? (
          <Picture
            of={figure}
            class="pr-figure"
            label={number > 0 ? t('print.figure', { number }) : t('print.figure.text')}
          />
        ) : (
          <p class="pr-figure none">{t('print.missing')}</p>
        )}
        <div class="pr-text">
          {stop.beat === 'try' && <h2>{t('print.try')}</h2>}
          {/* What to do with the hand is said on the screen. */}
          {!said && !stop.tryout?.goal && <Text text={stop.say} numbers={numbers} />}
          {stop.tryout?.goal && (
            <p>
              <b>{t('learn.goal')}</b> <TextInline text={stop.tryout.goal.say} numbers={numbers} />
            </p>
          )}
          {taken.sentence && guest && !ask && (
            <p class="pr-step">
              <TextInline text={taken.sentence} numbers={numbers} />
            </p>
          )}
          {/* Of the course it would be the answer to a question above. */}
          {taken.formula && guest && !ask && <StepFormula step={taken.formula} class="pr-worked" />}
          {front && <Picture of={front} class="pr-front" label={t('learn.front')} />}
          {ask && number > 0 && (said || guest) && <Question number={number} taken={taken} />}
          {ask && number > 0 && beside && <AnswerRoom ask={ask} numbers={numbers} narrow />}
        </div>
      </div>
      {ask && number > 0 && !beside && (
        <div class="pr-ask">
          {!said && !guest && <Question number={number} taken={taken} />}
          <AnswerRoom ask={ask} numbers={numbers} />
        </div>
      )}
    </section>
  );
}

function Question({ number, taken: { stop, numbers } }: { number: number; taken: Taken }) {
  // The course's text below a question is about answering on a screen.
  const hint =
    chapter.value.id === guestChapter && (stop.ask!.hint ?? (stop.ask!.usualHint ? null : stop.ask!.afterMiss));
  return (
    <>
      <h2 class="pr-question">
        <b>{number}</b>
        <span>
          <TextInline text={stop.ask!.question} numbers={numbers} />
        </span>
      </h2>
      {hint && (
        <p class="pr-hint">
          <i>{t('print.hint')}</i> <TextInline text={hint} numbers={numbers} />
        </p>
      )}
    </>
  );
}

function Answer({ taken, number }: { taken: Taken; number: number }) {
  const ask = taken.stop.ask!;
  const { truth, said, why, numbers: more, figure, formula } = taken.answer!;
  const numbers = bothNumbers(taken.numbers, more);
  return (
    <section class="pr-answer">
      <b>{number}</b>
      <div>
        <p class="pr-asked">
          <TextInline text={ask.question} numbers={taken.numbers} />
        </p>
        {answerLines(ask, truth).map((text) => (
          <p key={text} class="pr-truth">
            <TextInline text={text} numbers={numbers} />
          </p>
        ))}
        {saidOf(said, ask).map((text) => (
          <Text key={text} text={text} numbers={numbers} />
        ))}
        {taken.sentence && (
          <p class="pr-step">
            <TextInline text={taken.sentence} numbers={numbers} />
          </p>
        )}
        {why && why !== taken.sentence && <Text text={why} numbers={numbers} />}
        {formula && <StepFormula step={formula} class="pr-worked" />}
      </div>
      {figure && <Picture of={figure} class="pr-small" label={t('print.figure.answer', { number })} />}
    </section>
  );
}

/** @param drawn without answers above it, whose figures show the same */
function Reasons({ taken: { stop, numbers, figure }, drawn }: { taken: Taken; drawn: boolean }) {
  return (
    <section class="pr-why">
      <div>
        <h2>{t('print.why')}</h2>
        <Text text={stop.say} numbers={numbers} />
        <ol>
          {stop.steps!.map(({ say, formula }) => (
            <li key={say}>
              <Text text={say} numbers={numbers} />
              {formula && (
                <p class="pr-formula">
                  <WhyFormula formula={formula} numbers={numbers} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {drawn && figure && <Picture of={figure} class="pr-small" label={t('print.why')} />}
    </section>
  );
}

function Foot({ by }: { by: string }) {
  const { id, tour } = chapter.value;
  if (id === guestChapter)
    return (
      <footer>
        <span>
          Sweepscope: <TextInline text={tour.title} numbers={{}} />
          {by && `, ${t('print.by', { name: by })}`}
        </span>
        <TourLink />
      </footer>
    );
  return (
    <footer>
      <span>{t('print.foot', { number: id })}</span>
      <span class="pr-link">{`${pageAddress()}#learn=${id}`}</span>
    </footer>
  );
}

/** A tour travels in its link, thousands of letters long: too long to type, but clickable in a file. A tour that needs its file has none. */
function TourLink() {
  const link = tourLink();
  if (link === null) return null;
  return (
    <a class="pr-link" href={link}>
      {link.length > longestTyped ? `${shown(pageAddress())}#tour=…` : shown(link)}
    </a>
  );
}

/** Letters of a link that a person may type. */
const longestTyped = 80;

const pageAddress = (): string => `${location.origin}${location.pathname}`;
const shown = (link: string): string => link.replace(/^https?:\/\//, '');

/** A picture that was taken, on the sheet: the canvas itself, no larger than 300 points to the inch allow, or a drawing of the page. */
function Picture({ of, label, class: name }: { of: Element; label: string; class: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(of);
    if (of instanceof HTMLCanvasElement) of.style.width = `${of.width / sharpness}px`;
  }, [of]);
  return <div ref={box} class={name} role="img" aria-label={label} />;
}
