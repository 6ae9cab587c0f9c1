/** A number of the trace on the page: says where it comes from, and goes there. The block around it handles it, see `linked.ts`. */
import type { ComponentChildren } from 'preact';
import type { SymbolName } from '../../base/highlight';

interface Props {
  readonly field: string;
  /** what of the figure it belongs to */
  readonly symbol?: SymbolName | undefined;
  readonly class?: string;
  /** step it is a number of, where that is not the one shown */
  readonly at?: string;
  /** reached by Tab and not only by arrows */
  readonly stop?: boolean;
  readonly children: ComponentChildren;
}

// A span, because a button cannot break into lines and cuts the underline of the sentence.
export function NumberToken({ field, symbol, class: extra = '', at, stop = false, children }: Props) {
  return (
    <span
      role="button"
      tabIndex={stop ? 0 : -1}
      class={`nt ${extra}`}
      data-field={field}
      data-sym={symbol}
      data-at={at}
    >
      {children}
    </span>
  );
}
