/** Placing the body: a click in a view puts it there, a gizmo moves it and the end of its motion; what the keyboard needs stands in buttons and fields. */
import './place.css';
import '../../../texts/later';
import '../messages';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../base/i18n/messages';
import { Choice } from '../../../base/controls/Choice';
import { NumberField } from '../../../base/controls/NumberField';
import { useBorrowedFocus } from '../../../base/controls/useBorrowedFocus';
import { unit } from '../../../core/unit';
import { actions } from '../../../core/actions';
import { bodies, mostBodies } from '../../../model/bodies';
import { cursor } from '../../../core/store';
import { adding } from '../bodies/arranged';
import { BodyList } from '../bodies/BodyList';
import { withTools } from '../withTools';
import { gridStep, snap, snaps, stepNow } from './grip';

export function PlaceOverlay() {
  const first = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(() => first.current?.focus());
  // The gizmo comes with them.
  useEffect(() => {
    void actions.tools();
    return () => void (adding.value = false);
  }, []);
  return (
    <div class="walk" role="group" aria-label={t('place.label')}>
      <div class="walk-bar place-bar place-tools">
        <b class="walk-text">{t(adding.value ? 'bodies.how' : 'place.how')}</b>
        <span class="place-row">
          <button
            type="button"
            ref={first}
            class="bt"
            title={t('place.drop.title')}
            onClick={() => void actions.dropToGround()}
          >
            {t('place.drop')}
          </button>
          <button type="button" class="bt" title={t('place.free.title')} onClick={() => void actions.unstick()}>
            {t('place.free')}
          </button>
          {!/^f0\b/.test(cursor.value) && (
            <button
              type="button"
              class="bt"
              title={t('place.toStart.title')}
              onClick={() => void actions.goTo('f0', { history: 'push' })}
            >
              {t('place.toStart')}
            </button>
          )}
          <button
            type="button"
            class="bt"
            aria-pressed={adding.value}
            title={t('bodies.add.title', { most: mostBodies })}
            onClick={() => void (adding.value = !adding.value)}
          >
            {t('bodies.add')}
          </button>
          {adding.value && (
            <button
              type="button"
              class="bt"
              title={t('bodies.beside.title')}
              onClick={() => void withTools(({ addBeside }) => addBeside())}
            >
              {t('bodies.beside')}
            </button>
          )}
          <button type="button" class="bt pri" onClick={() => actions.stopPlacing()}>
            {t('place.done')}
          </button>
        </span>
        {bodies.value && <BodyList />}
        <Snapping />
      </div>
    </div>
  );
}

function Snapping() {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <span class="place-row">
      <span class="dimt">{t('place.snap')}</span>
      <Choice
        class="sm"
        label={t('place.snap')}
        value={snap.value}
        options={snaps.map((value) => ({
          value,
          label: t(`place.snap.${value}`),
          title: t(`place.snap.${value}.title`),
        }))}
        onChoose={(value) => {
          setProblem(null);
          snap.value = value;
        }}
      />
      {snap.value === 'grid' && (
        <NumberField
          class="place-step"
          label={t('place.step')}
          value={stepNow()}
          unit={unit.value}
          min={0}
          above
          onProblem={setProblem}
          onCommit={(value) => void (gridStep.value = value)}
        />
      )}
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
