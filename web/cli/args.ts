/** The arguments of `sweepscope audit`. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { eventKinds, type EventKind } from '../audit/detectors/types';
import { detectors, thresholdKey } from '../audit/detectors';
import { moveNumbers } from '../package/settings.gen';
import { faultOf, isAngle, settingBounds, usualSettings } from '../audit/run/settings';
import type { AuditSettings } from '../audit/run/types';
import { usualSides } from '../package/methods';
import { MethodValues } from '../package/trace/events.gen';
import { CommandFault } from './fault';

/** What a setting is called here, where that is another name. */
const optionOf: Readonly<Record<string, string>> = {
  framesPerSecond: 'fps',
  jumpSpeed: 'jump',
  stepHeight: 'step',
  snapDistance: 'snap',
  slopeLimit: 'slope',
};
const optionFor = (setting: string): string =>
  optionOf[setting] ?? setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Numbers of a move without a line of their own. */
function furtherOptions(): string {
  const further = moveNumbers.filter(({ name }) => !(name in optionOf));
  const called = further.map(({ name, unit }) => `--${optionFor(name)}${unit === 'angle' ? ' DEGREES' : ' N'}`);
  return `${called.join('  ')}  (left to the method)`;
}

export const usage = `Usage: sweepscope audit FILE... [options]

Walks many bodies over a level and says where they fall through, stick, hop or jitter.
FILE is one level (glb, gltf, obj, stl, ply, off, dae, fbx, 3mf, vrm, json, zip). What a .gltf needs is taken from beside it, or named as well.

Bodies
  --bodies N         how many walk (2000)             --frames N     frames each (600)
  --seed N           every walk follows from it (1)   --fps N        frames a second (60)
  --radii X,Y,Z      half extents (0.35,0.9,0.35)     --speed V      length a second (4)
  --gravity G        length a second squared (9.81)   --jump V       speed of a jump; 0: none (0)
  --step H           step height (0.3)                --snap D       snap distance (0.3)
  --slope DEGREES    steepest ground (50)
  ${furtherOptions()}
  --method NAME      robust or paper (robust)         --beside NAME  a second method from the same starts
Level
  --scale S          units of the file in metres      --up y|z       which axis is up
                     (both as the file says, or guessed)
  --all-parts        use every part, also where some are named as collision
Answer
  --json [FILE]      the report as JSON, to standard output or a file (.json)
  --html FILE        the report as one page with pictures
  --csv FILE         a row for each spot
  --fail-on LIST     exit with 1 where a count is reached, such as fallsThrough=1,sticks=10; none: never
                     (fallsThrough=1,sticks=1,trapped=1,frozen=1)
  --threshold LIST   what counts, such as hops.beyond=0.05; --list-thresholds shows all
  --workers N        threads (${availableParallelism()})              --quiet        no progress

Exit status: 0 fine, 1 --fail-on reached, 2 the level or an option could not be used, or nobody could stand on it.`;

/** Follows the error, in place of the whole help. */
export const hint = 'npx sweepscope audit --help shows what can be said.';

/** Names of levels, to recognise one after --json, --html or --csv. */
const levels = /\.(glb|gltf|obj|stl|ply|off|dae|fbx|3mf|vrm|zip)$/i;

export interface AuditArguments {
  readonly files: readonly string[];
  readonly runs: readonly AuditSettings[];
  readonly scale: number | undefined;
  readonly up: 'y' | 'z' | undefined;
  readonly allParts: boolean;
  /** '-': standard output */
  readonly json: string | undefined;
  readonly html: string | undefined;
  readonly csv: string | undefined;
  readonly failOn: ReadonlyMap<EventKind, number>;
  readonly workers: number;
  readonly quiet: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  ...(Object.fromEntries(moveNumbers.map(({ name }) => [optionFor(name), text])) as Record<string, typeof text>),
  bodies: text, frames: text, seed: text, fps: text, radii: text, speed: text, gravity: text, jump: text, step: text,
  snap: text, slope: text, method: text, beside: text, scale: text, up: text, csv: text, html: text, 'fail-on': text,
  threshold: text, workers: text, json: text, 'all-parts': flag, quiet: flag, 'list-thresholds': flag, help: flag,
} as const; // prettier-ignore

