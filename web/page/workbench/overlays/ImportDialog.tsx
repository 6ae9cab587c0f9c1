/** An imported file before use: how big it is, which unit, which way is up, and why that was guessed. */
import '../../texts/later';
import { useState } from 'preact/hooks';
import { usualScales } from '../../solver/findPlacement';
import { actions } from '../../core/actions';
import type { ImportCard, Message } from '../../model';
import { t } from '../../base/i18n/messages';
import { formatBytes, formatField, formatPlain, formatSize, parseField } from '../../base/i18n/numbers';
import { Choice } from '../../base/controls/Choice';
import { Dialog } from '../../base/controls/Dialog';
import { Icon } from '../../base/controls/Icon';
import { Switch } from '../../base/controls/Switch';
import { PartList } from '../parts/PartList';
import { proposalOf } from '../../../mesh/parts/proposal';
import { countOf } from '../../../mesh/parts/spans';
import { FormatTable } from './FormatTable';
import { MeshPicture } from './MeshPicture';
import { UnitOffers } from './UnitOffers';
import type { Pose } from '../../../mesh/import/types';
import { Select } from '../../base/controls/Select';

/** The pose of a file with bones, morphs or animations: as modelled, as in its scene, or the first pose of an animation. */
function PoseChoice({ card: { poses } }: { card: ImportCard }) {
  if (!poses) return null;
  const options: { value: Pose; label: string }[] = [
    { value: 'modelled', label: t('import.pose.modelled') },
    ...(poses.scene ? [{ value: 'scene' as const, label: t('import.pose.scene') }] : []),
    ...poses.animations.map((name, value) => ({
      value,
      label: t('import.pose.first', { name: name || t('import.pose.unnamed', { number: value + 1 }) }),
    })),
  ];
  const why = typeof poses.chosen === 'number' ? 'first' : poses.chosen;
  return (
    <>
      <dt>{t('import.pose')}</dt>
      <dd>
        <Select
          label={t('import.pose')}
          value={poses.chosen}
          options={options}
          onChoose={(pose) => void actions.setPose(pose)}
        />
      </dd>
      <dd class="why1">{t(`import.pose.why.${why}`)}</dd>
    </>
  );
}

/** Beyond this the page asks first: stepping stays possible, but slow devices feel it. */
const manyTriangles = 250_000;

/** Size in metres with the chosen scale and up axis, as it will stand in the scene: y is up. */
export function sizeInMetres({ size, scale, upAxis }: ImportCard): readonly [number, number, number] {
  const [x, y, z] = [size[0] * scale, size[1] * scale, size[2] * scale];
  return upAxis === 'z' ? [x, z, y] : [x, y, z];
}

export function ImportDialog({ card }: { card: ImportCard }) {
  const [problem, setProblem] = useState(false);
  const size = sizeInMetres(card);
  const [x, y, z] = size.map(formatSize);
  const foot = (
    <>
      <button type="button" class="bt" onClick={() => actions.cancelImport()}>
        {t('import.cancel')}
      </button>
      <button
        type="button"
        class="bt pri"
        disabled={problem || nothingLeft(card) || card.posing}
        autoFocus
        onClick={() => void actions.useImport()}
      >
        {t('import.use')}
      </button>
    </>
  );
  return (
    <Dialog
      untitled
      title={t('import.title', { name: card.name })}
      class="imp-dlg"
      onClose={() => actions.cancelImport()}
      foot={foot}
    >
      <MeshPicture card={card} />
      <div class="pd">
        <h3 class="cut" title={card.name}>
          {card.name}
        </h3>
        <p class="num dimt imp-facts">
          {t('import.facts', { triangles: card.triangles, parts: card.parts, bytes: formatBytes(card.bytes) })}
        </p>
        <dl class="kv">
          <dt>{t('import.size')}</dt>
          <dd class="num">{t('mesh.size', { x: x ?? '', y: y ?? '', z: z ?? '', unit: t('unit.metre') })}</dd>
          <dt>{t('import.unit')}</dt>
          <dd>
            <ScaleChoice scale={card.scale} onProblem={setProblem} />
          </dd>
          <Reason reason={card.unitReason} />
          <UnitOffers card={card} />
          <dt>{t('import.up')}</dt>
          <dd>
            <UpChoice card={card} />
          </dd>
          <Reason reason={card.upReason} />
          <PoseChoice card={card} />
        </dl>
        <Parts card={card} />
        <Warnings card={card} />
        <FormatTable />
      </div>
    </Dialog>
  );
}

