/** The level with heat where events are and a pin at each of the worst spots; fills its parent. */
import './messages';
import './view.css';
import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatCount, formatPlain } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { MethodSwitch } from '../panels/MethodSwitch';
import { stepsOf } from '../../../audit/report/picture/heat';
import { seen, shownKinds } from '../room/state';
import { shownLevel } from './actualLevel';
import { scaleOf } from './scale';
import { holdStage, stage } from './shared';
import { drawnMesh } from '../../model/parts/states';

const short = (value: number) => formatPlain(Number(value.toPrecision(2)));
const unitOf = () => t(`unit.${shownLevel.value?.mesh.unit ?? 'metre'}`);

export function AuditPicture() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => holdStage(), []);
  useSignalEffect(() => {
    const root = stage.value?.root;
    if (root && host.current) host.current.append(root);
  });
  return (
    <section class="a-picture" aria-labelledby="a-picture-title">
      <div class="a-title">
        <b id="a-picture-title">{t('auditView.title')}</b>
        <MethodSwitch />
        <Counts />
        <i class="a-grow" />
        <button type="button" class="a-above" title={t('auditView.above')} onClick={() => stage.peek()?.fromAbove()}>
          <svg class="ic" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 5.5V3h2.5M10.5 3H13v2.5M13 10.5V13h-2.5M5.5 13H3v-2.5" />
          </svg>
          <span>{t('auditView.above')}</span>
        </button>
        <Legend />
      </div>
      <div class="a-host" ref={host} />
      <ScaleBar />
    </section>
  );
}

function Counts() {
  const text = useComputed(() => {
    const now = seen.value;
    if (!now) return t('auditView.nothingYet');
    const events = [...shownKinds.value].reduce((sum, kind) => sum + now.merged.spots.count(kind).events, 0);
    return t('auditView.counts', { events, bodies: now.merged.bodies });
  });
  return <span class="a-dim num">{text}</span>;
}

function Legend() {
  const heat = stage.value?.heat.value;
  // Its line is there from the start: the level would move when the first event comes.
  if (!heat || heat.bricks.count === 0) return <span class="a-legend">{t('auditView.legend.before')}</span>;
  return (
    <span class="a-legend" title={t('auditView.legend.how')}>
      <span>{t('auditView.legend', { reach: `${short(heat.bricks.reach)} ${unitOf()}` })}</span>
      <span class="a-strongest">{t('auditView.legend.strongest')}</span>
      {stepsOf(heat.scale).map((limit, step) => (
        <span key={step} class="a-from num">
          {formatPlain(limit)}
          <i class={`a-step a-step-${step + 1}`} />
        </span>
      ))}
      <span class="num">{formatPlain(heat.scale.most)}</span>
    </span>
  );
}

function ScaleBar() {
  const text = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // Its length is another one in every picture of a moving camera; the component is drawn once.
  useSignalEffect(() => {
    const now = stage.value;
    void now?.pictures.value;
    const level = shownLevel.value;
    const scale = now && level && scaleOf(now.pane, drawnMesh(level.mesh), now.framed);
    if (!bar.current || !text.current) return;
    bar.current.hidden = !scale;
    if (!scale) return;
    bar.current.style.width = `${scale.pixels.toFixed(1)}px`;
    text.current.textContent = `${scale.length >= 1000 ? formatCount(Math.round(scale.length)) : formatPlain(Number(scale.length.toPrecision(3)))} ${unitOf()}`;
  });
  return (
    <div class="a-scale" ref={bar} hidden>
      <span class="num" ref={text} />
    </div>
  );
}
