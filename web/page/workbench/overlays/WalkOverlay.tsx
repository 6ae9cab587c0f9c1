/** Walking: which keys, how to stop, and a pad for thumbs. */
import '../../texts/later';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { run } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';

const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

export function WalkOverlay() {
  const stop = useRef<HTMLButtonElement>(null);
  // The run there was when the walk began stays until the first frame replaces it.
  const before = useRef(run.peek());
  const recorded = run.value === before.current ? 0 : (run.value?.frames.length ?? 0);
  useEffect(() => stop.current?.focus(), []);
  return (
    <div class="walk" role="group" aria-label={t('walk.label')}>
      <div class="walk-bar">
        <b class="walk-dot">{t('walk.recording')}</b>
        <span class="num dimt">{t('walk.frames', { count: recorded })}</span>
        <span class="walk-keys" aria-hidden="true">
          <kbd>W</kbd>
          <kbd>A</kbd>
          <kbd>S</kbd>
          <kbd>D</kbd>
        </span>
        <span class="walk-text dimt">{t(coarse ? 'walk.touch' : 'walk.keys')}</span>
        <button type="button" ref={stop} class="bt pri" onClick={() => void actions.stopWalk()}>
          <Icon name="stop" />
          {t('walk.stop')}
        </button>
      </div>
      {coarse && <WalkPad />}
    </div>
  );
}

const radius = 44;

/** Says where the thumb pulls as if the keys were held, so there is one way into walking. */
function WalkPad() {
  const [pull, setPull] = useState<readonly [number, number]>([0, 0]);
  const held = useRef(new Set<string>());
  const hold = (x: number, y: number) => {
    const wanted = new Set<string>();
    if (y < -0.35) wanted.add('KeyW');
    if (y > 0.35) wanted.add('KeyS');
    if (x < -0.35) wanted.add('KeyA');
    if (x > 0.35) wanted.add('KeyD');
    for (const code of held.current) if (!wanted.has(code)) sendKey('keyup', code);
    for (const code of wanted) if (!held.current.has(code)) sendKey('keydown', code);
    held.current = wanted;
    setPull([x, y]);
  };
  useEffect(() => () => hold(0, 0), []);
  const follow = (event: PointerEvent & { currentTarget: HTMLDivElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / (box.width / 2) - 1;
    const y = (event.clientY - box.top) / (box.height / 2) - 1;
    const length = Math.max(1, Math.hypot(x, y));
    hold(x / length, y / length);
  };
  return (
    <div
      class="pad"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={() => hold(0, 0)}
      onPointerCancel={() => hold(0, 0)}
    >
      <i class="pad-thumb" style={{ transform: `translate(${pull[0] * radius}px, ${pull[1] * radius}px)` }} />
    </div>
  );
}

function sendKey(type: 'keydown' | 'keyup', code: string) {
  const key = code.slice(-1).toLowerCase();
  window.dispatchEvent(new KeyboardEvent(type, { code, key, bubbles: true }));
}
