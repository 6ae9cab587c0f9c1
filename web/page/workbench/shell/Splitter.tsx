/** The line between two regions: drag it, or move it with the arrow keys; a double click or Enter gives back the usual size. */
import { useRef } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { largest, setSplit, sizes, splits, type SplitName } from './splits';

interface Props {
  readonly name: SplitName;
  /** the region grows when the pointer moves: right or down, or the other way */
  readonly grows: 1 | -1;
}

const keyStep = 16;

const regions: Readonly<Record<SplitName, string>> = {
  timeline: '.time',
  study: '.time',
  strips: '.ab',
  left: '.left',
  inspector: '.insp',
};

export function Splitter({ name, grows }: Props) {
  const held = useRef<{ at: number; size: number } | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const { along, least } = splits[name];
  const lying = along === 'height';
  /** px as it is shown */
  const size = () => {
    const box = line.current?.closest('.app')?.querySelector(regions[name])?.getBoundingClientRect();
    return (lying ? box?.height : box?.width) ?? splits[name].usual;
  };
  const place = (event: PointerEvent) => (lying ? event.clientY : event.clientX);
  return (
    <div
      ref={line}
      class={`splitter split-${name}`}
      role="separator"
      tabIndex={0}
      aria-label={t(`split.${name}`)}
      aria-orientation={lying ? 'horizontal' : 'vertical'}
      aria-valuemin={least}
      aria-valuemax={largest(name)}
      aria-valuenow={sizes.value[name] ?? splits[name].usual}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { at: place(event), size: size() };
      }}
      onPointerMove={(event) => {
        if (held.current) setSplit(name, held.current.size + grows * (place(event) - held.current.at));
      }}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      onDblClick={() => setSplit(name, null)}
      onKeyDown={(event) => {
        const next = afterKey(event, size(), name, lying, grows);
        if (next === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setSplit(name, next);
      }}
    />
  );
}

/** The size after a key; null: the usual one; undefined: the key is none of the line's. */
function afterKey(
  event: KeyboardEvent,
  size: number,
  name: SplitName,
  lying: boolean,
  grows: 1 | -1,
): number | null | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Home') return splits[name].least;
  if (event.key === 'End') return largest(name);
  if (event.key === 'Enter') return null;
  const keys: Readonly<Record<string, 1 | -1>> = lying
    ? { ArrowDown: 1, ArrowUp: -1 }
    : { ArrowRight: 1, ArrowLeft: -1 };
  const way = keys[event.key];
  return way === undefined ? undefined : size + way * grows * keyStep;
}
