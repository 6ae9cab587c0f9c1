/** The question of a stop: chosen from what its step has to ask, then its texts, and how near is near enough. */
import { useState } from 'preact/hooks';
import { comma } from '../../base/i18n/lists';
import { t, type MessageKey } from '../../base/i18n/messages';
import { study as openStudy } from '../../core/store';
import type { StudyModule } from '../../model/study/types';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { isCount, usualQuestion, usualTries } from '../guest/asks';
import { SayInline } from '../panels/Say';
import { isOwn } from '../tour/askSchemas';
import type { StepAsk, TourAsk, TourAskOf } from '../tour/file';
import { longestAnswer, longestQuestion } from '../tour/fileLimits';
import { answerOf } from './answer';
import { hasNear } from './answerCases';
import { Conditions } from './Conditions';
import { change, type DraftStop, tell } from './draft';
import { Field } from './Field';
import { givenFor } from './given';
import { NumberField } from './NumberField';
import { OwnChoices, OwnValue, WriteOwn } from './OwnAsk';
import { usualText } from './usualTolerance';
import { questionsFor } from './questions';
import { isCountIn, studyGiven, studyQuestions } from './studyQuestions';
import { goToStop, type Whereabouts } from './scene';

interface Props {
  readonly stop: DraftStop;
  readonly where: Whereabouts;
}

export function AskEditor({ stop, where }: Props) {
  const { id, ask, moment } = stop;
  const here = typeof where === 'object' ? where : null;
  // What has to be known to answer is said, where nothing is said yet.
  const take = (next: TourAsk) => {
    const given = here && !isOwn(next) && next.of === here.step.address ? givenNow(next, here.step) : null;
    change(id, { ask: next, ...(given && stop.say.trim() === '' && { say: given }) }, true);
    const moved = stop.parts.map((part) => t(`tour.make.part.${part}` as MessageKey));
    if (ask === null && moved.length > 0) tell(t('tour.make.parts.moved', { parts: moved.join(comma) }));
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
        <Texts key={id} id={id} ask={ask} study={moment.study?.id ?? null} tree={here?.tree ?? null} set={set} />
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
      {!ask && <WriteOwn take={take} />}
    </section>
  );
}

const givenNow = (ask: StepAsk, step: Step): string | null =>
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
      {step.kind === 'triangle' && !offered.some(({ ask }) => ask.kind === 'number') && (
        <p class="tm-how">{t('tour.make.ask.deeper')}</p>
      )}
      {shown.length < offered.length && (
        <button type="button" class="lnk" onClick={() => setAll(true)}>
          {t('tour.make.ask.more', { count: offered.length - shown.length })}
        </button>
      )}
    </>
  );
}

interface TextsProps {
  /** of the stop */
  readonly id: number;
  readonly ask: TourAsk;
  /** whose step it is about; null: a sweep's */
  readonly study: StudyModule['id'] | null;
  readonly tree: FrameTree | null;
  readonly set: (ask: TourAsk, big?: boolean) => void;
}

const tryCounts = [1, 2, 3] as const;

type TextName = 'question' | 'hint' | 'right' | 'near' | 'wrong';

/** A field shows signs as they are typed; as a placeholder they would read as part of the question. */
const plain = (text: string): string => text.replace(/\*+|\$/g, '');

/** An empty text is the usual one. */
const withText = (ask: TourAsk, name: TextName, text: string): TourAsk => ({
  ...ask,
  [name]: text === '' ? undefined : text,
});

function Texts({ id, ask, study, tree, set }: TextsProps) {
  const answer = !isOwn(ask) && tree && answerOf(ask, tree, study);
  const near = hasNear(ask, study);
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
          placeholder={plain(usualQuestion(ask, study))}
          onInput={(event) => set(withText(ask, 'question', event.currentTarget.value))}
        />
      </Field>
      {ask.kind === 'choice' && <OwnChoices ask={ask} id={id} set={set} />}
      {ask.kind === 'value' && <OwnValue ask={ask} set={set} />}
      {ask.kind === 'number' && (study ? isCountIn(tree, ask) : isCount(ask)) ? (
        <p class="tm-how">{t('tour.make.tolerance.exact')}</p>
      ) : (
        (ask.kind === 'time' || ask.kind === 'number') && <Tolerance key={ask.of + ask.field} ask={ask} set={set} />
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
        <Conditions ask={ask} study={study} tree={tree} set={set} />
      </details>
    </div>
  );
}

function Tolerance({ ask, set }: { ask: TourAskOf<'time' | 'number'>; set: TextsProps['set'] }) {
  const { tolerance, kind } = ask;
  return (
    <NumberField
      label={t('tour.make.tolerance')}
      value={tolerance}
      least={0}
      most={1e6}
      set={(next) => set({ ...ask, tolerance: next })}
      usual={{ text: usualText(kind), take: () => set({ ...ask, tolerance: undefined }) }}
    >
      {tolerance === 0 && <small class="tm-many">{t('tour.make.tolerance.none', { usual: usualText(kind) })}</small>}
    </NumberField>
  );
}
