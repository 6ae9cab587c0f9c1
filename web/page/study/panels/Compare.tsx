/** The same study next to itself with other settings: which results differ in this frame, and where the two part. */
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { presetId, study } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatList, formatNumber, formatPlain } from '../../base/i18n/numbers';
import { Select } from '../../base/controls/Select';
import { Section } from '../../workbench/left/Section';
import { currentRoom } from '../room';
import type { OpenStudy } from '../../model/study/open';
import type { FieldSchema } from '../../model/study/schema';
import { readRow, rowWidth } from '../../model/study/settings';
import { toldMoment } from '../state';
import { settingName, valueName } from './Settings';

/** A setting and a value for a second run. */
interface Variant {
  readonly key: string;
  readonly label: string;
  readonly changes: Readonly<Record<string, string>>;
}

function variantsOf({ module, run }: OpenStudy): Variant[] {
  return module.variants.flatMap((name) => {
    const setting = module.schema.settings.find((each) => each.name === name);
    const values = setting ? (module.schema.enums[setting.type] ?? []) : [];
    return values
      .filter((value) => value !== run.settings[name])
      .map((value) => ({
        key: `${name}=${value}`,
        label: `${settingName(module.id, name)}: ${valueName(module.id, value)}`,
        changes: { [name]: value },
      }));
  });
}

export function Compare() {
  const open = study.value!;
  const place = useInSight(open);
  const variants = variantsOf(open);
  if (variants.length === 0) return null;
  const chosen = variants.find(({ changes }) => JSON.stringify(changes) === JSON.stringify(open.beside?.changes));
  const options = [
    { value: '', label: t('study.compare.none') },
    ...variants.map(({ key, label }) => ({ value: key, label })),
    ...(open.beside && !chosen
      ? [
          {
            value: 'own',
            label: Object.entries(open.beside.changes)
              .map(([name, value]) => `${settingName(open.module.id, name)}: ${shownSetting(open.module.id, value)}`)
              .join(', '),
          },
        ]
      : []),
  ];
  return (
    <Section class="study-cmp" title={t('study.compare')}>
      <div ref={place}>
        <Select
          label={t('study.compare')}
          value={chosen?.key ?? (open.beside ? 'own' : '')}
          options={options}
          onChoose={(key) => void currentRoom().compare(variants.find((each) => each.key === key)?.changes ?? null)}
        />
        {open.beside && <Differences open={open} />}
      </div>
    </Section>
  );
}

/** The first frame in which a result differs, and which. */
function divergence({ module, run, beside }: OpenStudy): { frame: number; name: string } | null {
  const width = rowWidth(module.schema);
  const frames = Math.min(run.frames, beside!.run.frames);
  const counts = ({ name }: FieldSchema) => !module.answers || module.answers.includes(name);
  for (let frame = 0; frame < frames; frame++) {
    let at = frame * width;
    for (const field of module.schema.results) {
      for (let end = at + (field.type === 'Vec3' ? 3 : 1); at < end; at++)
        if (counts(field) && !Object.is(run.rows[at], beside!.run.rows[at])) return { frame, name: field.name };
    }
  }
  return null;
}

export function resultName(study: string, name: string): string {
  return t(`study.${study}.result.${name}` as MessageKey);
}

export function resultText(study: string, { type }: FieldSchema, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'study.yes' : 'study.no');
  if (typeof value === 'string') return valueName(study, value);
  if (Array.isArray(value)) return formatList(value.map((each: number) => formatNumber(each, 4)));
  if (type === 'Index' && value === -1) return t('study.none');
  return type === 'Real' ? formatNumber(value as number, 4) : String(value);
}

function shownSetting(study: string, value: unknown): string {
  if (typeof value === 'string') return valueName(study, value);
  return typeof value === 'number' ? formatPlain(value) : resultText(study, { type: '' } as FieldSchema, value);
}

/** A new second run scrolls into view; that of a preset, or of a study that opens, does not. */
function useInSight(open: OpenStudy) {
  const place = useRef<HTMLDivElement>(null);
  const module = useRef(open.module);
  const preset = useRef(presetId.value);
  const opening = useRef(true);
  useEffect(() => {
    if (!opening.current && module.current === open.module && preset.current === presetId.value)
      place.current?.scrollIntoView({ block: 'nearest' });
    opening.current = false;
    module.current = open.module;
    preset.current = presetId.value;
  }, [open.beside?.changes]);
  return place;
}

function Differences({ open }: { open: OpenStudy }) {
  const at = toldMoment.value;
  const { module } = open;
  const part = divergence(open);
  if (!at) return null;
  const other =
    at.beside ?? readRow(module.schema, open.beside!.run.rows, Math.min(at.frame, open.beside!.run.frames - 1));
  return (
    <>
      <p class="study-part num">
        {part
          ? t('study.compare.first', { frame: part.frame, name: resultName(module.id, part.name) })
          : t('study.compare.same')}
        {part && (
          <button type="button" class="lnk" onClick={() => void actions.goTo(`f${part.frame}`, { history: 'push' })}>
            {t('study.compare.go')}
          </button>
        )}
      </p>
      <table class="study-diff num">
        <thead>
          <tr>
            <th scope="col">{t('study.compare.head')}</th>
            <th scope="col">{t('study.compare.this')}</th>
            <th scope="col">{t('study.compare.other')}</th>
          </tr>
        </thead>
        <tbody>
          {module.schema.results.map((field) => {
            const [one, two] = [at.result[field.name], other[field.name]];
            const same = JSON.stringify(one) === JSON.stringify(two) || Object.is(one, two);
            return (
              <tr key={field.name} class={same ? '' : 'differs'}>
                <th scope="row">{resultName(module.id, field.name)}</th>
                <td>{resultText(module.id, field, one)}</td>
                <td>{resultText(module.id, field, two)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
