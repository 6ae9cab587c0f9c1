/** Settings of the figures that are no layers. */
import { actions } from '../../state/actions';
import { cameraFollows, glyphSizes } from '../../model';
import { cameraFollow, glyphSize } from '../../state/store';
import { t } from '../../i18n/messages';
import { Choice } from '../controls/Choice';
import { Select } from '../controls/Select';
import { lazy } from '../controls/lazy';
import { width } from '../shell/width';

const SeeInside = lazy(async () => (await import('../../tools/see/SeeInside')).SeeInside);

export function FigureSettings() {
  return (
    <>
      <h3 class="lyh">{t('layer.group.settings')}</h3>
      <div class="lyset">
        <span>{t('layer.glyphs')}</span>
        <Choice
          class="sm"
          label={t('layer.glyphs')}
          value={glyphSize.value}
          options={glyphSizes.map((value) => ({ value, label: t(`layer.glyphs.${value}`) }))}
          onChoose={(value) => actions.setGlyphSize(value)}
        />
      </div>
      <SeeInside />
      {width.value === 'small' && (
        <div class="lyset">
          <span>{t('view.follow.short')}</span>
          <Select
            label={t('view.follow')}
            value={cameraFollow.value}
            options={cameraFollows.map((value) => ({ value, label: t(`view.follow.${value}`) }))}
            onChoose={(value) => actions.setCameraFollow(value)}
          />
        </div>
      )}
    </>
  );
}
