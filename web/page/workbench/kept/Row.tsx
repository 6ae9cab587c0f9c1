/** One thing that is kept: opened where there is something to open, and forgotten. */
import { t } from '../../base/i18n/messages';
import { Icon, type IconName } from '../../base/controls/Icon';
import { IconButton } from '../../base/controls/IconButton';

interface Props {
  readonly name: string;
  readonly words: string;
  readonly icon?: IconName;
  readonly onOpen?: () => void;
  readonly onForget: () => void;
}

export function Row({ name, words, icon, onOpen, onForget }: Props) {
  const said = (
    <span class="kept-words">
      <b>{name}</b>
      <span class="dimt num">{words}</span>
    </span>
  );
  return (
    <li class="kept-row">
      {onOpen ? (
        <button type="button" class="kept-open" title={t('kept.openThis', { name })} onClick={onOpen}>
          {icon && <Icon name={icon} />}
          {said}
        </button>
      ) : (
        said
      )}
      <IconButton class="sm" icon="bin" label={t('kept.forget', { name })} onClick={onForget} />
    </li>
  );
}
