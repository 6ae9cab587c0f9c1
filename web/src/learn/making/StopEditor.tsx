/** One stop: what it is called, what it says, what stands beside it, what it asks. */
import type { ComponentChildren } from 'preact';
import { comma, wordCount } from '../../i18n/lists';
import { t, type MessageKey } from '../../i18n/messages';
import { studyParts, usesOf } from '../guest/compile';
import { Say } from '../panels/Say';
import { longestSay, longestTitle } from '../tour/fileLimits';
import type { PartName } from '../tour/types';
import { numbersOf } from '../tour/values';
import { AskEditor } from './AskEditor';
import { change, type DraftStop, retake } from './draft';
import { goToStop, whereIs } from './scene';
import { unlitOf } from './unlit';

/** Beyond this the course says no more at once. */
const mostWords = 60;
const parts = ['formula', 'checks', 'candidates', 'slides', 'frames', 'code'] as const satisfies readonly PartName[];

export function StopEditor({ stop }: { stop: DraftStop }) {
  const { id, title, say, moment } = stop;
  const where = whereIs(moment);
  const here = typeof where === 'object' ? where : null;
  const unlit = here && unlitOf(stop, here);
  const words = wordCount(say);
  const numbers = here ? numbersOf(usesOf(stop), { first: here.tree }) : {};
  return (
    <div class="tm-stop">
      <p class="tm-at">
        <code>{moment.address}</code>
        <button type="button" class="lnk" onClick={() => void goToStop(moment)}>
          {t('tour.make.show')}
        </button>
        <button type="button" class="lnk" title={t('tour.make.retake.title')} onClick={() => retake(id)}>
          {t('tour.make.retake')}
        </button>
      </p>
      <Field label={t('tour.make.stopTitle')}>
        <input
          class="tm-in"
          value={title}
          maxLength={longestTitle}
          onInput={(event) => change(id, { title: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('tour.make.say')} aside={t('tour.make.words', { count: words })}>
        <textarea
          class="tm-in"
          rows={4}
          value={say}
          maxLength={longestSay}
          onInput={(event) => change(id, { say: event.currentTarget.value })}
        />
      </Field>
      <p class="tm-how">{t('tour.make.say.how')}</p>
      {words > mostWords && <p class="tm-many">{t('tour.make.words.many', { count: words })}</p>}
      {unlit && unlit.symbols.length > 0 && (
        <p class="tm-many" role="status">
          {t('tour.make.unlit.symbols', { list: unlit.symbols.map((name) => `[${name}]`).join(comma) })}
        </p>
      )}
      {unlit && unlit.numbers.length > 0 && (
        <p class="tm-many" role="status">
          {t('tour.make.unlit.numbers', { list: unlit.numbers.join(comma) })}
        </p>
      )}
      {say.trim() !== '' && (
        <div class="tm-preview" aria-label={t('tour.make.preview')} role="group">
          <Say text={say} more={numbers} />
        </div>
      )}
      <AskEditor stop={stop} where={where} />
      <fieldset class="tm-parts">
        <legend>{t(stop.ask ? 'tour.make.parts.asked' : 'tour.make.parts')}</legend>
        {(moment.study ? studyParts : parts).map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={stop.parts.includes(part)}
              onChange={(event) =>
                change(id, {
                  parts: event.currentTarget.checked
                    ? [...stop.parts, part]
                    : stop.parts.filter((each) => each !== part),
                })
              }
            />
            {t(`tour.make.part.${part}` as MessageKey)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly aside?: string;
  readonly children: ComponentChildren;
}

export function Field({ label, aside, children }: FieldProps) {
  return (
    <label class="tm-field">
      <span>
        {label}
        {aside && <i class="num">{aside}</i>}
      </span>
      {children}
    </label>
  );
}
