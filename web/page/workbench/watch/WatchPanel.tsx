/** Pinned numbers: the value in the frame at hand, and over all frames of the run. */
import '../../texts/later';
import './watch.css';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { type Pin, pins, pinText, samePin, type Series, series } from '../../model/pins';
import { currentStep, cursor, digits, knownTree } from '../../core/store';
import { knownFrames, stepByStep } from '../../core/stepping/known';
import type { Step } from '../../../package/trace/steps';
import { fieldWords } from '../../../package/trace/fieldWords.gen';
import { eventFields, type TraceEvent } from '../../../package/trace/events.gen';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatVector } from '../../base/i18n/numbers';
import { numbersOf } from '../../solver/watch';
import { IconButton } from '../../base/controls/IconButton';
import { pinOf } from '../../explain/panels/pinning';
import { WatchPlot } from './WatchPlot';

export function WatchPanel() {
  useEffect(() => actions.watchRun(), []);
  const step = currentStep.value;
  return (
    <section class="watch">
      <h2>{t('panel.watch')}</h2>
      {pins.value.length === 0 && <p class="dimt watch-empty">{t('watch.empty')}</p>}
      <ul>
        {pins.value.map((pin) => (
          <PinCard key={pinText(pin)} pin={pin} />
        ))}
      </ul>
      {step && <Choose step={step} />}
    </section>
  );
}

function PinCard({ pin }: { pin: Pin }) {
  const here = knownTree.value;
  const made = series.value.get(pinText(pin));
  const address = `f${here?.frame ?? 0}${pin.place && `.${pin.place}`}`;
  const step = here?.byAddress.get(address);
  const numbers = step ? numbersOf(step, pin.field) : [];
  const { name, doc } = wordsOf(pin, step);
  return (
    <li class="watch-pin">
      <h3>
        <button
          type="button"
          class="watch-name"
          title={t('address.goTo', { address })}
          onClick={() => void actions.goTo(address, { history: 'push' })}
        >
          <b>{name}</b> <span class="mono dimt">{pin.place || t('watch.frame')}</span>
        </button>
        <i class="grow" />
        <IconButton
          class="sm"
          icon="close"
          label={t('watch.remove', { name })}
          onClick={() => actions.togglePin(pin)}
        />
      </h3>
      {doc && <p class="dimt watch-doc">{doc}</p>}
      <p class="watch-value num">{numbers.length === 0 ? t('watch.none') : valueText(numbers)}</p>
      {made && <WatchPlot pin={pin} name={`${name} ${pin.place}`} series={knownPart(made)} frame={here?.frame ?? 0} />}
    </li>
  );
}

/** The plot keeps its room: future frames look like untraced ones. */
function knownPart(series: Series): Series {
  return stepByStep.value ? { ...series, done: Math.min(series.done, knownFrames(cursor.value)) } : series;
}

function valueText(numbers: readonly number[]): string {
  const [a = NaN, b = NaN, c = NaN] = numbers;
  return numbers.length === 3 ? formatVector([a, b, c], digits.value) : formatNumber(a, digits.value, true);
}

/** The field's name, and what the schema says about it where the frame at hand has the step. */
function wordsOf({ field }: Pin, step: Step | undefined): { name: string; doc: string } {
  const opening = field.startsWith('begin.');
  const name = opening ? field.slice(6) : field;
  const event = opening ? step?.opening : step?.event;
  return { name, doc: event ? (fieldWords[event.kind][name] ?? '') : '' };
}

/** Every number of the step at hand, to pin and let go. */
function Choose({ step }: { step: Step }) {
  const own = numbersIn(step.event, '');
  const begun = step.opening === step.event ? [] : numbersIn(step.opening, 'begin.');
  return (
    <div class="watch-choose">
      <h3>{t('watch.choose', { address: step.address })}</h3>
      <div class="chips" role="group" aria-label={t('watch.choose', { address: step.address })}>
        {[...own, ...begun].map(({ field, doc }) => {
          const pin = pinOf(step, field);
          return (
            <button
              key={field}
              type="button"
              class="chp"
              title={doc}
              aria-pressed={pins.value.some((each) => samePin(each, pin))}
              onClick={() => actions.togglePin(pin)}
            >
              {field.startsWith('begin.') ? t('watch.begin', { name: field.slice(6) }) : field}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** The plottable values: numbers and vectors, not names of triangles and the like. */
function numbersIn(event: TraceEvent, prefix: string): { field: string; doc: string }[] {
  return Object.entries(eventFields[event.kind].fields).flatMap(([name, { unit }]) =>
    unit === 'enum' || unit === 'index' ? [] : [{ field: prefix + name, doc: fieldWords[event.kind][name] ?? '' }],
  );
}
