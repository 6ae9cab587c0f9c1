/** The parts of the page: one moment, three rooms. */
import { actions } from '../../state/actions';
import { room } from '../../state/store';
import type { Room } from '../../model';
import { t } from '../../i18n/messages';

const rooms: readonly { readonly name: Room; readonly href: string; readonly go: () => void }[] = [
  { name: 'learn', href: '#learn', go: () => actions.learn(null) },
  { name: 'workbench', href: '#', go: () => void actions.toWorkbench() },
  { name: 'audit', href: '#audit', go: () => actions.audit() },
];

export function Rooms() {
  return (
    <nav class="rooms" aria-label={t('rooms.label')}>
      {rooms.map(({ name, href, go }) => (
        <a
          key={name}
          href={href}
          class={room.value === name ? 'on' : ''}
          aria-current={room.value === name ? 'page' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (room.value !== name) go();
          }}
        >
          {t(`rooms.${name}`)}
        </a>
      ))}
    </nav>
  );
}
