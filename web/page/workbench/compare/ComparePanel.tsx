/** Two runs next to each other: their methods, the differences of B, where they part, and the differences in the present frame. */
import './panel.css';
import '../../texts/later';
import { actions } from '../../core/actions';
import {
  comparison,
  currentStep,
  presetId,
  run,
  cursor,
  digits,
  knownComparison,
  knownRun,
  knownTree,
  wantedChanges,
} from '../../core/store';
import { presets } from '../../presets';
import { stepName } from '../../explain/stepName';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { Address } from '../inspector/Address';
import { Sentence } from '../../explain/panels/Sentence';
import { width } from '../../base/window/width';
import { Heads } from './Heads';
import { Options } from './Options';
import { secondStep } from '../../core/compare/beside';
import { rich } from '../../base/i18n/rich';
import { sentence } from '../../explain/sentence';
import { differenceRows, type Row, type Sign, apart } from './rows';
import { clearanceApart, type Clearance } from '../../core/compare/clearance';
import { formatSize } from '../../base/i18n/numbers';
import { unit } from '../../core/unit';

/** A length of the scene; what is shorter than a metre reads better in millimetres. */
function lengthText(length: number): string {
  const [value, name] = unit.value === 'm' && length < 1 ? [length * 1000, 'mm'] : [length, unit.value];
  return t('compare.length', { value: formatSize(value), unit: name });
}

/** Why the runs part so early, and how to look beyond it. */
function ClearanceNote({ skin, of }: Clearance) {
  const without = () =>
    void (of === 'first' ? actions.setExperiment({ skin: 0 }) : actions.compare({ ...wantedChanges.value, skin: 0 }));
  return (
    <p class="num">
      {t('compare.clearance', { run: of, length: lengthText(skin) })}{' '}
      <button type="button" class="lnk" onClick={without}>
        {t('compare.clearance.without')}
      </button>
    </p>
  );
}

/** Where the runs first part, how far apart the frame that is shown ends, and the way there. */
function DivergenceNote() {
  const second = knownComparison.value;
  const at = knownTree.value?.frame ?? 0;
  const [a, b] = [knownRun.value?.frames[at], second?.run.frames[at]];
  if (!second || !a || !b) return null;
  const { divergence } = second;
  const clearance = divergence && knownTree.value ? clearanceApart(knownTree.value, second.tree) : null;
  const distance = apart(a, b);
  return (
    <div class="cmp-foot">
      <p class="num">
        {divergence ? rich('compare.divergence', { address: divergence.address }) : t('compare.divergence.none')}{' '}
        {divergence && (distance === 0 ? t('compare.apart.not') : t('compare.apart', { length: lengthText(distance) }))}
      </p>
      {clearance && <ClearanceNote {...clearance} />}
      {divergence && (
        <button type="button" class="bt" onClick={() => void actions.goTo(divergence.address, { history: 'push' })}>
          {t('compare.go')}
        </button>
      )}
    </div>
  );
}

const signs: Readonly<Record<Sign, string>> = { same: '=', close: '≈', differs: '≠' };

function DifferenceTable() {
  const second = knownComparison.value;
  const steps = knownTree.value;
  const at = steps?.frame ?? 0;
  const [a, b] = [knownRun.value?.frames[at], second?.run.frames[at]];
  if (!second || !steps || !a || !b) return null;
  const rows = differenceRows({ frame: a, tree: steps }, { frame: b, tree: second.tree }, digits.value);
  return (
    <table class="cmp-table num">
      <caption class="sr">{t('compare.table', { frame: stepName(steps.root) })}</caption>
      <thead>
        <tr>
          <th scope="col">{stepName(steps.root)}</th>
          <th scope="col" class="r">
            A
          </th>
          <th scope="col" class="r">
            B
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** A number stays in one piece, unless it has all of its 17 digits. */
function Cell({ text }: { text: string }) {
  const whole = text.includes(' ') ? '' : text.length > 12 ? 'num long' : 'num';
  return <td class={`r ${whole}`}>{text}</td>;
}

function TableRow({ row: { name, first, second, sign } }: { row: Row }) {
  return (
    <tr class={sign}>
      <th scope="row">
        <span class="cmp-sign" aria-hidden="true" title={t(`compare.sign.${sign}`)}>
          {signs[sign]}
        </span>
        {t(`compare.row.${name}`)}
        <span class="sr">, {t(`compare.sign.${sign}`)}</span>
      </th>
      <Cell text={first} />
      <Cell text={second} />
    </tr>
  );
}

/** The step of B next to the step of A, in one sentence. */
function Beside() {
  const beside = secondStep.value;
  if (!beside) return null;
  const { step, exact } = beside;
  const message = sentence(step, digits.value);
  return (
    <div class="cmp-beside">
      <p class="dimt num">
        {exact ? t('compare.beside') : t('compare.beside.group', { address: cursor.value, shown: step.address })}
      </p>
      <p class="cmp-said">
        <span class="ab0 b" aria-hidden="true">
          B
        </span>
        <span>{rich(message.key, message.values)}</span>
      </p>
    </div>
  );
}

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

/** The point of a flaw's preset. */
function Look() {
  const preset = presets.find(({ id }) => id === presetId.value);
  return preset?.lookKey ? <p class="cmp-look">{t(preset.lookKey)}</p> : null;
}

/** The panel takes the place of the inspector on narrow windows; the address must still be shown. */
function FirstStep() {
  const step = currentStep.value;
  return (
    <div class="cmp-first">
      {step && <Address step={step} />}
      <Sentence />
    </div>
  );
}
