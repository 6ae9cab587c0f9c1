/** What was found as files: a page with pictures, a table, everything. */
import { useState } from 'preact/hooks';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { t } from '../../base/i18n/messages';
import { methodOf } from '../../model/methods';
import { saveCsv, saveHtml, saveJson } from '../room/files';
import { seen } from '../room/state';

export function ReportDialog({ onClose }: { onClose: () => void }) {
  const [making, setMaking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const of = seen.value;
  const ready = of !== null && of.merged.bodies > 0;
  const make = (save: () => Promise<void>) => () => {
    if (making) return;
    setMaking(true);
    setFault(null);
    save()
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
      .finally(() => setMaking(false));
  };
  const ways = [
    { name: 'html', go: make(saveHtml) },
    { name: 'csv', go: saveCsv },
    { name: 'json', go: make(saveJson) },
  ] as const;
  const foot = (
    <button type="button" class="bt" onClick={onClose}>
      {t('failure.close')}
    </button>
  );
  return (
    <Dialog title={t('audit.report.title')} class="a-report" onClose={onClose} foot={foot}>
      <div class="pd">
        {!ready && <p>{t('audit.report.none')}</p>}
        {ready && of.merged.bodies < of.settings.bodies && (
          <p>{t('audit.report.partial', { bodies: of.merged.bodies, asked: of.settings.bodies })}</p>
        )}
        {ready && of.other && (
          <p>
            {t('audit.report.of', { name: t(methodOf(of.settings).name), other: t(methodOf(of.other.settings).name) })}
          </p>
        )}
        <ul>
          {ways.map(({ name, go }) => (
            <li key={name}>
              {/* While a file is being made its button does nothing; if it were disabled, the focus would be lost with it. */}
              <button
                type="button"
                class="menu-item"
                disabled={!ready}
                aria-disabled={(name !== 'csv' && making) || undefined}
                onClick={go}
              >
                <Icon name="export" />
                <span>
                  {t(`audit.report.${name}`)}
                  <span class="dimt">{t(`audit.report.${name}.about`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status">{making ? t('audit.report.making') : fault && t('audit.report.failed', { fault })}</p>
      </div>
    </Dialog>
  );
}
