/** A verdict whose rows are folded away, under strip C and under the table; lit when a row of it is. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../base/controls/Icon';
import { type folds$, toggleFold } from './candidateRows';
import { litVerdicts } from './litRows';

type Folded = (typeof folds$.value)[number];

export function Fold({ fold: { verdict, open }, children }: { fold: Folded; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class={!open && litVerdicts.value.has(verdict) ? 'fold num lit' : 'fold num'}
      aria-expanded={open}
      onClick={() => toggleFold(verdict)}
    >
      <Icon name={open ? 'chevronDown' : 'chevronRight'} />
      {children}
    </button>
  );
}
