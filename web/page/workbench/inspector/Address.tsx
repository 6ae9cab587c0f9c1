/** Where we are, as a path; every part is a step to go to. */
import { useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import type { Step } from '../../../package/trace/steps';
import { openPanel, study } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { IconButton } from '../../base/controls/IconButton';
import { CodeToggle } from './Pseudocode';

function path(step: Step): Step[] {
  const steps: Step[] = [];
  for (let at: Step | null = step; at; at = at.parent) steps.unshift(at);
  return steps;
}

export function Address({ step }: { step: Step }) {
  const [copied, setCopied] = useState('');
  const address = step.address;
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => setCopied(''),
    );
  };
  return (
    <div class="addr">
      <nav aria-label={t('address.label')}>
        {path(step).map((part) => {
          const here = part === step;
          return (
            <button
              key={part.address}
              type="button"
              class={here ? 'on' : ''}
              aria-current={here ? 'step' : undefined}
              title={t('address.goTo', { address: part.address })}
              onClick={() => void actions.goTo(part.address, { history: 'push' })}
            >
              {part.name}
            </button>
          );
        })}
      </nav>
      <i class="grow" />
      <span class="addr-copied" role="status">
        {copied === address ? t('address.copied') : ''}
      </span>
      <PanelButton panel="tree" />
      {/* Over the frames of a study its results are drawn: strip A. */}
      {!study.value && <PanelButton panel="watch" />}
      <CodeToggle />
      <IconButton class="sm" icon="goto" label={t('goto.title')} keys="/" onClick={() => actions.setDialog('goto')} />
      <IconButton class="sm" icon="copy" label={t('address.copy')} onClick={() => void copy()} />
    </div>
  );
}

function PanelButton({ panel }: { panel: 'tree' | 'watch' }) {
  const open = openPanel.value === panel;
  return (
    <IconButton
      class="sm"
      icon={panel === 'watch' ? 'pin' : 'tree'}
      label={t(`panel.${panel}`)}
      expanded={open}
      onClick={() => actions.setPanel(open ? null : panel)}
    />
  );
}
