/** The presets of all studies, a group for each. */
import '../../core/study/messages';
import { signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { presetId } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { loadStudy } from '../../model/study/modules';
import { studyIds } from '../../model/study/registry.gen';
import type { StudyModule, StudyPreset } from '../../model/study/types';
import { Icon } from '../../base/controls/Icon';
import { closeChosen } from './closeChosen';

const modules = signal<readonly StudyModule[]>([]);

/** All studies at once: their names come with them. */
export async function allStudies(): Promise<readonly StudyModule[]> {
  if (modules.value.length === 0)
    modules.value = await Promise.all(studyIds.map(async (id) => (await loadStudy[id]()).study));
  return modules.value;
}

/** Those that have come so far. */
export const knownStudies = modules;

interface Props {
  /** whether a text has what was searched for */
  readonly matches: (text: string) => boolean;
}

export function StudyGroups({ matches }: Props) {
  // Without them the picker has the presets of the sweep, as ever.
  allStudies().catch(() => {});
  return (
    <>
      {modules.value.map((module) => (
        <Group key={module.id} module={module} matches={matches} />
      ))}
    </>
  );
}

function Group({ module, matches }: Props & { readonly module: StudyModule }) {
  const title = t(module.title);
  const found = module.presets.filter((preset) => matches([title, t(preset.title), t(preset.question)].join(' ')));
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {found.map((preset) => (
          <Item key={preset.id} preset={preset} />
        ))}
      </ul>
    </section>
  );
}

/** The list opens where we are; the studies come a moment after it. */
function intoSight(item: HTMLButtonElement | null): void {
  item?.scrollIntoView({ block: 'nearest' });
}

function Item({ preset }: { readonly preset: StudyPreset }) {
  const current = preset.id === presetId.value;
  return (
    <li>
      <button
        type="button"
        class={current ? 'preset-item on plain' : 'preset-item plain'}
        aria-current={current}
        ref={current ? intoSight : undefined}
        tabIndex={current ? 0 : -1}
        onClick={() => {
          closeChosen();
          void actions.openPreset(preset.id);
        }}
      >
        <span class="preset-words">
          <span class="preset-name">
            {t(preset.title)}
            {current && <Icon name="check" />}
          </span>
          <span class="dimt preset-q">{t(preset.question)}</span>
        </span>
      </button>
    </li>
  );
}
