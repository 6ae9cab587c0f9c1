/** The run: how far it is, how long it takes, and what can be done about it. */
import { moveNumbers } from '../../../package/settings.gen';
import type { ComponentChildren } from 'preact';
import { meshState } from '../../core/store';
import { meshName } from '../../workbench/meshName';
import { Icon } from '../../base/controls/Icon';
import { Section } from '../../workbench/left/Section';
import { formatCount, formatPlain } from '../../base/i18n/numbers';
import { knows, t } from '../../base/i18n/messages';
import { detectors, thresholdKey } from '../../../audit/detectors';
import type { Progress } from '../../../audit/pool/run';
import { cancel, goOn, pause, start } from '../room/actions';
import { refused } from '../room/followAddress';
import { draft, runsOf } from '../room/settings';
import { found, progress, workers } from '../room/state';
import { faultOf, isAngle, settingBounds } from '../../../audit/run/settings';
import { timeText } from './timeText';

const underWay: ReadonlySet<Progress['state']> = new Set(['starting', 'running', 'pausing', 'paused']);

export function RunPanel() {
  const now = progress.value;
  const bodies = found.value?.settings.bodies ?? 0;
  // A whole percent once it is reached, so that it is 100 at the end only.
  const percent = now && bodies > 0 ? Math.floor((100 * now.bodies) / bodies) : 0;
  return (
    <Section
      class="a-run"
      title={t(now ? `audit.state.${now.state}` : 'audit.run')}
      aside={now && <span class="num">{t('percent', { value: percent })}</span>}
    >
      {now && (
        <>
          <div
            class="a-bar"
            role="progressbar"
            aria-label={t('audit.run')}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ width: `${percent}%` }} />
          </div>
          <Figures now={now} />
          <Remarks now={now} />
        </>
      )}
      <RefusedOfLink />
      <Fault />
      <Buttons now={now} />
    </Section>
  );
}

function Figures({ now }: { now: Progress }) {
  const of = found.value;
  if (!of) return null;
  const runs = of.besideSettings ? 2 : 1;
  const { bodies, frames } = of.settings;
  const rows: readonly (readonly [string, ComponentChildren])[] = [
    [t('audit.bodies'), t('audit.of', { done: now.bodies, all: bodies })],
    // Walks that end early, as over the edge of the level, leave fewer than there could be.
    [
      t('audit.moves'),
      underWay.has(now.state)
        ? t('audit.of', { done: now.moves, all: bodies * frames * runs })
        : formatCount(now.moves),
    ],
    [
      t('audit.rate.workers', { count: workers.value }),
      now.rate > 0 ? t('audit.perSecond', { count: Math.round(now.rate) }) : '–',
    ],
    ...(workers.value > 1 && now.shared !== undefined
      ? [[t('audit.mesh'), t(now.shared ? 'audit.mesh.shared' : 'audit.mesh.copied')] as const]
      : []),
    underWay.has(now.state)
      ? [t('audit.left'), now.left === null ? '–' : timeText(now.left)]
      : [t('audit.took'), timeText(now.seconds)],
  ];
  return (
    <dl class="a-kv num">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What has to be said about the run: whose results these are, who did not walk, what went wrong. */
function Remarks({ now }: { now: Progress }) {
  const of = found.value;
  if (!of) return null;
  const over = !underWay.has(now.state);
  const { walked, without } = of.merged.starts;
  const gone = of.merged.spots.count('leavesLevel').bodies;
  const refused = `solver.error.${now.refused}`;
  const texts = [
    now.state === 'failed' &&
      t('audit.failed', { fault: knows(refused) ? t(refused, { element: -1 }) : (now.fault ?? '') }),
    over && now.bodies > 0 && walked === 0 && t('audit.nobody'),
    over && gone > walked / 2 && t('audit.gone', { gone, walked }),
    walked > 0 && without > 0 && t('audit.without', { count: without }),
    meshState.value?.mesh !== of.level.mesh && t('audit.ofLevel', { name: meshName(of.level.mesh) }),
    over && settingsDiffer() && t('audit.changed'),
  ];
  return (
    <>
      {texts.map(
        (text) =>
          text && (
            <p class="a-remark" key={text}>
              {text}
            </p>
          ),
      )}
    </>
  );
}

function settingsDiffer(): boolean {
  const of = found.value;
  if (!of) return false;
  const ran = [of.settings, ...(of.besideSettings ? [of.besideSettings] : [])];
  return JSON.stringify(ran) !== JSON.stringify(runsOf(draft.value));
}

/** What the address asks for and cannot have, by its name there. */
function RefusedOfLink() {
  if (refused.value.length === 0) return null;
  return (
    <p class="problem" role="alert">
      {refused.value.map(({ name, value, wants, least = 0, most = 0 }) => (
        <span key={name}>
          {t('audit.link.refused', {
            ...{ name, value, wants: wants ?? 'nothing' },
            ...{ least: formatPlain(least), most: formatPlain(most) },
          })}{' '}
        </span>
      ))}
    </p>
  );
}

/** What is wrong with the settings, by the name that stands beside its field. */
function Fault() {
  const fault = faultOf(draft.value.settings);
  if (!fault) return null;
  const { name, least, most } = fault;
  const whole = settingBounds.some((bound) => bound.name === name && bound.whole);
  const shown = (bound: number) => formatPlain(isAngle(name) ? (bound * 180) / Math.PI : bound);
  const text = t('audit.fault', {
    name: labelOf(name),
    whole: whole ? 'yes' : 'no',
    least: shown(least),
    most: shown(most),
  });
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}

function labelOf(name: string): string {
  const detector = detectors.find((each) =>
    each.thresholds.some((threshold) => thresholdKey(each, threshold) === name),
  );
  const key =
    name === 'radii'
      ? 'audit.radii.name'
      : name === 'framesPerSecond'
        ? 'audit.rate'
        : moveNumbers.some((number) => number.name === name)
          ? `solver.${name}`
          : `audit.${detector ? 'threshold.' : ''}${name}`;
  const label = knows(key) ? t(key) : name;
  return detector ? `${t(`audit.kind.${detector.kind}`)}: ${label}` : label;
}

function Buttons({ now }: { now: Progress | null }) {
  if (!now || !underWay.has(now.state)) {
    const ready = meshState.value !== null && !faultOf(draft.value.settings);
    return (
      <div class="bts">
        <button
          type="button"
          class="bt pri"
          disabled={!ready}
          title={now ? t('audit.again.title') : undefined}
          onClick={() => void start()}
        >
          {t(now ? 'audit.again' : 'audit.start')}
        </button>
      </div>
    );
  }
  const resting = now.state === 'paused' || now.state === 'pausing';
  return (
    <div class="bts">
      <button type="button" class="bt" onClick={resting ? goOn : pause}>
        <Icon name={resting ? 'play' : 'pause'} />
        {t(resting ? 'audit.goOn' : 'audit.pause')}
      </button>
      <button type="button" class="bt" onClick={cancel}>
        {t('audit.cancel')}
      </button>
    </div>
  );
}
