/** One's own meshes and tours in the list of presets: the latest few. All of them, and how to forget them, are a click away. */
import '../../texts/kept';
import './recent.css';
import { useEffect } from 'preact/hooks';
import { actions } from '../../core/actions';
import { t } from '../../base/i18n/messages';
import { Icon, type IconName } from '../../base/controls/Icon';
import { hasAll } from '../overlays/hasAll';
import * as shelf from './shelf';
import { meshWords, tourTitle, tourWords } from './words';

const mostShown = 4;

interface Recent {
  readonly name: string;
  readonly words: string;
  readonly used: number;
  readonly icon: IconName;
  readonly open: () => void;
}

export function RecentGroup({ words, onOpen }: { words: string; onOpen: () => void }) {
  useEffect(() => void shelf.look(), []);
  const list: Recent[] = [
    ...(shelf.meshes.value ?? []).map((mesh) => ({
      ...{ name: mesh.label, words: meshWords(mesh), used: mesh.used, icon: 'mesh' as const },
      open: () => void actions.openKept(mesh.name, mesh.label),
    })),
    ...shelf.tours.value.map((tour) => ({
      ...{ name: tourTitle(tour), words: tourWords(tour), used: tour.used, icon: 'tour' as const },
      open: () => actions.learn(`tour=${tour.name}.1`),
    })),
  ];
  const found = list.filter(({ name }) => hasAll(name, words)).toSorted((a, b) => b.used - a.used);
  if (found.length === 0) return null;
  return (
    <section class="recent" aria-label={t('kept.recent')}>
      <h3>
        {t('kept.recent')}
        <button type="button" class="lnk" onClick={() => actions.setDialog('kept')}>
          {t('kept.open')}
        </button>
      </h3>
      <ul>
        {found.slice(0, mostShown).map((one) => (
          <li key={`${one.icon} ${one.name} ${one.used}`}>
            <button
              type="button"
              class="preset-item"
              tabIndex={-1}
              onClick={() => {
                onOpen();
                one.open();
              }}
            >
              <Icon name={one.icon} />
              <span class="preset-words">
                <span class="preset-name">{one.name}</span>
                <span class="dimt preset-q num">{one.words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
