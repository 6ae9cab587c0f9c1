/** Two runs beside each other: what each is, what B does differently, where they part, what differs in the frame that is shown. */
import './panel.css';
import '../../texts/later';
import { actions } from '../../core/actions';
import { comparison, currentStep, presetId, run } from '../../core/store';
import { presets } from '../../presets';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { Address } from '../inspector/Address';
import { Sentence } from '../../explain/panels/Sentence';
import { width } from '../../base/window/width';
import { Beside } from './Beside';
import { DifferenceTable } from './DifferenceTable';
import { Heads } from './Heads';
import { Options } from './Options';
import { DivergenceNote } from './DivergenceNote';

export function ComparePanel() {
  const second = comparison.value;
  const first = run.value;
  if (!second || !first) return null;
  return (
    <section
      class="compare"
      aria-label={t('panel.compare')}
      onKeyDown={(event) => {
        // In a number field Escape takes back what was typed.
        if (event.key === 'Escape' && !(event.target instanceof HTMLInputElement)) void actions.compare(null);
      }}
    >
      <h2>
        {t('panel.compare')}
        <span class="cmp-tools">
          <button type="button" class="lnk" title={t('compare.swap.title')} onClick={() => void actions.swapCompared()}>
            {t('compare.swap')}
          </button>
          <IconButton
            class="sm"
            icon="close"
            label={t('compare.close')}
            keys="X"
            onClick={() => void actions.compare(null)}
          />
        </span>
      </h2>
      <Look />
      <Heads />
      <DivergenceNote />
      {width.value !== 'wide' && <FirstStep />}
      <Beside />
      <DifferenceTable />
      <Options />
    </section>
  );
}

/** What a preset of a flaw was made to show. */
function Look() {
  const preset = presets.find(({ id }) => id === presetId.value);
  return preset?.lookKey ? <p class="cmp-look">{t(preset.lookKey)}</p> : null;
}

/** The panel takes the place of the inspector on narrow windows; where we are must still be said. */
function FirstStep() {
  const step = currentStep.value;
  return (
    <div class="cmp-first">
      {step && <Address step={step} />}
      <Sentence />
    </div>
  );
}
