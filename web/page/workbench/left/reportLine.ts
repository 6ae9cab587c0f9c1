/** What the mesh report has lines for, and the report in one line. */
import { meshFacts, meshState } from '../../core/store';
import type { FindingName, MeshFacts } from '../../../mesh/report/types';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';

export type Line = FindingName | 'zeroArea';
export const lines: readonly Line[] = [
  'tJunctions',
  'openEdges',
  'slivers',
  'zeroArea',
  'duplicates',
  'crowdedEdges',
  'winding',
];

export function countOf(facts: MeshFacts, name: Line): number {
  return name === 'zeroArea' ? (meshState.value?.report.degenerateTriangles ?? 0) : facts.findings[name].count;
}

/** The report in one line, for the card of the mesh: what was found most, or that nothing was. */
export function reportLine(): { readonly text: string; readonly found: boolean } {
  const facts = meshFacts.value;
  if (facts === null) return { text: t('report.notYet'), found: false };
  if (facts === 'looking') return { text: t('report.looking'), found: false };
  if (facts === 'failed') return { text: t('report.failed'), found: false };
  const found = lines.filter((name) => countOf(facts, name) > 0);
  if (found.length === 0) return { text: t('report.fine'), found: false };
  const named = found.slice(0, 2).map((name) => t(`report.line.${name}`, { count: countOf(facts, name) }));
  return { text: listed(named), found: true };
}
