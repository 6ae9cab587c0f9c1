/** The text of a stop: written, what it can name put in, what it names in vain said, and as it will be read. */
import { useRef } from 'preact/hooks';
import { comma, wordCount } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { frameCount } from '../../core/store';
import { valuesOf } from '../guest/compile';
import { Say } from '../panels/Say';
import { longestSay } from '../tour/fileLimits';
import { numbersOf } from '../tour/values';
import { change, type DraftStop, tell } from './draft';
import { Field } from './Field';
import { symbolsOf } from './putIn';
import { PutInList } from './PutInList';
import type { StepHere } from './scene';
import { unlitOf } from './unlit';

/** Beyond this the course says no more at once. */
const mostWords = 60;

interface Props {
  readonly stop: DraftStop;
  /** its step, where that is shown */
  readonly here: StepHere | null;
}

export function StopText({ stop, here }: Props) {
  const { id, say } = stop;
  const words = wordCount(say);
  const numbers = here ? numbersOf(valuesOf(stop), { first: here.tree }) : {};
  const text = useRef<HTMLTextAreaElement>(null);
  const put = (piece: string) => {
    const { selectionStart = say.length, selectionEnd = say.length } = text.current ?? {};
    const next = say.slice(0, selectionStart) + piece + say.slice(selectionEnd);
    if (next.length > longestSay)
      return tell(t('tour.error.too-large', { place: t('tour.make.say'), count: next.length, most: longestSay }));
    change(id, { say: next });
    requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(selectionStart + piece.length, selectionStart + piece.length);
    });
  };
  return (
    <>
      <Field label={t('tour.make.say')} aside={t('tour.make.words', { count: words })}>
        <textarea
          ref={text}
          class="tm-in"
          rows={4}
          value={say}
          maxLength={longestSay}
          onInput={(event) => change(id, { say: event.currentTarget.value })}
        />
      </Field>
      {here && <PutInList step={here.step} put={put} />}
      <p class="tm-how">{t('tour.make.say.how', { symbol: (here && symbolsOf(here.step)[0]?.text) ?? '[v]' })}</p>
      {words > mostWords && <p class="tm-many">{t('tour.make.words.many', { count: words })}</p>}
      {here && <InVain stop={stop} here={here} />}
      {say.trim() !== '' && (
        <div class="tm-preview" aria-label={t('tour.make.preview')} role="group">
          <Say text={say} more={numbers} />
        </div>
      )}
      {!here && /\{[A-Za-z]/.test(say) && <p class="tm-how">{t('tour.make.preview.elsewhere')}</p>}
    </>
  );
}

function InVain({ stop, here }: { stop: DraftStop; here: StepHere }) {
  const unlit = unlitOf(stop, here, frameCount.value);
  return (
    <>
      {unlit.symbols.length > 0 && (
        <p class="tm-many" role="status">
          {t('tour.make.unlit.symbols', { list: unlit.symbols.map((name) => `[${name}]`).join(comma) })}
        </p>
      )}
      {unlit.numbers.length > 0 && (
        <p class="tm-many" role="status">
          {t('tour.make.unlit.numbers', { list: unlit.numbers.join(comma) })}
        </p>
      )}
      {unlit.steps.length > 0 && (
        <p class="tm-many" role="status">
          {t('tour.make.unlit.steps', { list: unlit.steps.join(comma) })}
        </p>
      )}
    </>
  );
}
