/** Breakpoints of a study: frames in which a result is what is said; C goes to the next. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { study } from '../../core/store';
import { t, type MessageKey } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import { IconButton } from '../../base/controls/IconButton';
import { Select } from '../../base/controls/Select';
import { Section } from '../../workbench/left/Section';
import type { FieldSchema } from '../../model/study/schema';
import { breaks, type StudyBreak } from '../state';
import { hitsOf } from '../stops';
import { stopsAsked } from '../../core/study/switches';
import { resultName } from './Compare';
import { valueName } from './Settings';

const relations: readonly StudyBreak['relation'][] = ['is', 'changes', 'below', 'above'];

export function Stops() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asked = stopsAsked.value;
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    setOpen(true);
    button.current?.scrollIntoView({ block: 'nearest' });
    button.current?.focus();
  }, [asked]);
  const { module, run } = study.value!;
  const { schema, id } = module;
  return (
    <Section
      class="study-stops"
      title={t('study.breaks')}
      aside={
        <button ref={button} type="button" class="lnk" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('study.breaks.add')}
        </button>
      }
    >
      {breaks.value.map((stop, at) => (
        <div key={JSON.stringify(stop)} class="row">
          <span class="lbl cut">
            {resultName(id, stop.result)} {t(`study.breaks.${stop.relation}` as MessageKey)}{' '}
            {stop.relation === 'changes'
              ? ''
              : wordOf(
                  id,
                  schema.results.find(({ name }) => name === stop.result),
                  stop.value,
                )}
          </span>
          <span class="dimt num">{t('study.breaks.hits', { count: hitsOf(schema, run, [stop]).length })}</span>
          <IconButton
            class="sm"
            icon="close"
            label={t('study.breaks.remove')}
            onClick={() => (breaks.value = breaks.value.filter((_, k) => k !== at))}
          />
        </div>
      ))}
      {open && <Editor key={id} onDone={() => setOpen(false)} />}
    </Section>
  );
}

function wordOf(id: string, field: FieldSchema | undefined, value: string | number): string {
  if (field?.type === 'Flag') return t(value === 'true' ? 'study.yes' : 'study.no');
  return typeof value === 'number' || Number.isFinite(Number(value))
    ? formatNumber(Number(value), 4)
    : valueName(id, value);
}

function Editor({ onDone }: { readonly onDone: () => void }) {
  const { module } = study.value!;
  const { schema, id } = module;
  const fields = schema.results.filter(({ type }) => type !== 'Vec3');
  const [name, setName] = useState(fields[0]!.name);
  const [relation, setRelation] = useState<StudyBreak['relation']>('changes');
  const [text, setText] = useState('0');
  const field = fields.find((each) => each.name === name)!;
  const words = field.type === 'Flag' ? ['true', 'false'] : schema.enums[field.type];
  const fitting = relations.filter((each) => (words ? each === 'is' || each === 'changes' : true));
  const at = fitting.includes(relation) ? relation : 'changes';
  const value = words ? (words.includes(text) ? text : words[0]!) : Number(text.replace('−', '-').replace(',', '.'));
  const sound = at === 'changes' || typeof value === 'string' || Number.isFinite(value);
  return (
    <form
      class="study-stop"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sound) return;
        breaks.value = [...breaks.value, { result: name, relation: at, value: at === 'changes' ? 0 : value }].slice(
          -20,
        );
        onDone();
      }}
    >
      <Select
        label={t('study.breaks.where')}
        value={name}
        options={fields.map((each) => ({ value: each.name, label: resultName(id, each.name) }))}
        onChoose={setName}
      />
      <Select
        label={t('study.breaks')}
        value={at}
        options={fitting.map((each) => ({ value: each, label: t(`study.breaks.${each}` as MessageKey) }))}
        onChoose={setRelation}
      />
      {at !== 'changes' &&
        (words ? (
          <Select
            label={resultName(id, name)}
            value={value as string}
            options={words.map((each) => ({ value: each, label: wordOf(id, field, each) }))}
            onChoose={setText}
          />
        ) : (
          <span class="fld num">
            <input
              type="text"
              inputMode="decimal"
              aria-label={resultName(id, name)}
              aria-invalid={!sound}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </span>
        ))}
      <button type="submit" class="bt" disabled={!sound}>
        {t('study.breaks.add')}
      </button>
    </form>
  );
}
