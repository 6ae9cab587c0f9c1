/** A line that folds out more of the settings. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../base/controls/Icon';

export function Disclosure({ label, children }: { label: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" class="more" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        {label}
      </button>
      <div id={id} class="a-folded" hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
