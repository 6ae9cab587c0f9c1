/** A step to go to, by its address. */
import type { ComponentChildren } from 'preact';
import { actions } from '../../core/actions';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { partName } from '../../explain/stepName';
import { studyView } from '../../explain/views';
import { Tex } from './Tex';

/** The names of the steps that it does not share with where we are: "#8 e₃", "slide 0". */
export function shortName(from: string, here: Step): string {
  const mine = here.address.split('.');
  const parts = from.split('.');
  let same = 0;
  while (same < parts.length - 1 && parts[same] === mine[same]) same++;
  return studyView(here.event) ? parts.slice(same).join('.') : parts.slice(same).map(partName).join(' ');
}

interface StepChipProps {
  readonly address: string;
  readonly symbol?: string | undefined;
  readonly children: ComponentChildren;
}

export function StepChip({ address, symbol, children }: StepChipProps) {
  return (
    <button
      type="button"
      class="chp num"
      title={t('address.goTo', { address })}
      onClick={() => void actions.goTo(address, { history: 'push' })}
      onPointerEnter={() => actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      {symbol && <Tex source={symbol} />}
      <span>{children}</span>
    </button>
  );
}
