/** The column beside a study: question, comparison, mesh, settings, stops, layers. */
import { t } from '../../base/i18n/messages';
import { study } from '../../core/store';
import { MeshCard } from '../../workbench/left/MeshCard';
import { Compare } from './Compare';
import { Layers } from './Layers';
import { Lesson } from './Lesson';
import { MeshUse } from './MeshUse';
import { Settings } from './Settings';
import { Stops } from './Stops';

export function Left() {
  const open = study.value;
  if (!open) return null;
  return (
    <aside class="left" aria-label={t('left.label')}>
      <Lesson />
      {open.module.schema.mesh !== 'none' && (
        <>
          {open.mesh && <MeshCard />}
          <MeshUse />
        </>
      )}
      <Settings />
      <Compare />
      <Stops />
      <Layers />
    </aside>
  );
}
