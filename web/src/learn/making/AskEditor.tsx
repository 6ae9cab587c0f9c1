/** The question of a stop: chosen from what its step has to ask, then its texts, and how near is near enough. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { study as openStudy } from '../../state/store';
import type { StudyModule } from '../../study/types';
import { parseField } from '../../i18n/numbers';
import type { FrameTree, Step } from '../../trace/steps';
import { askOf, isCount, usualQuestion, usualTolerance, usualTries } from '../guest/asks';
import { formatShort } from '../numbers';
import { SayInline } from '../panels/Say';
import type { TourAsk } from '../tour/file';
import { longestAnswer, longestCondition, longestQuestion, mostConditions } from '../tour/fileLimits';
import { answerOf } from './answer';
import { change, type DraftStop } from './draft';
import { givenFor } from './given';
import { questionsFor } from './questions';
import { isCountIn, studyGiven, studyQuestions } from './studyQuestions';
import { goToStop, type Whereabouts } from './scene';
import { Field } from './StopEditor';

interface Props {
  readonly stop: DraftStop;
  readonly where: Whereabouts;
}

export function AskEditor({ stop, where }: Props) {
  const { id, ask, moment } = stop;
  const here = typeof where === 'object' ? where : null;
  // What has to be known to answer is said, where nothing is said yet.
  const take = (next: TourAsk) => {
    const given = here && next.of === here.step.address ? givenNow(next, here.step) : null;
    change(id, { ask: next, ...(given && stop.say.trim() === '' && { say: given }) }, true);
  };
  const set = (next: TourAsk | null, big = false) => change(id, { ask: next }, big);
  return (
    <section class="tm-ask" aria-label={t('tour.make.ask')}>
      <h3>
        {t('tour.make.ask')}
        {ask && (
          <button type="button" class="lnk" onClick={() => set(null, true)}>
            {t('tour.make.ask.remove')}
          </button>
        )}
      </h3>
      {ask ? (
        <Texts ask={ask} study={moment.study?.id ?? null} tree={here?.tree ?? null} set={set} />
      ) : typeof where === 'object' ? (
        <Offers {...where} take={take} />
      ) : (
        <p class="tm-how">
          {t(`tour.make.ask.${where}`)}{' '}
          {where === 'elsewhere' && (
            <button type="button" class="lnk" onClick={() => void goToStop(moment)}>
              {t('tour.make.show')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

const givenNow = (ask: TourAsk, step: Step): string | null =>
  openStudy.peek() ? studyGiven(ask, step) : givenFor(ask, step.event.kind);

interface OffersProps {
  readonly tree: FrameTree;
  readonly step: Step;
  readonly take: (ask: TourAsk) => void;
}

function Offers({ tree, step, take }: OffersProps) {
  const [all, setAll] = useState(false);
  const module = openStudy.value?.module;
  const study = module?.id ?? null;
  const offered = (module ? studyQuestions(step, module) : questionsFor(tree, step)).flatMap((ask) => {
    const answer = answerOf(ask, tree, study);
    return answer ? [{ ask, answer }] : [];
  });
  const shown = all ? offered : offered.slice(0, 8);
  if (offered.length === 0)
    return <p class="tm-how">{t(study ? 'tour.make.ask.nothing.study' : 'tour.make.ask.nothing')}</p>;
  return (
    <>
      <p class="tm-how">{t('tour.make.ask.choose')}</p>
      <ul class="tm-offers">
        {shown.map(({ ask, answer }, at) => (
          <li key={at}>
            <button type="button" onClick={() => take(ask)}>
              <span class="k">{t(`tour.kind.${ask.kind}`)}</span>
              <span class="w">
                <SayInline text={ask.question ?? usualQuestion(ask, study)} />
                <small>
                  <SayInline text={t('tour.make.ask.answer', { answer: answer.text })} />
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < offered.length && (
        <button type="button" class="lnk" onClick={() => setAll(true)}>
          {t('tour.make.ask.more', { count: offered.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface TextsProps {
  readonly ask: TourAsk;
  /** whose step it is about; null: a sweep's */
  readonly study: StudyModule['id'] | null;
  readonly tree: FrameTree | null;
  readonly set: (ask: TourAsk, big?: boolean) => void;
}

const tryCounts = [1, 2, 3] as const;

type TextName = 'question' | 'hint' | 'right' | 'near' | 'wrong';

/** An empty text is the usual one. */
const withText = (ask: TourAsk, name: TextName, text: string): TourAsk => ({
  ...ask,
  [name]: text === '' ? undefined : text,
});

