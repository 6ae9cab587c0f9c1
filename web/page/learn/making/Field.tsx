/** A control with its name above it. */
import type { ComponentChildren } from 'preact';

interface Props {
  readonly label: string;
  readonly aside?: string;
  readonly children: ComponentChildren;
}

export function Field({ label, aside, children }: Props) {
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
