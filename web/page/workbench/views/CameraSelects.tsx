/** How the cameras of the two views behave. */
import { actions } from '../../core/actions';
import { cameraFollow, cameraLink } from '../../core/store';
import { cameraFollows, cameraLinks } from '../../model';
import { t } from '../../base/i18n/messages';
import { Select } from '../../base/controls/Select';

export function LinkSelect() {
  return (
    <Select
      class="cam"
      icon="link"
      label={t('view.link')}
      value={cameraLink.value}
      title={t(`view.link.${cameraLink.value}.title`)}
      options={cameraLinks.map((value) => ({ value, label: t(`view.link.${value}`) }))}
      onChoose={(value) => actions.setCameraLink(value)}
    />
  );
}

export function FollowSelect() {
  return (
    <Select
      class="cam"
      icon="follow"
      label={t('view.follow')}
      value={cameraFollow.value}
      options={cameraFollows.map((value) => ({ value, label: t(`view.follow.${value}`) }))}
      onChoose={(value) => actions.setCameraFollow(value)}
    />
  );
}
