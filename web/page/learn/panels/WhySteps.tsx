/** Why it is so, a step at a time. Steps already shown stay. */
import { t } from '../../base/i18n/messages';
import { useEffect, useRef } from 'preact/hooks';
import { Tex } from '../../workbench/inspector/Tex';
import { goOn } from '../player';
import { shown, stepsShown } from '../state';
import type { WhyStep } from '../tour/types';
import { DistanceGraph } from './DistanceGraph';
import { bringIntoView } from './bringIntoView';
import { Say, SayInline } from './Say';

export function WhySteps({ steps }: { steps: readonly WhyStep[] }) {
  const count = stepsShown.value;
  const latest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count > 1) bringIntoView(latest.current);
  }, [count]);
  return (
    <>
      <ol class={`l-why ${steps.length === 1 ? 'alone' : ''}`} aria-live="polite">
        {steps.slice(0, count).map(({ say, formula }, at) => (
          <li key={at} ref={at === count - 1 ? latest : null} class={at === count - 1 ? 'now' : ''}>
            <Say text={say} />
            {formula && (
              <p class="l-formula">
                <Tex source={formula[0]} />
                <span class="num">
                  <SayInline text={formula[1]} />
                </span>
                <b class="num">
                  <SayInline text={formula[2]} />
                </b>
              </p>
            )}
          </li>
        ))}
      </ol>
      {count < steps.length && (
        <button type="button" class="bt lg l-more" onClick={goOn}>
          {t('learn.next.step')} <kbd class="kbd">{t('key.space')}</kbd>
        </button>
      )}
      {shown.value.parts.has('distance') && <DistanceGraph />}
    </>
  );
}