/** @returns undefined where only words were asked for; they are printed @throws CommandFault */
export function argumentsFrom(args: readonly string[]): AuditArguments | undefined {
  const { values, positionals } = parsed(args);
  if (values.help || values['list-thresholds']) {
    console.log(values.help ? usage : thresholdList());
    return undefined;
  }
  if (positionals.length === 0) throw new CommandFault(`Name the file of a level. ${hint}`);
  for (const name of ['html', 'csv'] as const) demandNoLevel(name, values[name]);
  const settings = settingsFrom(values);
  const beside = values.beside === undefined ? [] : [{ ...settings, ...methodFrom('beside', values.beside) }];
  return {
    files: positionals,
    runs: [settings, ...beside],
    scale:
      values.scale === undefined ? undefined : within('scale', numberFrom('scale', values.scale), 1e-9, 1e9, false),
    up: values.up === undefined ? undefined : oneOf('up', values.up, ['y', 'z'] as const),
    allParts: values['all-parts'],
    json: values.json,
    html: values.html,
    csv: values.csv,
    failOn: limitsFrom(values['fail-on'] ?? 'fallsThrough=1,sticks=1,trapped=1,frozen=1'),
    workers: within(
      'workers',
      numberFrom('workers', values.workers ?? String(availableParallelism())),
      1,
      4 * availableParallelism(),
      true,
    ),
    quiet: values.quiet,
  };
}

function parsed(args: readonly string[]) {
  // `--json` alone is standard output; the parser has no options with an optional value. The next word is its file if it looks like one.
  const behind = args[args.indexOf('--json') + 1];
  if (args.includes('--json') && behind !== undefined && !/^-|\.json$/i.test(behind) && !levels.test(behind))
    throw new CommandFault(`--json is followed by "${behind}"; the file of the report must end in .json.`);
  const given = args.flatMap((arg, k) =>
    arg === '--json' && !/\.json$/i.test(args[k + 1] ?? '')
      ? ['--json=-']
      : args[k - 1] === '--json' && arg === '-'
        ? []
        : [arg],
  );
  try {
    return parseArgs({ args: given.map((arg) => arg), options, allowPositionals: true });
  } catch (error) {
    throw new CommandFault(notParsed(error as NodeJS.ErrnoException), hint);
  }
}

/** The parser's messages are about parsing: they mention positional arguments where a letter is wrong. */
function notParsed({ code, message }: NodeJS.ErrnoException): string {
  const given = /'-?-?([^' =]+)/.exec(message)?.[1];
  const known = given !== undefined && given in options ? options[given as keyof typeof options] : undefined;
  if (known) return `--${given} ${known.type === 'boolean' ? 'takes no value' : 'needs a value behind it'}.`;
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || given === undefined) return message;
  const near = Object.keys(options).find((name) => name.slice(0, 3) === given.slice(0, 3));
  return `There is no option --${given}${near === undefined ? '' : `; there is --${near}`}.`;
}

type Values = ReturnType<typeof parsed>['values'];

/** A level in the place of an output file would be overwritten. */
function demandNoLevel(name: 'html' | 'csv', file: string | undefined): void {
  if (file !== undefined && levels.test(file))
    throw new CommandFault(`--${name} is followed by "${file}", a level; it must be the file of the answer.`);
}

