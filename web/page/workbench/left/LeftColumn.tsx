import { t } from '../../base/i18n/messages';
import { CompareSlot } from '../compare/CompareSlot';
import { Layers } from './Layers';
import { Lesson } from './Lesson';
import { MeshCard } from './MeshCard';
import { Solver } from './Solver';

export function LeftColumn() {
  return (
    <aside class="left" aria-label={t('left.label')}>
      <Lesson />
      <CompareSlot />
      <MeshCard />
      <Solver />
      <Layers />
    </aside>
  );
}
