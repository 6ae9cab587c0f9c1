/** The settings of a study, made from its schema: what is dragged in the view has its field here. Shown is what was asked for last. */
import { useState } from 'preact/hooks';
import { study } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatExact, parseList } from '../../base/i18n/numbers';
import { rich } from '../../base/i18n/rich';
import { Choice } from '../../base/controls/Choice';
import { FieldRow, VectorRow } from '../../base/controls/FieldRow';
import { NumberField } from '../../base/controls/NumberField';
import { Select } from '../../base/controls/Select';
import { Switch } from '../../base/controls/Switch';
import { Section } from '../../workbench/left/Section';
import { currentRoom } from '../room';
import type { SettingSchema, SettingValue, Vec3 } from '../../model/study/schema';
import { listWidth, type SettingValues } from '../../model/study/settings';

export function Settings() {
  const { module, run } = study.value!;
  const hidden = module.hidden?.(run.settings) ?? [];
  const all = (module.schema.settings as readonly SettingSchema[]).filter(({ name }) => !hidden.includes(name));
  const groups = [...new Set(all.map(({ group }) => group))];
  return (
    <>
      {groups.map((group, at) => (
        <Section
          key={group}
          class="solver study-set"
          title={t(`study.${module.id}.group.${group}` as MessageKey)}
          aside={
            at === 0 ? (
              <button type="button" class="lnk" onClick={() => void currentRoom().reset()}>
                {t('study.reset')}
              </button>
            ) : undefined
          }
        >
          {all
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <Field key={setting.name} setting={setting} values={run.settings} />
            ))}
        </Section>
      ))}
    </>
  );
}

/** In letters; a Chinese sign is as wide as two. */
const wide = (text: string): number => text.length + (text.match(/[\u3000-\uffef]/g)?.length ?? 0);

/** What stands at a setting, in plain words: for screen readers and refusals. */
export function settingName(study: string, name: string): string {
  return t(`study.${study}.set.${name}` as MessageKey);
}

export function valueName(study: string, value: string): string {
  return t(`study.${study}.value.${value}` as MessageKey);
}

function Field({ setting, values }: { setting: SettingSchema; values: SettingValues }) {
  const { module } = study.value!;
  const { name, type, list, low, high } = setting;
  const key = `study.${module.id}.set.${name}` as MessageKey;
  const label = rich(key);
  const plain = t(key);
  const value = values[name]!;
  const set = (to: SettingValue) => void currentRoom().set({ [name]: to });
  const limits = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
  const step = setting.unit === 'degrees' ? 1 : 0.01;
  if (list) return <ListField setting={setting} label={plain} value={value as readonly number[]} onSet={set} />;
  if (type === 'Vec3') {
    const vector = value as Vec3;
    const at = (axis: number, part: number): Vec3 =>
      vector.map((each, k) => (k === axis ? part : each)) as unknown as Vec3;
    return (
      <VectorRow
        label={label}
        name={plain}
        value={vector}
        {...limits}
        step={step}
        onCommit={(axis, part) => set(at(axis, part))}
      />
    );
  }
  if (type === 'Flag')
    return (
      <div class="row">
        <span class="lbl">{label}</span>
        <Switch label={plain} on={value === true} onToggle={set} />
      </div>
    );
  const choices = module.schema.enums[type];
  if (choices) return <EnumField name={plain} choices={choices} value={value as string} onSet={set} />;
  return (
    <FieldRow label={label}>
      {(onProblem) => (
        <NumberField
          label={plain}
          value={value as number}
          integer={type !== 'Real'}
          {...limits}
          step={type === 'Real' ? step : 1}
          onProblem={onProblem}
          onCommit={set}
        />
      )}
    </FieldRow>
  );
}

interface EnumProps {
  readonly name: string;
  readonly choices: readonly string[];
  readonly value: string;
  readonly onSet: (value: string) => void;
}

function EnumField({ name, choices, value, onSet }: EnumProps) {
  const { module } = study.value!;
  const options = choices.map((each) => ({ value: each, label: valueName(module.id, each) }));
  const short = options.reduce((sum, { label }) => sum + wide(label), 0) < 22 && options.length < 4;
  return (
    <div class="row">
      <span class="lbl">{name}</span>
      {short ? (
        <Choice class="sm" label={name} value={value} options={options} onChoose={onSet} />
      ) : (
        <Select label={name} value={value} options={options} onChoose={onSet} />
      )}
    </div>
  );
}

interface ListProps {
  readonly setting: SettingSchema;
  readonly label: string;
  readonly value: readonly number[];
  readonly onSet: (value: readonly number[]) => void;
}

/** A list is text: numbers with spaces between them, an entry a line where it has several. */
function ListField({ setting, label, value, onSet }: ListProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const width = listWidth(setting.type);
  const lines = Array.from({ length: value.length / width }, (_, k) =>
    value
      .slice(k * width, (k + 1) * width)
      .map(formatExact)
      .join(' '),
  );
  const text = width === 1 ? lines.join(' ') : lines.join('\n');
  const commit = (typed: string) => {
    if (typed === text) return;
    const numbers = parseList(typed);
    if (numbers.some((each) => !Number.isFinite(each)) || numbers.length % width !== 0)
      return setProblem(t('study.list.bad', { width }));
    setProblem(null);
    onSet(numbers);
  };
  return (
    <div class="field">
      <div class="row">
        <span class="lbl">{label}</span>
        <span class="dimt num">{t('study.list.count', { count: lines.length })}</span>
      </div>
      <textarea
        class="list num"
        rows={Math.min(6, Math.max(2, width === 1 ? 2 : lines.length))}
        spellcheck={false}
        aria-label={t('study.list.edit', { name: label })}
        aria-invalid={problem !== null}
        value={text}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
