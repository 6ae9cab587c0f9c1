/** Change it, and watch the numbers follow. */
import { useEffect, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { boxDepth, experiment, morph, study, tree } from '../../core/store';
import { studyPanels } from '../../core/study/slot';
import { t } from '../../base/i18n/messages';
import type { Experiment, FrameInput, Vec3 } from '../../model';
import type { MethodModule } from '../../model/method/types';
import type { SettingValue } from '../../model/study/schema';
import { methods } from '../../model/methods';
import { soundMethod } from '../../../package/methods';
import { Icon } from '../../base/controls/Icon';
import { Slider } from '../../base/controls/Slider';
import { formatShort } from '../numbers';
import { flip, showAgain, showScene } from '../player';
import { flipped, ghostCount, numbers, variant } from '../state';
import { evaluate } from '../tour/expression';
import type { TryControl, Tryout as TryoutType } from '../tour/types';
import { SayInline } from './Say';

export function Tryout({ tryout: { goal, controls = [], lines = [] } }: { tryout: TryoutType }) {
  return (
    <section class="l-try">
      {goal && <Goal {...goal} />}
      {controls.map((control) => (
        <Control key={'label' in control ? control.label : control.kind} control={control} />
      ))}
      {lines.length > 0 && (
        <dl class="l-lines" aria-label={t('learn.try.lines')}>
          {lines.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <SayInline text={name} />
              </dt>
              <dd class="num">{valueOf(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <button type="button" class="bt ghost" onClick={showAgain}>
        {t('learn.try.reset')}
      </button>
    </section>
  );
}

/** What to reach: it checks itself while things are changed, and stays reached. */
function Goal({ say, when }: NonNullable<TryoutType['goal']>) {
  const [reached, setReached] = useState(false);
  const now = holds(when);
  useEffect(() => {
    if (now) setReached(true);
  }, [now]);
  return (
    <p class={`l-goal ${reached ? 'reached' : ''}`} role="status">
      <span class={`l-mark ${reached ? 'yes' : ''}`} aria-hidden="true">
        {reached && <Icon name="check" />}
      </span>
      <span>
        <b>{t(reached ? 'learn.goal.reached' : 'learn.goal')}</b> <SayInline text={say} />
      </span>
    </p>
  );
}

function holds(condition: string): boolean {
  try {
    return evaluate(condition, numbers.value) === 1;
  } catch {
    // What it asks of is not in the trace now.
    return false;
  }
}

function valueOf(expression: string): string {
  try {
    return formatShort(evaluate(expression, numbers.value), 4);
  } catch {
    // The step it is a number of is not there with what was changed.
    return '–';
  }
}

function Control({ control }: { control: TryControl }) {
  switch (control.kind) {
    case 'time':
      return null;
    case 'ghosts': {
      const { most } = control;
      const count = ghostCount.value;
      return (
        <Row label={t('learn.try.ghosts')} value={String(count)}>
          <Slider
            label={t('learn.try.ghosts')}
            value={(count - 1) / (most - 1)}
            text={String(count)}
            steps={most - 1}
            onChange={(value) => (ghostCount.value = Math.round(1 + value * (most - 1)))}
          />
        </Row>
      );
    }
    case 'morph':
      return (
        <Row label={t('view.morph')} value={t('percent', { value: Math.round(morph.value * 100) })}>
          <Slider
            label={t('view.morph')}
            value={morph.value}
            text={t('percent', { value: Math.round(morph.value * 100) })}
            onChange={(value) => actions.setMorph(value)}
          />
        </Row>
      );
    case 'method':
      return <MethodSwitch />;
    case 'depth':
      return <BoxDepth most={control.most} />;
    case 'number':
      return <NumberControl control={control} />;
    case 'flip':
      return (
        <button type="button" class="bt lg" aria-pressed={flipped.value} onClick={() => void flip()}>
          <SayInline text={control.label} />
        </button>
      );
    case 'coordinate':
      return <CoordinateControl control={control} />;
    case 'scenes':
      return <ScenesControl control={control} />;
    case 'setting':
      return <SettingControl control={control} />;
  }
}

function NumberControl({ control }: { control: Extract<TryControl, { kind: 'number' }> }) {
  const plan = experiment.value;
  if (!plan) return null;
  const [least, most, step] = control.range;
  const frame = tree.value?.frame ?? 0;
  const motion = plan.inputs[frame]?.displacement ?? [0, 0, 0];
  const value =
    control.set === 'radius'
      ? plan.radii[1]
      : control.set === 'sweeps'
        ? (plan.maxSweeps ?? most)
        : Math.hypot(...motion);
  const set = (next: number) => {
    if (control.set === 'radius') void actions.setExperiment({ radii: [plan.radii[0], next, plan.radii[2]] });
    else if (control.set === 'sweeps') void actions.setExperiment({ maxSweeps: Math.round(next) });
    else if (value > 0) void actions.setExperiment({ inputs: stretched(plan.inputs, frame, next / value) });
  };
  const steps = Math.round((most - least) / step);
  return (
    <Row label={control.label} value={formatShort(value, 3)}>
      <Slider
        label={control.label}
        value={Math.min(1, Math.max(0, (value - least) / (most - least)))}
        text={formatShort(value, 3)}
        steps={steps}
        onChange={(part) => set(least + Math.round(part * steps) * step)}
      />
    </Row>
  );
}

function CoordinateControl({ control }: { control: Extract<TryControl, { kind: 'coordinate' }> }) {
  const start = experiment.value?.start;
  if (!start) return null;
  const { label, axis, range } = control;
  const [least, most, step] = range;
  const steps = Math.round((most - least) / step);
  const value = start[axis];
  const set = (part: number) => {
    const next = Number((least + Math.round(part * steps) * step).toFixed(6));
    if (next === value) return;
    const [x, y, z] = start.map((old, at) => (at === axis ? next : old));
    void actions.setExperiment({ start: [x!, y!, z!] });
  };
  return (
    <Row label={label} value={formatShort(value, 3)}>
      <Slider
        label={label.replace(/[*$]/g, '')}
        value={Math.min(1, Math.max(0, (value - least) / (most - least)))}
        text={formatShort(value, 3)}
        steps={steps}
        onChange={set}
      />
    </Row>
  );
}

function SettingControl({ control }: { control: Extract<TryControl, { kind: 'setting' }> }) {
  const { label, set: name, axis, range } = control;
  const given = study.value?.run.settings[name];
  const value = axis === undefined ? given : (given as readonly number[] | undefined)?.[axis];
  if (typeof value !== 'number') return null;
  const [least, most, step] = range;
  const steps = Math.round((most - least) / step);
  const set = (part: number) => {
    const next = Number((least + Math.round(part * steps) * step).toFixed(6));
    if (next === value) return;
    const whole = axis === undefined ? next : (given as readonly number[]).map((old, at) => (at === axis ? next : old));
    void studyPanels.peek()?.set({ [name]: whole as SettingValue });
  };
  return (
    <Row label={label} value={formatShort(value, 3)}>
      <Slider
        label={label.replace(/[*$]/g, '')}
        value={Math.min(1, Math.max(0, (value - least) / (most - least)))}
        text={formatShort(value, 3)}
        steps={steps}
        onChange={set}
      />
    </Row>
  );
}

function ScenesControl({ control: { label, options } }: { control: Extract<TryControl, { kind: 'scenes' }> }) {
  return (
    <fieldset class="l-options">
      <legend>
        <SayInline text={label} />
      </legend>
      {options.map(({ text, scene }, at) => (
        <label key={text} class={variant.value === at ? 'on' : ''}>
          <input
            type="radio"
            name="l-scene"
            checked={variant.value === at}
            onChange={() => void showScene(scene, at)}
          />
          <span>
            <SayInline text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Row({ label, value, children }: { label: string; value: string; children: preact.ComponentChildren }) {
  return (
    <div class="l-control">
      <span>
        <SayInline text={label} />
      </span>
      {children}
      <b class="num">{value}</b>
    </div>
  );
}

/** The motion of one frame made longer; those before it stay, so it still begins where it did. */
function stretched(inputs: readonly FrameInput[], frame: number, by: number): FrameInput[] {
  return inputs.map((input, at) =>
    at === frame ? { ...input, displacement: input.displacement.map((value) => value * by) as unknown as Vec3 } : input,
  );
}

/** As the flaws are compared: without clearance, so that both meet the same contact. */
const asCompared = ({ id, sides }: MethodModule): Partial<Experiment> => ({
  method: id,
  sides,
  skin: id === soundMethod ? 0 : null,
});

function MethodSwitch() {
  const now = experiment.value?.method;
  return (
    <div class="l-verdicts" role="group" aria-label={t('learn.try.method')}>
      {methods.map((method) => (
        <button
          key={method.id}
          type="button"
          class={`bt lg ${now === method.id ? 'on' : ''}`}
          aria-pressed={now === method.id}
          onClick={() => void actions.setExperiment(asCompared(method))}
        >
          {t(method.name)}
        </button>
      ))}
    </div>
  );
}

function BoxDepth({ most }: { most: number }) {
  // As the text counts: the four boxes that the mesh is cut into first are level 1.
  const level = Math.min((boxDepth.value ?? most) + 1, most);
  return (
    <Row label={t('learn.try.boxes')} value={String(level)}>
      <Slider
        label={t('learn.try.boxes')}
        value={(level - 1) / (most - 1)}
        text={String(level)}
        steps={most - 1}
        onChange={(part) => actions.setBoxDepth(Math.round(part * (most - 1)))}
      />
    </Row>
  );
}
