/** What is said of answers that one expects: which answers, and what. */
import { useState } from 'preact/hooks';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { StudyId } from '../../model/study/registry.gen';
import type { FrameTree } from '../../../package/trace/steps';
import { usualTolerance } from '../guest/asks';
import type { TourAsk } from '../tour/file';
import { longestAnswer, longestCondition, mostConditions } from '../tour/fileLimits';
import { type AnswerCase, caseOf, choicesOf, type Chosen, faultOf, whenOf } from './answerCases';
import { Field } from './Field';
import { NumberField } from './NumberField';

type Then = NonNullable<TourAsk['then']>[number];

interface Props {
  readonly ask: TourAsk;
  readonly study: StudyId | null;
  readonly tree: FrameTree | null;
  readonly set: (ask: TourAsk, big?: boolean) => void;
}

export function Conditions({ ask, study, tree, set }: Props) {
  const list = ask.then ?? [];
  const choices = choicesOf(ask, study, tree);
  const put = (next: readonly Then[], big = false) =>
    set({ ...ask, then: next.length > 0 ? [...next] : undefined }, big);
  const first: AnswerCase = choices ? { kind: 'chosen', at: choices[0]?.at ?? 0 } : { kind: 'high' };
  return (
    <>
      {list.map((each, at) => (
        <div key={at} class="tm-then">
          <When
            ask={ask}
            given={each}
            choices={choices}
            set={(when, big) => put(list.with(at, { ...each, when }), big)}
          />
          <Field label={t('tour.make.then.say')}>
            <textarea
              class="tm-in"
              rows={2}
              maxLength={longestAnswer}
              value={each.say}
              onInput={(event) => put(list.with(at, { ...each, say: event.currentTarget.value }))}
            />
          </Field>
          <Fault ask={ask} given={each} />
          <button type="button" class="lnk" onClick={() => put(list.toSpliced(at, 1), true)}>
            {t('tour.make.then.remove')}
          </button>
        </div>
      ))}
      {list.length < mostConditions && (
        <button
          type="button"
          class="lnk"
          onClick={() => put([...list, { when: whenOf(first, ask.kind), say: '' }], true)}
        >
          {t('tour.make.then.add')}
        </button>
      )}
    </>
  );
}

function Fault({ ask, given }: { ask: TourAsk; given: Then }) {
  const fault = faultOf(ask, given);
  return (
    <p class="tm-many" role="status">
      {fault &&
        t(fault === 'unread' && ask.kind === 'order' ? 'tour.make.then.unread.order' : `tour.make.then.${fault}`)}
    </p>
  );
}

interface WhenProps {
  readonly ask: TourAsk;
  readonly given: Then;
  readonly choices: readonly Chosen[] | null;
  readonly set: (when: string, big?: boolean) => void;
}

function When({ ask, given, choices, set }: WhenProps) {
  const now = caseOf(given.when);
  // A choice that is not offered, the right one for instance, stands as its condition.
  const known = now.kind === 'free' || (now.kind === 'chosen') === (choices !== null);
  const listed = known && (now.kind !== 'chosen' || choices!.some(({ at }) => at === now.at));
  // While it is typed it may come by one of the others, `g < truth` on the way to `g < truth - 1`, and stays what it is.
  const [typed, setTyped] = useState<string | null>(null);
  const free = !listed || now.kind === 'free' || typed === given.when;
  const type = (when: string, big = false) => {
    setTyped(when);
    set(when, big);
  };
  const value = free ? 'free' : now.kind === 'chosen' ? String(now.at) : now.kind;
  const take = (chosen: string) => {
    if (chosen === 'free') return type('', true);
    setTyped(null);
    if (chosen === 'within') return set(whenOf({ kind: 'within', off: 5 * usualTolerance }, ask.kind), true);
    if (chosen === 'low' || chosen === 'high') return set(whenOf({ kind: chosen }, ask.kind), true);
    set(whenOf({ kind: 'chosen', at: Number(chosen) }, ask.kind), true);
  };
  const time = ask.kind === 'time';
  return (
    <>
      <Field label={t('tour.make.then')}>
        <select class="tm-in" value={value} onChange={(event) => take(event.currentTarget.value)}>
          {choices?.map(({ at, text }) => (
            <option key={at} value={String(at)}>
              {t(ask.kind === 'order' ? 'tour.make.case.first' : 'tour.make.case.chosen', { answer: text })}
            </option>
          ))}
          {!choices &&
            (['low', 'high', 'within'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`tour.make.case.${each}${time && each !== 'within' ? '.time' : ''}` as MessageKey)}
              </option>
            ))}
          <option value="free">{t('tour.make.case.free')}</option>
        </select>
      </Field>
      {now.kind === 'within' && !free && (
        <NumberField
          label={t('tour.make.case.off')}
          value={now.off}
          least={0}
          most={1e6}
          set={(off) => set(whenOf({ kind: 'within', off }, ask.kind))}
        />
      )}
      {free && (
        <Field label={t(`tour.make.then.when${ask.kind === 'order' ? '.order' : ''}`)}>
          <input
            class="tm-in num"
            maxLength={longestCondition}
            value={given.when}
            onInput={(event) => type(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  );
}