function Texts({ ask, study, tree, set }: TextsProps) {
  const answer = tree && answerOf(ask, tree, study);
  const made = askOf({ ...ask, right: undefined, near: undefined, wrong: undefined }, study).ask;
  const near = made.then.find(({ when }) => when?.includes('3 *') || when?.startsWith('off <='));
  return (
    <div class="tm-texts">
      {answer && (
        <p class="tm-answer">
          <SayInline text={t('tour.make.ask.answer', { answer: answer.text })} />
        </p>
      )}
      <Field label={t('tour.make.question')}>
        <textarea
          class="tm-in"
          rows={2}
          maxLength={longestQuestion}
          value={ask.question ?? ''}
          placeholder={usualQuestion(ask, study)}
          onInput={(event) => set(withText(ask, 'question', event.currentTarget.value))}
        />
      </Field>
      {ask.kind === 'number' && (study ? isCountIn(tree, ask) : isCount(ask)) ? (
        <p class="tm-how">{t('tour.make.tolerance.exact')}</p>
      ) : (
        (ask.kind === 'time' || ask.kind === 'number') && <Tolerance key={ask.field} ask={ask} set={set} />
      )}
      <Field label={t('tour.make.tries')}>
        <select
          class="tm-in"
          value={String(ask.tries ?? usualTries)}
          onChange={({ currentTarget }) => {
            const tries = tryCounts.find((each) => String(each) === currentTarget.value) ?? usualTries;
            set({ ...ask, tries: tries === usualTries ? undefined : tries }, true);
          }}
        >
          {tryCounts.map((count) => (
            <option key={count} value={String(count)}>
              {t('tour.make.tries.count', { count })}
            </option>
          ))}
        </select>
      </Field>
      <details class="tm-more">
        <summary>{t('tour.make.texts')}</summary>
        {(['hint', 'right', 'near', 'wrong'] as const).map((name) =>
          name === 'near' && !near ? null : (
            <Field
              key={name}
              label={t(name === 'hint' && ask.tries === 1 ? 'tour.make.hint.question' : `tour.make.${name}`)}
            >
              <textarea
                class="tm-in"
                rows={2}
                maxLength={longestAnswer}
                value={ask[name] ?? ''}
                onInput={(event) => set(withText(ask, name, event.currentTarget.value))}
              />
            </Field>
          ),
        )}
        <Conditions ask={ask} set={set} />
      </details>
    </div>
  );
}

function Tolerance({ ask, set }: { ask: Extract<TourAsk, { kind: 'time' | 'number' }>; set: TextsProps['set'] }) {
  const [text, setText] = useState(formatShort(ask.tolerance ?? usualTolerance, 6));
  const value = parseField(text);
  const wrong = !(value >= 0 && value <= 1e6);
  return (
    <Field label={t('tour.make.tolerance')}>
      <input
        class={`tm-in short num ${wrong ? 'wrong' : ''}`}
        inputMode="decimal"
        aria-invalid={wrong}
        value={text}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setText(typed);
          const next = parseField(typed);
          if (next >= 0 && next <= 1e6) set({ ...ask, tolerance: next });
        }}
      />
      {value === 0 && <small class="tm-many">{t('tour.make.tolerance.none', { usual: usualTolerance })}</small>}
    </Field>
  );
}

/** What is said of answers that one expects. */
function Conditions({ ask, set }: { ask: TourAsk; set: TextsProps['set'] }) {
  const list = ask.then ?? [];
  const put = (next: NonNullable<TourAsk['then']>, big = false) =>
    set({ ...ask, then: next.length > 0 ? next : undefined }, big);
  return (
    <>
      {list.map((each, at) => (
        <div key={at} class="tm-then">
          <Field label={t('tour.make.then')}>
            <input
              class="tm-in num"
              maxLength={longestCondition}
              title={t('tour.make.then.when')}
              value={each.when}
              onInput={(event) => put(list.with(at, { ...each, when: event.currentTarget.value }))}
            />
          </Field>
          <Field label={t('tour.make.then.say')}>
            <textarea
              class="tm-in"
              rows={2}
              maxLength={longestAnswer}
              value={each.say}
              onInput={(event) => put(list.with(at, { ...each, say: event.currentTarget.value }))}
            />
          </Field>
          <button type="button" class="lnk" onClick={() => put(list.toSpliced(at, 1), true)}>
            {t('tour.make.then.remove')}
          </button>
        </div>
      ))}
      {list.length < mostConditions && (
        <button
          type="button"
          class="lnk"
          onClick={() => put([...list, { when: ask.kind === 'order' ? 'g0 != 0' : 'g > truth', say: '…' }], true)}
        >
          {t('tour.make.then.add')}
        </button>
      )}
    </>
  );
}