function settingsFrom(values: Values): AuditSettings {
  const of = (name: keyof Values, usual: number) =>
    values[name] === undefined ? usual : numberFrom(name, values[name] as string);
  const settings: AuditSettings = {
    ...usualSettings,
    seed: of('seed', usualSettings.seed),
    bodies: of('bodies', usualSettings.bodies),
    frames: of('frames', usualSettings.frames),
    framesPerSecond: of('fps', usualSettings.framesPerSecond),
    radii: values.radii === undefined ? usualSettings.radii : radiiFrom(values.radii),
    speed: of('speed', usualSettings.speed),
    gravity: of('gravity', usualSettings.gravity),
    jumpSpeed: of('jump', usualSettings.jumpSpeed),
    ...Object.fromEntries(moveNumbers.map(({ name }) => [name, moveNumberFrom(values, name)])),
    thresholds: Object.fromEntries(pairsFrom('threshold', values.threshold ?? '')),
    ...methodFrom('method', values.method ?? usualSettings.method),
  };
  const fault = faultOf(settings);
  if (!fault) return settings;
  if (Number.isNaN(fault.least))
    throw new CommandFault(`There is no threshold ${fault.name}; --list-thresholds shows all.`);
  const whole = settingBounds.some((bound) => bound.name === fault.name && bound.whole);
  const degrees = isAngle(fault.name) ? 180 / Math.PI : 1;
  const range = `from ${rounded(fault.least * degrees)} to ${rounded(fault.most * degrees)}`;
  const option = fault.name.includes('.') ? `threshold ${fault.name}` : optionFor(fault.name);
  throw new CommandFault(`--${option} must be ${whole ? 'a whole number ' : ''}${range}.`);
}

const rounded = (value: number) => Number(value.toPrecision(3));

function moveNumberFrom(values: Values, setting: (typeof moveNumbers)[number]['name']): number | null {
  const option = optionFor(setting);
  const given = values[option as keyof Values] as string | undefined;
  if (given === undefined) return usualSettings[setting];
  const number = numberFrom(option, given);
  return isAngle(setting) ? (number * Math.PI) / 180 : number;
}

function within(name: string, value: number, least: number, most: number, whole: boolean): number {
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
  throw new CommandFault(`--${name} must be ${whole ? 'a whole number ' : ''}from ${least} to ${most}.`);
}

/** A method meets the sides it usually does. */
function methodFrom(name: string, value: string): Pick<AuditSettings, 'method' | 'sides'> {
  const method = oneOf(name, value, MethodValues);
  return { method, sides: usualSides[method] };
}

function numberFrom(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number))
    throw new CommandFault(`--${name} is "${value}"; it must be a number.`);
  return number;
}

function radiiFrom(value: string): [number, number, number] {
  const radii = value.split(',').map((part) => numberFrom('radii', part));
  if (radii.length !== 3)
    throw new CommandFault(`--radii is "${value}"; it must be three numbers with commas between them.`);
  return radii as [number, number, number];
}

function oneOf<T extends string>(name: string, value: string, all: readonly T[]): T {
  const found = all.find((each) => each === value);
  if (!found) throw new CommandFault(`--${name} is "${value}"; it must be ${all.join(' or ')}.`);
  return found;
}

function pairsFrom(name: string, value: string): [string, number][] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [key, number, more] = part.split('=').map((side) => side.trim());
      if (number === undefined || more !== undefined)
        throw new CommandFault(`--${name} has "${part}"; it must be name=number.`);
      return [key, numberFrom(name, number)];
    });
}

function limitsFrom(value: string): Map<EventKind, number> {
  if (value === 'none') return new Map();
  const limits = pairsFrom('fail-on', value);
  if (limits.length === 0) throw new CommandFault('--fail-on is empty; it must be none, or such as fallsThrough=1.');
  return new Map(
    limits.map(([kind, count]) => [oneOf('fail-on', kind, eventKinds), within('fail-on', count, 1, 1e9, true)]),
  );
}

const thresholdList = () =>
  detectors
    .flatMap((detector) =>
      detector.thresholds.map(
        (threshold) =>
          `${thresholdKey(detector, threshold)} = ${threshold.usual} (${threshold.unit === 'angle' ? 'radians' : threshold.unit})`,
      ),
    )
    .join('\n');
