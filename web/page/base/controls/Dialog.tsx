/** A modal sheet on the browser's own dialog element: focus stays inside, Escape closes, the page behind is out of reach. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useBorrowedFocus } from './useBorrowedFocus';

interface Props {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  readonly class?: string;
  /** the content names itself: the title is only said */
  readonly untitled?: boolean;
  /** a message that must be read, not a place to work in */
  readonly alert?: boolean;
}

export function Dialog({ title, onClose, children, foot, class: extra = '', alert = false, untitled = false }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBorrowedFocus(
    () => element.current?.showModal(),
    () => element.current?.close(),
  );
  return (
    <dialog
      ref={element}
      class={`pn dlg ${extra}`}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A click on the backdrop lands on the dialog itself, one on its content does not.
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <div class="dlg-in">
        <h2 id={id} class={untitled ? 'sr' : 'dlg-title'}>
          {title}
        </h2>
        {children}
        {foot && <div class="foot">{foot}</div>}
      </div>
    </dialog>
  );
}
