/** A list of what a text can name at its step; what is chosen is put in where the text was being written. */
import { t } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import { numbersIn, type PutIn, symbolsOf } from './putIn';

interface Props {
  readonly step: Step;
  readonly put: (text: string) => void;
}

export function PutInList({ step, put }: Props) {
  const groups = [
    [t('tour.make.put.symbols'), symbolsOf(step)],
    [t('tour.make.put.numbers'), numbersIn(step)],
  ] as const;
  if (groups.every(([, list]) => list.length === 0)) return null;
  return (
    <select
      class="tm-in tm-put"
      aria-label={t('tour.make.put')}
      value=""
      onChange={({ currentTarget }) => {
        put(currentTarget.value);
        currentTarget.value = '';
      }}
    >
      <option value="">{t('tour.make.put')}</option>
      {groups.map(([label, list]) => list.length > 0 && <Group key={label} label={label} list={list} />)}
    </select>
  );
}

function Group({ label, list }: { label: string; list: readonly PutIn[] }) {
  return (
    <optgroup label={label}>
      {list.map(({ text, what }) => (
        <option key={text} value={text}>
          {what === '' ? text : `${text} – ${what}`}
        </option>
      ))}
    </optgroup>
  );
}
