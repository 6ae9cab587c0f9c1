/** One stop: what it is called, what it says, what stands beside it, what it asks. */
import { t, type MessageKey } from '../../base/i18n/messages';
import { studyParts } from '../guest/compile';
import { longestNotes, longestTitle } from '../tour/fileLimits';
import type { PartName } from '../tour/types';
import { AskEditor } from './AskEditor';
import { change, draft, type DraftStop, retake } from './draft';
import { Field } from './Field';
import { goToStop, whereIs } from './scene';
import { StopText } from './StopText';

const parts = ['formula', 'checks', 'candidates', 'slides', 'frames', 'code'] as const satisfies readonly PartName[];

export function StopEditor({ stop }: { stop: DraftStop }) {
  const { id, title, moment } = stop;
  const where = whereIs(moment);
  const here = typeof where === 'object' ? where : null;
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
      <StopText stop={stop} here={here} />
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
        {stop.ask && stop.parts.length > 0 && <p class="tm-how">{t('tour.make.parts.later')}</p>}
      </fieldset>
      <Field label={t('tour.make.notes.own')}>
        <textarea
          class="tm-in"
          rows={2}
          value={stop.notes ?? ''}
          maxLength={longestNotes}
          title={t('tour.make.notes.own.title')}
          onInput={({ currentTarget: { value } }) => change(id, { notes: value })}
        />
      </Field>
      <p class="tm-how">{t(draft.value.notes ? 'tour.make.notes.own.along' : 'tour.make.notes.own.out')}</p>
    </div>
  );
}
