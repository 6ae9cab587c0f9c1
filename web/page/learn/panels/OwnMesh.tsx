/** The way out of the lessons to the reader's own mesh, with three for those who have none. */
import { actions } from '../../core/actions';
import { firstStop } from '../../core/stepping/firstStop';
import { t } from '../../base/i18n/messages';
import { chooseFiles } from '../../workbench/overlays/chooseFiles';

/** Presets whose meshes look like what people bring, and where something stops: a scan, a part of a level, a level. */
const samples = ['bunny', 'stairs', 'free-walk'] as const;

/** @param onGo the sheet of the chapters closes */
export function OwnMesh({ onGo }: { onGo: () => void }) {
  const go = (open: () => unknown) => () => {
    onGo();
    open();
  };
  return (
    <details class="l-own">
      <summary class="bt">{t('learn.own')}</summary>
      <button type="button" class="bt pri" onClick={go(chooseFiles)}>
        {t('learn.own.file')}
      </button>
      <p>{t('learn.own.none')}</p>
      <ul>
        {samples.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="lnk"
              onClick={go(async () => {
                await actions.openPreset(id);
                const stop = firstStop();
                if (stop) await actions.goTo(stop, { history: 'none' });
                actions.explainStop(true, 'replace');
              })}
            >
              {t(`learn.own.${id}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
