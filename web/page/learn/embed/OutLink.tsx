/** The way out of another page, to the same moment on a page of its own. */
import '../../texts/later';
import { linkOut } from '../../core/session/embedded';
import { lesson, room } from '../../core/store';
import { t } from '../../base/i18n/messages';

const shownKey = () =>
  room.value !== 'learn' ? 'embed.open' : lesson.value?.startsWith('tour=') ? 'embed.openTour' : 'embed.openCourse';

/** Made when it is followed: by then the address says where one is. */
export function OutLink() {
  const follow = (event: MouseEvent) => void ((event.currentTarget as HTMLAnchorElement).href = linkOut());
  return (
    <a class="lnk embed-out" href={linkOut()} target="_blank" rel="noopener" onClick={follow} onAuxClick={follow}>
      {t(shownKey())}
    </a>
  );
}
