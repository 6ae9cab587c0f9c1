import type { ComponentChildren } from 'preact';

interface Props {
  readonly title: ComponentChildren;
  readonly aside?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Section({ title, aside, class: extra = '', children }: Props) {
  return (
    <section class={extra}>
      <h2>
        {title}
        {aside}
      </h2>
      {children}
    </section>
  );
}
