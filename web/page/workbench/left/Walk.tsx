/** Goes through the triangles of a line of the report, one by one, both views framing each. */
import { actions } from '../../core/actions';
import { marked } from '../../core/store';
import { mostListed } from '../../../mesh/report/types';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';

export function Walk({ name }: { name: string }) {
  const shown = marked.value;
  if (!shown || shown.triangles.length === 0) return null;
  const { at, triangles } = shown;
  const count = triangles.length;
  const all = t(count >= mostListed ? 'report.shownFirst' : 'report.walk.all', { count });
  return (
    <div class="report-walk num" role="group" aria-label={t('report.walk', { name })}>
      <IconButton
        icon="chevronLeft"
        class="sm"
        label={t('report.previous')}
        onClick={() => void actions.walkMarked(-1)}
      />
      <span>{at === null ? all : t('report.walk.at', { at: at + 1, count, triangle: triangles[at]! })}</span>
      <IconButton icon="chevronRight" class="sm" label={t('report.next')} onClick={() => void actions.walkMarked(1)} />
    </div>
  );
}
