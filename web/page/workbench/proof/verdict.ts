/** A proof in words. Pure. */
import '../../texts/later';
import type { MessageKey, MessageValues } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { Proved } from '../../core/stepping/proofs';

export interface Words {
  readonly key: MessageKey;
  readonly values: MessageValues;
}

/** Whether the claim stands: the triangle's part and, where it was asked for, that of all others. */
export function stands({ proof }: Proved): boolean {
  return proof.verdict !== 'refuted' && proof.earlier === null;
}

/** Whether what speaks against the claim is a triangle that the method left out because it was met from behind. */
export function metFromBehind({ claim, proof }: Proved): boolean {
  const against = [proof.verdict === 'refuted' ? proof.triangle : null, proof.earlier?.triangle ?? null];
  return against.some((triangle) => triangle !== null && claim.culled.includes(triangle));
}

export function verdictWords(proved: Proved): Words {
  const { claim, proof } = proved;
  const { verdict, refutation } = proof;
  const values = valuesOf(proved);
  if (proof.triangle < 0) return { key: 'proof.miss.nothing', values };
  if (verdict === 'hit') return { key: claim.time === 0 ? 'proof.hit.start' : 'proof.hit', values };
  if (verdict === 'inexact') return { key: 'proof.inexact', values };
  if (verdict === 'refuted') return { key: `proof.refuted.${refutation ?? 'touches'}`, values };
  if (proof.residual < -proof.tolerance) return { key: 'proof.miss.leaves', values };
  return { key: claim.until < 1 ? 'proof.miss.until' : 'proof.miss', values };
}

/** The other triangles; null where the claim is about one. */
export function sweepWords({ claim, proof }: Proved, triangles: number): Words | null {
  if (!claim.wholeSweep || proof.triangle < 0) return null;
  if (!proof.earlier)
    return { key: claim.triangle < 0 ? 'proof.sweep.none' : 'proof.sweep.first', values: { triangles } };
  const { triangle, time, depth } = proof.earlier;
  return { key: 'proof.sweep.earlier', values: { triangle, time: formatNumber(time), depth: formatNumber(depth) } };
}

function valuesOf({ claim, proof }: Proved): MessageValues {
  return {
    time: formatNumber(proof.time),
    first: Number.isFinite(proof.firstContact) ? formatNumber(proof.firstContact) : 'none',
    distance: formatNumber(1 + proof.residual),
    residual: formatNumber(Math.abs(proof.residual)),
    units: formatNumber(Math.abs(proof.residual) / (proof.tolerance / 64), 4),
    least: formatNumber(proof.leastDistance),
    leastTime: formatNumber(proof.leastTime),
    until: formatNumber(claim.until),
  };
}
