import { actions } from '../../core/actions';
import { speed } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { formatSpeed } from '../../base/i18n/numbers';
import { Select } from '../../base/controls/Select';

const speeds = [1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4];

export function SpeedSelect() {
  const options = speeds.map((value) => ({ value, label: t('speed.times', { speed: formatSpeed(value) }) }));
  return (
    <Select
      class="speed"
      label={t('speed.label')}
      options={options}
      value={speed.value}
      onChoose={(value) => actions.setSpeed(value)}
    />
  );
}
