/** A step to go to, by its address. */
import type { ComponentChildren } from 'preact';
import { actions } from '../../core/actions';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { Tex } from './Tex';

/** The address without what it shares with where we are: `t8.e2`, `s0`. */
export function shortAddress(from: string, here: Step): string {
  const mine = here.address.split('.');
  const parts = from.split('.');
  let same = 0;
  while (same < parts.length - 1 && parts[same] === mine[same]) same++;
  return parts.slice(same).join('.');
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
