/** A word of the glossary: what it means is shown on hover, focus or tap, and stays while the pointer is over it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { termOf } from '../glossary';
import { goTo } from '../player';
import { here } from '../state';
import { SayInline } from './Say';

export function Term({ name, children }: { name: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const about = termOf(name);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) setOpen(false);
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, [open]);
  if (!about) return <>{children}</>;
  return (
    <span
      ref={box}
      class="l-term-box"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocusOut={(event) => !box.current?.contains(event.relatedTarget as Node | null) && setOpen(false)}
    >
      <button
        type="button"
        class="l-term"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <span class="l-tip" id={id} role="note">
          <b class="l-tip-name">
            <SayInline text={about.name} />
          </b>
          <span class="l-tip-also">{about.also}</span>
          <span class="l-tip-say">
            <SayInline text={about.say} />
          </span>
          {about.chapter !== here.value.chapter && (
            <button type="button" class="lnk" onClick={() => goTo(about.chapter, 0)}>
              {t('learn.term.chapter', { number: about.chapter })}
            </button>
          )}
        </span>
      )}
    </span>
  );
}
