/** Which kinds of events are shown, and how many there are of each. */
import { Icon } from '../../base/controls/Icon';
import { Section } from '../../workbench/left/Section';
import { formatCount } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { showAll, showKind } from '../room/actions';
import { seen, shownKinds } from '../room/state';
import { KindIcon } from './KindIcon';

export function Kinds() {
  const all = shownKinds.value.size === severity.length;
  const every = (
    <button type="button" class="lnk" onClick={() => showAll(!all)}>
      {t(all ? 'audit.show.none' : 'audit.show.all')}
    </button>
  );
  return (
    <Section class="a-show" title={t('audit.show')} aside={every}>
      <div role="group" aria-label={t('audit.show')}>
        {severity.map((kind) => (
          <Kind key={kind} kind={kind} />
        ))}
      </div>
    </Section>
  );
}

function Kind({ kind }: { kind: EventKind }) {
  const count = seen.value?.merged.spots.count(kind).events ?? 0;
  return (
    <label class={`ly a-kind ${count === 0 ? 'none' : ''}`}>
      <input
        type="checkbox"
        checked={shownKinds.value.has(kind)}
        onChange={(event) => showKind(kind, event.currentTarget.checked)}
      />
      <span class="bx">
        <Icon name="check" />
      </span>
      <KindIcon kind={kind} />
      <span class="cut">{t(`audit.kind.${kind}`)}</span>
      <span class="num">{formatCount(count)}</span>
    </label>
  );
}
