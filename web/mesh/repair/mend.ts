/** A repair with what it needs, and the report on what came of it. */
import { lookOver } from '../report';
import { countWithoutArea } from './flat';
import { repair } from './index';
import { loadSimplifier } from './simplify';
import type { Mended, MendRequest, RepairName } from './types';

/** @throws RepairError */
export async function mend(
  { positions, indices, recipe, look }: MendRequest,
  begun: (name: RepairName | 'report') => void,
): Promise<Mended> {
  const simplifier = recipe.simplify ? await loadSimplifier() : null;
  const repaired = repair({ positions, indices }, recipe, simplifier, begun);
  if (!look) return { repaired, facts: null, zeroArea: 0 };
  begun('report');
  return { repaired, facts: lookOver(repaired.positions, repaired.indices), zeroArea: countWithoutArea(repaired) };
}
