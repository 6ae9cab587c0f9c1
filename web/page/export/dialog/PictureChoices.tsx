/** How large the picture is, and what is behind it. */
import '../../texts/later';
import { grounds, type PictureLook, pictureScales } from '..';
import { t } from '../../base/i18n/messages';
import { Choice } from '../../base/controls/Choice';

interface Props {
  readonly look: PictureLook;
  readonly onChoose: (look: PictureLook) => void;
}

export function PictureChoices({ look, onChoose }: Props) {
  return (
    <div class="exp-choices">
      <Choice
        label={t('export.picture.scale')}
        value={look.scale}
        onChoose={(scale) => onChoose({ ...look, scale })}
        options={pictureScales.map((value) => ({ value, label: t('export.picture.times', { scale: value }) }))}
      />
      <Choice
        label={t('export.picture.ground')}
        value={look.ground}
        onChoose={(ground) => onChoose({ ...look, ground })}
        options={grounds.map((value) => ({ value, label: t(`export.ground.${value}`) }))}
      />
    </div>
  );
}
