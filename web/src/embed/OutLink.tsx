/** The way out of another page, to the same moment on a page of its own. */
import '../i18n/later';
import { linkOut } from '../state/embedded';
import { room } from '../state/store';
import { t } from '../i18n/messages';

/** Made when it is followed: by then the address says where one is. */
export function OutLink() {
  const follow = (event: MouseEvent) => void ((event.currentTarget as HTMLAnchorElement).href = linkOut());
  return (
    <a class="lnk embed-out" href={linkOut()} target="_blank" rel="noopener" onClick={follow} onAuxClick={follow}>
      {t(room.value === 'learn' ? 'embed.openCourse' : 'embed.open')}
    </a>
  );
}
