/** A worker says nothing: what it was at, and whether to wait, to end it, or to take along what it was given. */
import { showNotice } from '../../core/told';
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import { actions } from '../../core/actions';
import type { Silence } from '../../solver/pulse';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { SaveInput } from './SaveInput';

export function SilenceDialog({ silence }: { silence: Silence }) {
  const { of, job, seconds } = silence;
  const { name } = job;
  const named = name === '' ? 'no' : 'yes';
  const end = () => {
    // A report or a repair has a separate worker, independent of other work.
    const alone = job.kind === 'report' || job.kind === 'repair';
    // None of the requested results will come any more, and the view is that of the address.
    if (!alone) actions.cancelImport();
    silence.end();
    if (!alone) showNotice({ key: 'silence.replaced' });
  };
  const foot = (
    <>
      <SaveInput job={job} />
      <button type="button" class="bt" onClick={end}>
        {t('silence.end')}
      </button>
      {of === 'module' && (
        <button type="button" class="bt" onClick={() => silence.again()}>
          {t('silence.again')}
        </button>
      )}
      <button type="button" class="bt pri" autoFocus onClick={() => silence.wait()}>
        {t('silence.wait')}
      </button>
    </>
  );
  return (
    <Dialog
      alert
      title={t(`silence.${of}.title`, { seconds })}
      class="fail-dlg"
      onClose={() => silence.wait()}
      foot={foot}
    >
      <div class="pd err">
        <Icon name="warning" />
        <div class="err-in">
          <p>{t(`silence.${of}.text`, { seconds, job: t(`silence.job.${job.kind}`, { named, name }) })}</p>
        </div>
      </div>
    </Dialog>
  );
}
