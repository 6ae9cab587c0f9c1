/** How a file with bones, morphs or animations is to stand: as it was modelled, as in its scene, or in the first pose of an animation. */
import type { ImportCard } from '../../model';
import type { Pose } from '../../../mesh/import/types';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Select } from '../../base/controls/Select';

export function PoseChoice({ card: { poses } }: { card: ImportCard }) {
  if (!poses) return null;
  const options: { value: Pose; label: string }[] = [
    { value: 'modelled', label: t('import.pose.modelled') },
    ...(poses.scene ? [{ value: 'scene' as const, label: t('import.pose.scene') }] : []),
    ...poses.animations.map((name, value) => ({
      value,
      label: t('import.pose.first', { name: name || t('import.pose.unnamed', { number: value + 1 }) }),
    })),
  ];
  const why = typeof poses.chosen === 'number' ? 'first' : poses.chosen;
  return (
    <>
      <dt>{t('import.pose')}</dt>
      <dd>
        <Select
          label={t('import.pose')}
          value={poses.chosen}
          options={options}
          onChoose={(pose) => void actions.setPose(pose)}
        />
      </dd>
      <dd class="why1">{t(`import.pose.why.${why}`)}</dd>
    </>
  );
}
