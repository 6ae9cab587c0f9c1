/** The bodies of the scene by their numbers: the one that is shown, and a way to take it away. */
import './bodies.css';
import '../messages';
import { t } from '../../../base/i18n/messages';
import { Choice } from '../../../base/controls/Choice';
import { wantedBodies } from '../../../model/bodies';
import { wanted } from '../../../core/store';
import { withTools } from '../withTools';
import { startsOf } from './arranged';
import { paths } from './running';

export function BodyList() {
  const [experiment, those] = [wanted.value, wantedBodies.value];
  if (!experiment || !those) return null;
  const count = startsOf({ start: experiment.start, bodies: those }).length;
  const name = (at: number) => t('bodies.name', { number: at + 1, count });
  return (
    <span class="bodies">
      <Choice
        label={t('bodies.label')}
        value={those.shown}
        options={Array.from({ length: count }, (_, at) => ({
          value: at,
          label: (
            <>
              <span aria-hidden="true">{t('bodies.number', { number: at + 1 })}</span>
              <span class="sr">{name(at)}</span>
            </>
          ),
          title: t('bodies.show', { number: at + 1 }),
        }))}
        onChoose={(at) => void withTools(({ showBody }) => showBody(at))}
      />
      <button
        type="button"
        class="lnk"
        aria-label={t('bodies.remove.name', { name: name(those.shown) })}
        onClick={() => void withTools(({ removeBody }) => removeBody())}
      >
        {t('bodies.remove')}
      </button>
      {paths.value.includes(null) && <span class="dimt">{t('bodies.running')}</span>}
    </span>
  );
}

/** In the panel of the experiment. */
export function BodyRow() {
  return (
    <div class="row">
      <span class="lbl" aria-hidden="true">
        {t('bodies.label')}
      </span>
      <BodyList />
    </div>
  );
}
