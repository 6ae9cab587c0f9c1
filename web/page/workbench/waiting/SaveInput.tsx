/** What a worker was given when it died or fell silent, saved so that it can be reported. */
import '../../texts/later';
import { useState } from 'preact/hooks';
import { t } from '../../base/i18n/messages';
import { failureOf } from '../../core/session/failure';
import type { Job } from '../../model/jobs';
import { Icon } from '../../base/controls/Icon';

export function SaveInput({ job }: { job: Job }) {
  const [said, setSaid] = useState('');
  if (!job.input) return <i class="grow" />;
  const press = async () => {
    try {
      const { saveStuck } = await import('../../export/stuckInput');
      const names = await saveStuck(job);
      setSaid(t('silence.saved', { names: names.join(', ') }));
    } catch (error) {
      const { text } = failureOf(error, { key: 'failure.run.title' });
      setSaid(t(text.key, text.values));
    }
  };
  return (
    <>
      <span class="l" role="status">
        {said}
      </span>
      <button type="button" class="bt" onClick={() => void press()}>
        <Icon name="drop" />
        {t('silence.save')}
      </button>
    </>
  );
}
