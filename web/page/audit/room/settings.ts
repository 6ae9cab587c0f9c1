/** The settings of the next run: fitted to the level that is there, changed in the panel, kept in this browser. */
import { moveNumbers } from '../../../package/settings.gen';
import { computed, effect, signal } from '@preact/signals';
import { methodOf, methods } from '../../model/methods';
import { keepText, keptJson, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { meshState } from '../../core/store';
import type { Method } from '../../../package/trace/events.gen';
import { faultOf, usualSettings } from '../../../audit/run/settings';
import type { AuditSettings } from '../../../audit/run/types';
import { begunFor, type Draft } from './begun';
import { factorOf, scaledSettings, usualFor } from '../../../audit/run/fitted';

const begun = begunFor(1);

const kept = (): Draft | null => {
  const read = keptJson(names.audit) as Partial<Draft> | null;
  // A version that did not have a setting has not kept it.
  const whole = { ...read, settings: { ...usualSettings, ...read?.settings } };
  return isDraft(whole) ? whole : null;
};

export const draft = signal<Draft>(kept() ?? begun);

/** What was kept before, or what a link says: nobody's own, so not kept. */
let unchanged = draft.peek();

/** Settings of a link. */
export function takeLinked(linked: Draft): void {
  unchanged = linked;
  draft.value = linked;
}
readAgain(() => (draft.value = kept() ?? begunFor(draft.peek().factor)));

export type { Draft } from './begun';

/** Of the level that is there; a level that is not leaves the settings as they are. */
const factor = computed(() => (meshState.value ? factorOf(meshState.value.mesh) : null));

/** Keeps the settings to the size of the level. @returns a function that stops it */
export function followLevel(): () => void {
  const fit = effect(() => {
    const wanted = factor.value;
    const { factor: now, settings } = draft.peek();
    if (wanted === null || wanted === now) return;
    // Back and forth between levels, what nobody changed must not drift by roundings.
    const untouched = JSON.stringify(settings) === JSON.stringify({ ...usualFor(now), ...walksOf(settings) });
    const fitted = untouched ? { ...usualFor(wanted), ...walksOf(settings) } : scaledSettings(settings, wanted / now);
    draft.value = { ...draft.peek(), factor: wanted, settings: fitted };
  });
  unchanged = draft.peek();
  const keep = effect(() => {
    // What nobody changed is not kept.
    if (draft.value !== unchanged) keepText(names.audit, JSON.stringify(draft.value));
  });
  return () => {
    fit();
    keep();
  };
}

/** What of settings is no length: stays whatever the size of the level. */
const walksOf = ({ seed, bodies, frames, framesPerSecond, method, sides, ...rest }: AuditSettings) => ({
  ...{ seed, bodies, frames, framesPerSecond, method, sides },
  ...Object.fromEntries(moveNumbers.filter(({ unit }) => unit !== 'length').map(({ name }) => [name, rest[name]])),
});

export function changeSettings(change: Partial<AuditSettings>): void {
  const now = draft.peek();
  draft.value = { ...now, settings: { ...now.settings, ...change } };
}

/** A method meets the sides it usually does. The one beside it is another one. */
export function chooseMethod(method: Method): void {
  const { settings, beside } = draft.peek();
  changeSettings({ method, sides: methodOf({ method }).sides });
  if (beside === method) chooseBeside(settings.method);
}

export function chooseBeside(beside: Method | null): void {
  draft.value = { ...draft.peek(), beside };
}

export function setThreshold(key: string, value: number): void {
  changeSettings({ thresholds: { ...draft.peek().settings.thresholds, [key]: value } });
}

/** What counts, as usual for this level. */
export function usualCounting(): void {
  changeSettings({ thresholds: usualFor(draft.peek().factor).thresholds });
}

export function usualAll(): void {
  draft.value = begunFor(draft.peek().factor);
}

/** The audit, and what is run beside it. */
export function runsOf({ settings, beside }: Draft): AuditSettings[] {
  return [
    settings,
    ...(beside === null ? [] : [{ ...settings, method: beside, sides: methodOf({ method: beside }).sides }]),
  ];
}

/** What was kept may be of another version, or anybody's. */
function isDraft(read: unknown): read is Draft {
  const { factor: by, settings, beside } = (read ?? {}) as Partial<Draft>;
  const known = (method: unknown) => methods.some(({ id }) => id === method);
  return (
    typeof by === 'number' &&
    by > 0 &&
    Array.isArray(settings?.radii) &&
    settings.radii.length === 3 &&
    typeof settings.thresholds === 'object' &&
    settings.thresholds !== null &&
    known(settings.method) &&
    (beside === null || known(beside)) &&
    faultOf(settings) === undefined
  );
}
