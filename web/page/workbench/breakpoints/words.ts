/** Breakpoints in words. */
import '../../texts/later';
import type { Breakpoint, Clause } from '../../model/breakpoints/condition';
import type { Hit } from '../../core/breakpoints/breakpointState';
import { formatPlain } from '../../base/i18n/numbers';
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';

export function clauseText({ kind, value, frames = 1 }: Clause, at: 'first' | 'later' = 'first'): string {
  return t(`breakpoints.clause.${kind}`, { at, value: value === null ? '' : formatPlain(value), frames });
}

export function breakpointText({ clauses }: Breakpoint): string {
  const [first, ...more] = clauses;
  if (!first) return '';
  return more.reduce(
    (text, clause) => t('breakpoints.and', { first: text, second: clauseText(clause, 'later') }),
    clauseText(first),
  );
}

/** What stopped it, within a sentence. */
export function hitText(hits: readonly Hit[]): string {
  const names = hits.map(({ breakpoint }) => breakpoint.clauses.map((clause) => clauseText(clause, 'later')));
  const texts = names.map((parts) => parts.reduce((first, second) => t('breakpoints.and', { first, second })));
  return listed([...new Set(texts)]);
}
