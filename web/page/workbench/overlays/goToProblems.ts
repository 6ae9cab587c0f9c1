/** What is wrong with an address or a number that is typed, as a sentence. */
import '../../texts/later';
import '../tools/messages';
import { cursor, frameCount, meshState, study } from '../../core/store';
import { frameOf, isAddress, isStudyAddress } from '../../../package/trace/address';
import type { FrameTree, Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import type { AskedTriangle } from '../tools/find/triangleText';
import { findGroup, namesOf } from './completions';

/** What cannot be right whatever the steps are. */
export function problemOf(text: string, address: string): string | null {
  const isOne = study.value ? isStudyAddress(address) : isAddress(address);
  // An example that is one here: where we are.
  if (!isOne)
    return t('goto.notAddress', { text: text.trim() || '…', example: study.value ? cursor.value : 'f8.p0.s0.t14.e1' });
  const frames = frameCount.value;
  if (frames > 0 && frameOf(address) >= frames) return t('goto.noSuchFrame', { last: frames - 1 });
  return null;
}

/** What the frame has no step for. */
export function missingIn(there: FrameTree | null, address: string): string | null {
  const found = there && findGroup(there, address);
  if (!found || found.rest === '') return null;
  const names = namesOf(found.group);
  const values = { group: found.group.address, step: found.rest.split('.')[0] ?? '', names };
  return t(names === '' ? 'goto.noSteps' : 'goto.noSuchStep', values);
}

export const triangleCount = (): number => (meshState.value?.mesh.indices.length ?? 0) / 3;

/** A mere number is a frame as long as there is one. */
export const meansTriangle = ({ named, triangle }: AskedTriangle): boolean => named || triangle >= frameCount.value;

export function noSuchTriangle({ named, triangle }: AskedTriangle): string {
  const values = { triangle, last: triangleCount() - 1, frames: frameCount.value - 1 };
  return t(named ? 'goto.noSuchTriangle' : 'goto.noSuchNumber', values);
}

/** What can be chosen: the triangle that a number may mean, and steps. */
export type Offer = { readonly triangle: number } | Step;
