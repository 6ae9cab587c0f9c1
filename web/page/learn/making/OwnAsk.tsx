/** A question of one's own: what there is to choose from, which of it is right, and what is said of each; or a number. */
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import type { OwnAsk, TourAsk, TourAskOf } from '../tour/file';
import { largestValue, longestAnswer, longestOption, mostOwnOptions } from '../tour/fileLimits';
import { withoutChoice } from './answerCases';
import { Field } from './Field';
import { NumberField } from './NumberField';
import { usualText } from './usualTolerance';

/** As they begin. */
export const blank: Readonly<Record<OwnAsk['kind'], () => OwnAsk>> = {
  choice: () => ({ kind: 'choice', options: [{ text: '' }, { text: '' }] }),
  value: () => ({ kind: 'value', tolerance: 0 }),
};

type Choice = TourAskOf<'choice'>;
type Set = (ask: TourAsk, big?: boolean) => void;

/** The buttons that begin one. */
export function WriteOwn({ take }: { take: (ask: OwnAsk) => void }) {
  return (
    <p class="tm-own">
      {t('tour.make.own')}{' '}
      {(['choice', 'value'] as const).map((kind) => (
        <button key={kind} type="button" class="lnk" onClick={() => take(blank[kind]())}>
          {t(`tour.make.own.${kind}`)}
        </button>
      ))}
    </p>
  );
}

export function OwnChoices({ ask, id, set }: { ask: Choice; id: number; set: Set }) {
  const { options, answer } = ask;
  const put = (at: number, next: Partial<Choice['options'][number]>) =>
    set({ ...ask, options: options.with(at, { ...options[at]!, ...next }) });
  const fault = faultOf(ask);
  return (
    <fieldset class="tm-choices">
      <legend>{t('tour.make.own.choices')}</legend>
      {options.map(({ text, say }, at) => (
        <div key={at} class="tm-choice">
          <input
            type="radio"
            name={`tm-right-${id}`}
            aria-label={t('tour.make.own.right', { number: at + 1 })}
            title={t('tour.make.own.right', { number: at + 1 })}
            checked={answer === at}
            onChange={() => set({ ...ask, answer: at }, true)}
          />
          <input
            class="tm-in"
            aria-label={t('tour.place.choice', { number: at + 1 })}
            placeholder={t('tour.place.choice', { number: at + 1 })}
            maxLength={longestOption}
            value={text}
            onInput={(event) => put(at, { text: event.currentTarget.value })}
          />
          {options.length > 2 && (
            <IconButton
              icon="bin"
              class="sm"
              label={t('tour.make.own.remove', { number: at + 1 })}
              onClick={() => set(withoutChoice(ask, at), true)}
            />
          )}
          <input
            class="tm-in"
            aria-label={t('tour.place.choice.say', { number: at + 1 })}
            placeholder={t('tour.make.own.reason')}
            maxLength={longestAnswer}
            value={say ?? ''}
            onInput={({ currentTarget: { value } }) => put(at, { say: value === '' ? undefined : value })}
          />
        </div>
      ))}
      {options.length < mostOwnOptions && (
        <button
          type="button"
          class="lnk"
          onClick={({ currentTarget }) => {
            const list = currentTarget.parentElement;
            set({ ...ask, options: [...options, { text: '' }] }, true);
            requestAnimationFrame(() => list?.querySelector<HTMLElement>('.tm-choice:last-of-type .tm-in')?.focus());
          }}
        >
          {t('tour.make.own.add')}
        </button>
      )}
      <p class="tm-many" role="status">
        {fault && t(`tour.make.own.${fault}`)}
      </p>
    </fieldset>
  );
}

/** What keeps it from being played. */
function faultOf({ options, answer }: Choice): 'empty' | 'twice' | 'unmarked' | null {
  const texts = options.map(({ text }) => text.trim());
  if (texts.includes('')) return 'empty';
  if (new Set(texts).size < texts.length) return 'twice';
  return answer === undefined ? 'unmarked' : null;
}

export function OwnValue({ ask, set }: { ask: TourAskOf<'value'>; set: Set }) {
  const { answer, tolerance, unit = '' } = ask;
  return (
    <div class="tm-value">
      <NumberField
        label={t('tour.make.own.answer')}
        value={answer}
        least={-largestValue}
        most={largestValue}
        set={(next) => set({ ...ask, answer: next })}
      />
      <NumberField
        label={t('tour.make.tolerance')}
        value={tolerance}
        least={0}
        most={1e6}
        set={(next) => set({ ...ask, tolerance: next })}
        usual={{ text: usualText(ask.kind), take: () => set({ ...ask, tolerance: undefined }) }}
      />
      <Field label={t('tour.make.own.unit')}>
        <input
          class="tm-in short"
          maxLength={20}
          value={unit}
          onInput={({ currentTarget: { value } }) => set({ ...ask, unit: value === '' ? undefined : value })}
        />
      </Field>
      {answer === undefined && (
        <p class="tm-many" role="status">
          {t('tour.make.own.unanswered')}
        </p>
      )}
    </div>
  );
}
