/** The stops in order. Dragged by their handle, or moved by Alt and an arrow key; the one that is open has its fields below it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { nameOf } from '../guest/words';
import { type DraftStop, duplicate, move, openStop, remove } from './draft';
import { goToStop } from './scene';
import { StopEditor } from './StopEditor';

export function StopList({ stops }: { stops: readonly DraftStop[] }) {
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(list);
  const opened = openStop.value;
  useEffect(() => {
    if (opened !== null) headToTop(opened);
  }, [opened]);
  return (
    <ol class="tm-list" ref={list} aria-label={t('tour.make.list')}>
      {stops.map((stop, at) => (
        <li
          key={stop.id}
          data-stop={stop.id}
          class={`${openStop.value === stop.id ? 'open' : ''} ${drag.held === stop.id ? 'held' : ''} ${drag.over === at ? (drag.below ? 'below' : 'above') : ''}`}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            event.stopPropagation();
            moveKeeping(event.target, stop.id, at + (event.key === 'ArrowUp' ? -1 : 1));
          }}
        >
          <Row stop={stop} at={at} last={at === stops.length - 1} drag={drag} />
          {openStop.value === stop.id && <StopEditor stop={stop} />}
        </li>
      ))}
    </ol>
  );
}

/** Moving an element takes the focus from what is in it, and so does a button that goes because the end of the list is reached. */
function moveKeeping(target: EventTarget | null, id: number, to: number): void {
  move(id, to);
  requestAnimationFrame(() => {
    if (target instanceof HTMLElement && target.isConnected) target.focus();
    else document.querySelector<HTMLElement>(`[data-stop="${id}"] .tm-name`)?.focus();
  });
}

/** What is opened near the end of the list would have its head out of sight, or its fields. */
function headToTop(id: number): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`[data-stop="${id}"]`);
    const body = row?.closest('.tm-body');
    if (row && body) body.scrollTop += row.getBoundingClientRect().top - body.getBoundingClientRect().top;
  });
}

interface RowProps {
  readonly stop: DraftStop;
  readonly at: number;
  readonly last: boolean;
  readonly drag: Drag;
}

function Row({ stop, at, last, drag }: RowProps) {
  const number = at + 1;
  const open = openStop.value === stop.id;
  return (
    <div class="tm-row">
      <button
        type="button"
        class="tm-grip"
        aria-label={t('tour.make.drag', { number })}
        title={t('tour.make.drag', { number })}
        onPointerDown={(event) => drag.begin(event, stop.id, at)}
        onPointerMove={drag.move}
        onPointerUp={drag.end}
        onPointerCancel={drag.cancel}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1" />
        </svg>
      </button>
      <button
        type="button"
        class="tm-name"
        aria-expanded={open}
        onClick={() => {
          openStop.value = open ? null : stop.id;
          if (!open) void goToStop(stop.moment);
        }}
      >
        <span class="n num">{number}</span>
        <span class="w">{nameOf(stop, at)}</span>
        {stop.ask && <span class="k">{t(`tour.kind.${stop.ask.kind}`)}</span>}
      </button>
      {open && (
        <span class="tm-tools">
          {at > 0 && (
            <IconButton
              icon="chevronUp"
              class="sm"
              label={t('tour.make.up', { number })}
              keys="Alt ↑"
              onClick={() => moveKeeping(document.activeElement, stop.id, at - 1)}
            />
          )}
          {!last && (
            <IconButton
              icon="chevronDown"
              class="sm"
              label={t('tour.make.down', { number })}
              keys="Alt ↓"
              onClick={() => moveKeeping(document.activeElement, stop.id, at + 1)}
            />
          )}
          <IconButton
            icon="copy"
            class="sm"
            label={t('tour.make.copy', { number })}
            onClick={() => duplicate(stop.id)}
          />
          <IconButton icon="bin" class="sm" label={t('tour.make.delete', { number })} onClick={() => remove(stop.id)} />
        </span>
      )}
    </div>
  );
}

interface Drag {
  /** id of what is dragged */
  readonly held: number | null;
  /** row it would be put at, and on which side of it */
  readonly over: number | null;
  readonly below: boolean;
  begin(event: PointerEvent & { currentTarget: HTMLElement }, id: number, at: number): void;
  move(event: PointerEvent): void;
  end(event: PointerEvent): void;
  cancel(): void;
}

function useDrag(list: { readonly current: HTMLOListElement | null }): Drag {
  const [held, setHeld] = useState<{ readonly id: number; readonly from: number } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const cancel = () => {
    setHeld(null);
    setOver(null);
  };
  return {
    held: over === null ? null : (held?.id ?? null),
    over: held && over !== held.from ? over : null,
    below: held !== null && over !== null && over > held.from,
    begin(event, id, at) {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ id, from: at });
    },
    move(event) {
      if (!held || !list.current) return;
      const rows = [...list.current.children].map((row) => row.querySelector('.tm-row')!.getBoundingClientRect());
      const at = rows.findLastIndex(({ top }) => event.clientY >= top);
      setOver(Math.max(0, at));
    },
    end(event) {
      if (held && over !== null) moveKeeping(event.currentTarget, held.id, over);
      cancel();
    },
    cancel,
  };
}