/** What the file or its format states is no guess. */
function Reason({ reason: { key, values } }: { reason: Message }) {
  const reason = t(key, values);
  return <dd class="why1">{/-(stated|gltf)$/.test(key) ? reason : t('import.guess', { reason })}</dd>;
}

const nothingLeft = ({ triangles, choice }: ImportCard): boolean => countOf(choice.leftOut) >= triangles;

/** Open from the start if names propose something. */
function Parts({ card: { table, triangles, choice } }: { card: ImportCard }) {
  if (!table) return null;
  return (
    <details class="imp-parts" open={proposalOf(table, triangles) !== null}>
      <summary>{t('parts.line', { count: table.parts.length })}</summary>
      <PartList
        table={table}
        triangles={triangles}
        choice={choice}
        onChange={(next) => actions.setImport({ choice: next })}
      />
    </details>
  );
}

function ScaleChoice({ scale, onProblem }: { scale: number; onProblem: (problem: boolean) => void }) {
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const known = usualScales.find((value) => value === scale);
  const settle = (bad: boolean) => {
    setWrong(bad);
    onProblem(bad);
  };
  const commit = () => {
    if (text === null) return;
    const value = parseField(text);
    const bad = !(value > 0) || !Number.isFinite(value);
    settle(bad);
    if (bad) return;
    actions.setImport({ scale: value });
    setText(null);
  };
  return (
    <>
      <Choice
        class="chipset"
        label={t('import.unit')}
        value={known ?? -1}
        options={usualScales.map((value) => ({
          value: value as number,
          label: t(`import.in.${String(value).replace('.', '_')}` as 'import.in.1'),
          title: t('import.scale', { scale: formatPlain(value) }),
        }))}
        onChoose={(value) => {
          setText(null);
          settle(false);
          actions.setImport({ scale: value });
        }}
      />
      <span class={`fld num scale ${wrong ? 'wrong' : ''}`}>
        <span class="dimt" aria-hidden="true">
          ×
        </span>
        <input
          type="text"
          inputMode="decimal"
          aria-label={t('import.scale.own')}
          title={t('import.scale.own')}
          aria-invalid={wrong}
          value={text ?? formatScale(scale)}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setText(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </span>
      {wrong && (
        <p class="problem" role="alert">
          {t('import.scale.bad')}
        </p>
      )}
    </>
  );
}

/** A scale as its field shows it: no zeros behind the last digit that says something. */
export function formatScale(scale: number): string {
  // Languages differ in their decimal sign.
  return scale >= 1
    ? formatField(scale)
        .replace(/([.,]\d*?)0+$/, '$1')
        .replace(/[.,]$/, '')
    : formatPlain(scale);
}

function UpChoice({ card }: { card: ImportCard }) {
  return (
    <>
      <Choice
        class="chipset"
        label={t('import.up')}
        value={card.upAxis}
        options={(['y', 'z'] as const).map((value) => ({ value, label: t(`import.up.${value}`) }))}
        onChoose={(upAxis) => actions.setImport({ upAxis })}
      />
      <span class="flip">
        <Switch label={t('import.flip')} on={card.flip} onToggle={(flip) => actions.setImport({ flip })} />
        <span title={t('import.flip.title')}>{t('import.flip')}</span>
      </span>
    </>
  );
}

function Warnings({ card }: { card: ImportCard }) {
  const big = card.triangles > manyTriangles;
  if (card.warnings.length === 0 && !big) return null;
  return (
    <ul class="imp-warn">
      {big && (
        <li>
          <Icon name="warning" />
          {t('import.many', { triangles: card.triangles })}
        </li>
      )}
      {card.warnings.map((warning, at) => (
        <li key={`${warning.key} ${at}`}>
          <Icon name="warning" />
          {t(warning.key, warning.values)}
        </li>
      ))}
    </ul>
  );
}
