/** One repair: its tick, its numbers, and what it would do. */
import { t } from '../../base/i18n/messages';
import { formatCount, formatNumber } from '../../base/i18n/numbers';
import type { SceneMesh } from '../../model';
import { mostTolerance } from '../../../mesh/repair/limits';
import type { RepairName, Done } from '../../../mesh/repair/types';
import { actions } from '../../core/actions';
import { marked, meshState } from '../../core/store';
import { FieldRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';
import { unit } from '../../core/unit';
import { choiceFor, choose } from './choice';
import { preview } from './preview';
import { listed } from '../../base/i18n/lists';

/** The effects of a repair, in words. */
function didText(name: RepairName, done: Done): string {
  switch (name) {
    case 'weld': {
      const { merged, farthest } = done.weld!;
      return t('repair.did.weld', { merged, farthest: formatNumber(farthest), unit: unit.value });
    }
    case 'degenerate':
    case 'duplicates':
      return t('repair.did.dropped', { dropped: done[name]!.dropped });
    case 'tJunctions':
      return t('repair.did.tJunctions', { ...done.tJunctions! });
    case 'winding': {
      const { flipped, ...parts } = done.winding!;
      const more = (['open', 'twisted', 'unsure'] as const).filter((kind) => parts[kind] > 0);
      const texts = more.map((kind) => t(`repair.did.winding.${kind}`, { count: parts[kind] }));
      return [t('repair.did.winding', { flipped }), ...texts].join('; ');
    }
    case 'holes': {
      const { closed, added, left } = done.holes!;
      const why = (['wide', 'border', 'tangled', 'untidy'] as const).filter((kind) => left[kind] > 0);
      const texts = why.map((kind) => t(`repair.left.${kind}`, { count: left[kind] }));
      const said = t('repair.did.holes', { closed, added });
      return texts.length > 0 ? `${said}; ${listed(texts)}` : said;
    }
    case 'simplify': {
      const { before, after, error } = done.simplify!;
      return t('repair.did.simplify', { before, after, error: formatNumber(error), unit: unit.value });
    }
  }
}

interface Props {
  readonly name: RepairName;
  readonly mesh: SceneMesh;
}

export function Row({ name, mesh }: Props) {
  const choice = choiceFor(mesh);
  const on = choice.on.has(name);
  const toggle = () => {
    const next = new Set(choice.on);
    if (on) next.delete(name);
    else next.add(name);
    choose(mesh, { on: next });
  };
  return (
    <li class="repair-row">
      <label class="repair-tick">
        <input type="checkbox" checked={on} onChange={toggle} />
        <span>{t(`repair.${name}`)}</span>
      </label>
      {on && <Numbers name={name} mesh={mesh} />}
      {on && <Did name={name} />}
    </li>
  );
}

/** The result, and its triangles in the figures, as long as those show the mesh of their numbers. */
function Did({ name }: { name: RepairName }) {
  const now = preview.value;
  if (now.at !== 'done') return null;
  const { done, touched } = now.mended.repaired;
  const text = didText(name, done);
  const triangles = meshState.value?.repair ? undefined : touched[name];
  const shown = marked.value?.name === `repair.${name}`;
  const show = () => void actions.markTriangles(shown || !triangles ? null : { name: `repair.${name}`, triangles });
  return (
    <p class="repair-did dimt num">
      <span>{text}</span>
      {triangles && triangles.length > 0 && (
        <button
          type="button"
          class={`lnk ${shown ? 'on' : ''}`}
          aria-pressed={shown}
          aria-label={t('repair.show.of', { name: t(`repair.${name}`) })}
          title={formatCount(triangles.length)}
          onClick={show}
        >
          {t('repair.show')}
        </button>
      )}
    </p>
  );
}

function Numbers({ name, mesh }: Props) {
  const choice = choiceFor(mesh);
  switch (name) {
    case 'weld':
      return (
        <Length
          label={t('repair.weld.tolerance')}
          value={choice.tolerance}
          max={mostTolerance * sizeOf(mesh)}
          onCommit={(tolerance) => choose(mesh, { tolerance })}
        />
      );
    case 'winding':
      return (
        <label class="repair-tick repair-more">
          <input type="checkbox" checked={choice.outward} onChange={() => choose(mesh, { outward: !choice.outward })} />
          <span>{t('repair.winding.outward')}</span>
        </label>
      );
    case 'holes':
      return (
        <Length
          label={t('repair.holes.widest')}
          value={choice.widest}
          onCommit={(widest) => choose(mesh, { widest })}
        />
      );
    case 'simplify':
      return (
        <>
          <FieldRow label={t('repair.simplify.keep')}>
            {(onProblem) => (
              <NumberField
                label={t('repair.simplify.keep')}
                value={choice.keep}
                min={0}
                above
                max={100}
                step={5}
                unit="%"
                onProblem={onProblem}
                onCommit={(keep) => choose(mesh, { keep })}
              />
            )}
          </FieldRow>
          <Length
            label={t('repair.simplify.error')}
            value={choice.error}
            onCommit={(error) => choose(mesh, { error })}
          />
        </>
      );
    default:
      return null;
  }
}

interface LengthProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  readonly onCommit: (value: number) => void;
}

function Length({ label, value, max, onCommit }: LengthProps) {
  return (
    <FieldRow label={label}>
      {(onProblem) => (
        <NumberField
          label={label}
          value={value}
          min={0}
          {...(max !== undefined && { max })}
          step={value > 0 ? value / 2 : 0.001}
          unit={unit.value}
          class="repair-length"
          onProblem={onProblem}
          onCommit={onCommit}
        />
      )}
    </FieldRow>
  );
}

const sizeOf = ({ bounds: { min, max } }: SceneMesh): number => Math.max(...max.map((high, axis) => high - min[axis]!));
