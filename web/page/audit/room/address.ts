/** Level and settings in the address: `preset=free-walk&bodies=500&method=…`. What is as usual for the level is not said. */
import { methodOf, methods } from '../../model/methods';
import { presetById } from '../../presets';
import { detectors, thresholdKey } from '../../../audit/detectors';
import { faultOf, isAngle, settingBounds } from '../../../audit/run/settings';
import type { AuditSettings } from '../../../audit/run/types';
import { begunFor, type Draft } from './begun';

/** What of an address cannot be: a name that is none, or a value that its name does not take. */
export interface Refused {
  readonly name: string;
  readonly value: string;
  /** undefined: there is no such name */
  readonly wants?: 'preset' | 'method' | 'radii' | 'number';
  readonly least?: number;
  readonly most?: number;
}

const none = 'none';
const thresholds = new Map(
  detectors.flatMap((detector) =>
    detector.thresholds.map((threshold) => [thresholdKey(detector, threshold), threshold] as const),
  ),
);

/** @param preset whose mesh is the level; null: a file's, which no address has */
export function writeAddress({ factor, settings, beside }: Draft, preset: string | null): string | null {
  const usual = begunFor(factor);
  const said: [string, string][] = preset === null ? [] : [['preset', preset]];
  for (const { name } of settingBounds) {
    const value = settings[name] as number;
    if (value === usual.settings[name]) continue;
    said.push([name, String(isAngle(name) ? inDegrees(value) : value)]);
  }
  if (String(settings.radii) !== String(usual.settings.radii)) said.push(['radii', settings.radii.join(',')]);
  if (settings.method !== usual.settings.method) said.push(['method', settings.method]);
  if (beside !== usual.beside) said.push(['beside', beside ?? none]);
  for (const [key, { usual: plain }] of thresholds) {
    const value = settings.thresholds[key] ?? plain;
    if (value !== (usual.settings.thresholds[key] ?? plain)) said.push([key, String(value)]);
  }
  return said.length === 0 ? null : said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Without the dust of turning radians into degrees, where it comes back to the same. */
function inDegrees(angle: number): number {
  const exact = (angle * 180) / Math.PI;
  const short = Number(exact.toPrecision(9));
  return (short * Math.PI) / 180 === angle ? short : exact;
}

const pairsOf = (at: string): [string, string][] => [...new URLSearchParams(at)];

/** The preset that an address asks for; null: none, or none that there is. */
export const presetIn = (at: string): string | null =>
  pairsOf(at).find(([name, value]) => name === 'preset' && presetById(value))?.[1] ?? null;

export interface Read {
  readonly draft: Draft;
  readonly refused: readonly Refused[];
}

/** @param factor of the level that is there */
export function readAddress(at: string, factor: number): Read {
  let draft = begunFor(factor);
  const refused: Refused[] = [];
  // Which method walks beside depends on which walks first.
  const pairs = pairsOf(at).sort(([a], [b]) => Number(b === 'method') - Number(a === 'method'));
  for (const [name, value] of pairs) {
    const next = withValue(draft, name, value);
    if ('wants' in next || 'name' in next) refused.push(next as Refused);
    else draft = next;
  }
  return { draft, refused };
}

/** A number as it is written, and nothing else: an empty text is not 0. */
const numberOf = (text: string): number => (/^-?[\d.]+(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN);

function withValue(draft: Draft, name: string, value: string): Draft | Refused {
  const refuse = (wants: Refused['wants'], least?: number, most?: number): Refused => ({
    ...{ name, value, wants },
    ...(least !== undefined && { least, most: most! }),
  });
  const take = (change: Partial<AuditSettings>): Draft | Refused => {
    const settings = { ...draft.settings, ...change };
    const fault = faultOf(settings);
    if (!fault) return { ...draft, settings };
    const shown = (bound: number) => (isAngle(name) ? Number(((bound * 180) / Math.PI).toPrecision(3)) : bound);
    return refuse(name === 'radii' ? 'radii' : 'number', shown(fault.least), shown(fault.most));
  };
  const known = methods.find(({ id }) => id === value)?.id;
  if (name === 'preset') return presetById(value) ? draft : refuse('preset');
  if (name === 'method') {
    if (!known) return refuse('method');
    const other = draft.beside === known ? draft.settings.method : draft.beside;
    return {
      ...draft,
      settings: { ...draft.settings, method: known, sides: methodOf({ method: known }).sides },
      beside: other,
    };
  }
  if (name === 'beside') {
    if (value === none) return { ...draft, beside: null };
    return known && known !== draft.settings.method ? { ...draft, beside: known } : refuse('method');
  }
  const number = numberOf(value);
  if (name === 'radii') {
    const radii = value.split(',').map(numberOf);
    return radii.length === 3
      ? take({ radii: radii as unknown as AuditSettings['radii'] })
      : refuse('radii', 1e-6, 1e6);
  }
  if (settingBounds.some((bound) => bound.name === name))
    return take({ [name]: isAngle(name) ? (number * Math.PI) / 180 : number });
  if (thresholds.has(name)) return take({ thresholds: { ...draft.settings.thresholds, [name]: number } });
  return { name, value };
}
