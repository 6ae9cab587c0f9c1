/** The decision of this step and its reason: address, sentence, checks, formula, plot, failed inequality, origins. */
import { useRef, useEffect } from 'preact/hooks';
import { askedNumber } from '../../core/stepping/focus';
import { currentStep, tree, cursor, notes, ofAudit, presetId, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { lazy } from '../../core/controls/lazy';
import { sheetOpen } from '../../base/window/sheet';
import { width } from '../../base/window/width';
import { Address } from './Address';
import { Checks } from './Checks';
import { FormulaCard } from './FormulaCard';
import { Pseudocode } from './Pseudocode';
import { RootsPlot } from './RootsPlot';
import { Sentence } from '../../explain/panels/Sentence';
import { useLitPage } from './litPage';
import { tip } from '../../explain/panels/linked';
import { Reasons } from './Reasons';
import { linkedNotes } from '../../core/address/linkedNotes';
import { Icon } from '../../base/controls/Icon';
import { presets } from '../../presets';
import { rich } from '../../base/i18n/rich';
import { OfAuditLine } from '../left/ofAudit';
import { actions } from '../../core/actions';
import type { CopiedKind } from '../../core/actions.types';
import type { Step } from '../../../package/trace/steps';
import { ProveButton } from '../proof/ProveButton';

const kinds: readonly CopiedKind[] = ['cpp', 'frame', 'latex'];

/** The bottom row: this step as text, at one press; its proof; and the user's note on it. */
function TakeAlong({ step }: { step: Step }) {
  return (
    <div class="acts" role="group" aria-label={t('export.actions')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="bt"
          title={t(`export.copyTitle.${kind}`)}
          onClick={() => void actions.copyExport(kind)}
        >
          {t(`export.short.${kind}`)}
        </button>
      ))}
      <i class="grow" />
      <ProveButton step={step} />
      <button
        type="button"
        class="bt"
        title={t('note.open.title')}
        aria-keyshortcuts="N"
        onClick={() => actions.setDialog('note')}
      >
        <Icon name="note" />
        {t('note.label')}
      </button>
    </div>
  );
}

/** The preset's question, above the answer: on a window with no room for the lesson, nor for the question above the views. */
function Question() {
  if (ofAudit.value) return <OfAuditLine event={ofAudit.value} class="asked" />;
  const id = presetId.value;
  const asked = study.value
    ? study.value.module.presets.find((preset) => preset.id === id)?.question
    : presets.find((preset) => preset.id === id)?.questionKey;
  if (!asked) return null;
  return <div class="asked">{study.value ? rich(asked) : t(asked)}</div>;
}

const LinkedHere = lazy(async () => (await import('../notes/LinkedHere')).LinkedHere);

/** The user's note on the present step. */
function NoteHere() {
  const note = notes.value.find(({ address }) => address === cursor.value);
  const linked = linkedNotes.value.filter(({ address }) => address === cursor.value);
  return (
    <>
      {note && (
        <section class="note-here" aria-label={t('note.here')}>
          <Icon name="note" />
          <p>{note.text}</p>
        </section>
      )}
      {linked.length > 0 && <LinkedHere list={linked} />}
    </>
  );
}

const TokenTip = lazy(async () => (await import('./Tip')).TokenTip);
const AskedOrigin = lazy(async () => (await import('./AskedOrigin')).AskedOrigin);

export function Inspector() {
  const element = useRef<HTMLElement>(null);
  const step = currentStep.value;
  useLitPage();
  useEffect(() => {
    element.current?.scrollTo({ top: 0 });
  }, [step?.kind]);
  return (
    <aside ref={element} class="insp" tabIndex={0} aria-label={t('inspector.label')}>
      {width.value === 'small' && <Grab />}
      {width.value === 'small' && <Question />}
      {step && <Address step={step} />}
      <Sentence />
      <NoteHere />
      {tree.value?.truncated && <p class="cutoff">{t('inspector.truncated')}</p>}
      {step && (
        <>
          <Pseudocode step={step} />
          <Checks step={step} />
          <FormulaCard step={step} />
          {askedNumber.value && <AskedOrigin step={step} />}
          <RootsPlot step={step} />
          <Reasons key={step.address} step={step} />
          <TakeAlong step={step} />
          {tip.value && <TokenTip shown={tip.value} />}
        </>
      )}
    </aside>
  );
}

/** The handle of the bottom sheet: lifts it over the figure and lets it down again. */
export function Grab() {
  const open = sheetOpen.value;
  return (
    <button
      type="button"
      class="grab-box"
      aria-expanded={open}
      aria-label={t(open ? 'sheet.lower' : 'sheet.raise')}
      onClick={() => (sheetOpen.value = !open)}
    >
      <i class="grab" />
    </button>
  );
}
