/** The parts of the page: one moment, three rooms. */
import { actions } from '../../core/actions';
import { room } from '../../core/store';
import type { Room } from '../../model';
import { t } from '../../base/i18n/messages';
import { Icon, type IconName } from '../../base/controls/Icon';

interface Door {
  readonly name: Room;
  readonly icon: IconName;
  readonly href: string;
  readonly go: () => void;
}

const rooms: readonly Door[] = [
  { name: 'learn', icon: 'learn', href: '#learn', go: () => actions.learn(null) },
  { name: 'workbench', icon: 'solver', href: '#', go: () => void actions.toWorkbench() },
  { name: 'audit', icon: 'audit', href: '#audit', go: () => actions.audit() },
];

export function Rooms() {
  return (
    <nav class="rooms" aria-label={t('rooms.label')}>
      {rooms.map(({ name, icon, href, go }) => (
        <a
          key={name}
          href={href}
          class={room.value === name ? 'on' : ''}
          title={t(`rooms.${name}`)}
          aria-label={t(`rooms.${name}`)}
          aria-current={room.value === name ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (room.value !== name) go();
          }}
        >
          <Icon name={icon} />
          <span>{t(`rooms.${name}`)}</span>
        </a>
      ))}
    </nav>
  );
}
