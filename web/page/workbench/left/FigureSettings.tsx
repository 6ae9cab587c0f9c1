/** Settings of the figures that are no layers. */
import { actions } from '../../core/actions';
import { cameraFollows, glyphSizes } from '../../model';
import { cameraFollow, glyphSize } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';
import { Select } from '../../base/controls/Select';
import { lazy } from '../../core/controls/lazy';
import { width } from '../../base/window/width';

const SeeInside = lazy(async () => (await import('../tools/see/SeeInside')).SeeInside);

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
