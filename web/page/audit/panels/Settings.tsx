/** Level, bodies and options of the next run. */
import { methodOf, methods } from '../../model/methods';
import { meshState } from '../../core/store';
import { meshName } from '../../workbench/meshName';
import { Choice } from '../../base/controls/Choice';
import { VectorRow } from '../../base/controls/FieldRow';
import { Section } from '../../workbench/left/Section';
import { unit } from '../../core/unit';
import { formatPlain, formatSize } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { changeSettings, chooseBeside, chooseMethod, draft, usualAll } from '../room/settings';
import type { AuditSettings } from '../../../audit/run/types';
import { AuditField } from './AuditField';
import { Counting } from './Counting';
import { OtherLevels } from './OtherLevels';
import { crowdNumbers, walkNumbers } from './numbers';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../base/controls/Icon';

/** A line that folds out more of the settings. */
function Disclosure({ label, children }: { label: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" class="more" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        {label}
      </button>
      <div id={id} class="a-folded" hidden={!open}>
        {open && children}
      </div>
    </>
  );
}

export function Settings() {
  const usual = (
    <button type="button" class="lnk" title={t('audit.usual.title')} onClick={usualAll}>
      {t('audit.usual')}
    </button>
  );
  const { factor, settings } = draft.value;
  return (
    <Section title={t('audit.title')} class="solver" aside={usual}>
      <LevelFacts />
      <OtherLevels />
      {crowdNumbers.map((number) => (
        <AuditField key={number.name} number={number} />
      ))}
      <VectorRow
        label={rich('audit.radii', { unit: unit.value })}
        name={t('audit.radii.name')}
        value={settings.radii}
        min={1e-6}
        max={1e6}
        onCommit={(axis, value) =>
          changeSettings({
            radii: settings.radii.map((r, at) => (at === axis ? value : r)) as unknown as AuditSettings['radii'],
          })
        }
      />
      <Walk settings={settings} />
      <Methods />
      {factor !== 1 && <p class="a-hint">{t('audit.fitted', { factor: formatPlain(factor) })}</p>}
      <Disclosure label={t('audit.more', { seed: settings.seed })}>
        <Counting />
      </Disclosure>
    </Section>
  );
}

function LevelFacts() {
  const state = meshState.value;
  if (!state) return <p class="a-hint">{t('audit.noLevel')}</p>;
  const { mesh, report } = state;
  const { min, max } = mesh.bounds;
  const [x, y, z] = [0, 1, 2].map((axis) => formatSize(max[axis]! - min[axis]!));
  const size = t('mesh.size', { x: x!, y: y!, z: z!, unit: unit.value });
  return (
    <div class="mesh">
      <div>
        <b class="num cut" title={meshName(mesh)}>
          {meshName(mesh)}
        </b>
        <span class="num">{t('audit.facts', { triangles: report.triangles, size })}</span>
      </div>
    </div>
  );
}

const short = (value: number) => formatPlain(Number(value.toPrecision(3)));

function Walk({ settings }: { settings: AuditSettings }) {
  const { beside } = draft.value;
  const options = [settings.method, ...(beside === null ? [] : [beside])].map((method) => methodOf({ method }).options);
  const { speed, gravity, framesPerSecond } = settings;
  const summary = t('audit.walk.summary', {
    speed: short(speed),
    gravity: short(gravity),
    rate: formatPlain(framesPerSecond),
    unit: unit.value,
  });
  return (
    <>
      <div class="row">
        <span class="lbl">{t('audit.walk')}</span>
        <span class="num dimt">{summary}</span>
      </div>
      <Disclosure label={t('audit.walk.more')}>
        {walkNumbers
          .filter(({ option }) => option === undefined || options.some((some) => some.has(option)))
          .map((number) => (
            <AuditField key={number.name} number={number} />
          ))}
      </Disclosure>
    </>
  );
}

const none = 'none';

function Methods() {
  const { settings, beside } = draft.value;
  const named = methods.map(({ id, name, title }) => ({ value: id, label: t(name), title: t(title) }));
  return (
    <>
      <div class="row">
        <span class="lbl">{t('solver.method')}</span>
        <Choice class="sm" label={t('solver.method')} value={settings.method} options={named} onChoose={chooseMethod} />
      </div>
      <div class="row">
        <span class="lbl" title={t('audit.beside.title')}>
          {t('audit.beside')}
        </span>
        <Choice
          class="sm"
          label={t('audit.beside')}
          value={beside ?? none}
          options={[
            { value: none, label: t('audit.beside.none') },
            ...named.filter(({ value }) => value !== settings.method),
          ]}
          onChoose={(value) => chooseBeside(value === none ? null : value)}
        />
      </div>
    </>
  );
}
