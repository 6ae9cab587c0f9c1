/**
 * The moment as a link: `#v1=` and the deflated JSON of what differs from the obvious, in base64url. Pure: text in, text out.
 *
 * A link may come from anybody, cut in half or edited by hand. Everything in it is checked before it is believed; what does not
 * pass is a LinkError, never a crash.
 */
import { numberFields } from '../../model/moveNumbers';
import { MethodValues } from '../../../package/trace/events.gen';
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import * as v from 'valibot';
import { decodeBreakpoints } from '../breakpoints/code';
import { isMeshHash } from '../../../mesh/hash';
import { codedStudy, linkedStudy, type LinkedStudy, linkedStudySchema } from '../../model/study/link';
import { isAddress, isStudyAddress } from '../../../package/trace/address';
import { mostPins, readPin } from '../../model/pins';
import type { Recipe } from '../../../mesh/repair/types';
import type { StepLevel } from '../../../package/trace/steps';
import { base64url, fromBase64url } from '../../base/base64url';
import type { Bodies } from '../../model/bodies';
import type { ComparedOption, OptionChanges } from '../../model/comparison';
import { maxFrames } from '../../model/experiment';
import { sameSettings } from '../../model/frameSettings';
import { inflateUpTo } from '../../base/inflate';
import { codedView, type LinkedView, viewOf, viewSchema } from './linkedView';
import { readBodies } from './linkedBodies';
import { linkedRecipe, recipeSchema } from './linkedRecipe';
import { count, defined, number } from './linkParts';
import { splitTail, withTail } from './linkTail';
import { longestNote, mostLinkedNotes } from '../../model/noteLimits';
import type { Experiment, FrameInput, Note, Vec3 } from '../../model';

/** Longest fragment that mail programs and chats let through. */
export const longestLink = 1900;
/** What is read as a moment. More is none of ours; unpacking it would only cost memory. */
interface Room {
  /** characters of the fragment */
  readonly longest: number;
  /** bytes that it may unpack to */
  readonly most: number;
}
/** A study with every list as long as it gets takes a third of a megabyte; everything else a few kilobytes. */
const roomOfLink: Room = { longest: 64_000, most: 500_000 };
/** What this browser keeps has no end to fit into: 20,000 inputs of their own take three megabytes. */
export const roomOfKept: Room = { longest: Infinity, most: 8_000_000 };
/** Small meshes travel in the link itself. */
export const largestInline = 60;

const prefix = '#v1=';

export interface LinkedMesh {
  readonly name: string;
  readonly hash: string;
  readonly parts: number;
  /** how many; tells people which file it is. Absent in links of before, and where the mesh is there itself */
  readonly triangles?: number;
  /** the mesh itself, when it is small enough */
  readonly inline: { readonly positions: ArrayLike<number>; readonly indices: ArrayLike<number> } | null;
  /** what is chosen of its parts, as `codedParts` writes it; looked at when it is used (state/parting.ts) */
  readonly parted?: unknown;
}

/** Everything a link says. Changes of the experiment are against the preset's own; a file's experiment is there in full. */
export interface Moment {
  readonly preset: string | null;
  readonly mesh: LinkedMesh | null;
  /** the study that is open in place of a run, on that mesh if there is one */
  readonly study?: LinkedStudy | null;
  /** how its mesh was mended, which the link names as it was */
  readonly repair?: Recipe | null;
  readonly changes: Partial<Experiment>;
  /** what the second experiment of a comparison does differently; null: nothing is compared */
  readonly compare: OptionChanges | null;
  /** name under which this browser keeps inputs that were too long for the link */
  readonly keptInputs: string | null;
  /** as `breakpoints/code.ts` writes them; null: the usual ones; absent: nothing is said about them */
  readonly breakpoints?: string | null;
  readonly address: string;
  readonly level: StepLevel;
  readonly view: Partial<LinkedView>;
  /** numbers pinned for watching, as `pinText` writes them */
  readonly pins?: readonly string[];
  readonly notes?: readonly Note[];
  /** beside the one that is shown; in links, not in the data that tours are made of */
  readonly bodies?: Bodies | null;
}

export class LinkError extends Error {
  override readonly name = 'LinkError';
  // A detail: two errors of one code are the same error.
  readonly #wrong: WrongField | null;

  /** `newer`: made by a later version of the page; `damaged`: cut or edited */
  constructor(
    readonly code: 'newer' | 'damaged',
    wrong: WrongField | null = null,
  ) {
    super(`link ${code}`);
    this.#wrong = wrong;
  }

  /** what of its data is no moment's, where that is known */
  get wrong(): WrongField | null {
    return this.#wrong;
  }
}

interface WrongField {
  /** such as `e.radii.0` */
  readonly path: string;
  /** `check`: what has no name */
  readonly expected: string;
  readonly found: string;
}

/** Of an issue of valibot's; short, for it is made of what somebody sent. */
function wrongOf({ path, expected, received }: v.BaseIssue<unknown>): WrongField {
  const keys = (path ?? []).map(({ key }) => String(key).slice(0, 40));
  return { path: keys.join('.'), expected: (expected ?? 'check').slice(0, 80), found: received.slice(0, 60) };
}

const isAnyAddress = (text: string): boolean => isAddress(text) || isStudyAddress(text);

const levels = ['frame', 'slide', 'triangle', 'check'] as const;
const vec3 = v.tuple([number, number, number]);
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const sides = v.picklist(['both', 'front']);
const precision = v.picklist(['double', 'single']);
const optionFields = {
  method: v.picklist(MethodValues),
  ...{ sides, precision },
  ...numberFields(number),
} satisfies Record<ComparedOption, unknown>;
const optionsSchema = v.partial(v.strictObject(optionFields));
/** What single frames of a recorded game have of their own: where they begin, and settings. */
const ownSchema = v.strictObject({
  p: v.optional(vec3),
  o: v.optional(v.partial(v.strictObject({ sides, precision, ...numberFields(number), radii: vec3 }))),
});
/** Inputs run-length coded: [frames, displacement xyz, gravity xyz], and what those frames have of their own. */
const plainRun = [count(maxFrames), number, number, number, number, number, number] as const;
const inputRuns = v.array(v.union([v.strictTuple(plainRun), v.strictTuple([...plainRun, ownSchema])]));

const changesSchema = v.partial(v.strictObject({ ...optionFields, radii: vec3, start: vec3, inputs: inputRuns }));

const meshSchema = v.pipe(
  v.strictObject({
    n: text(300),
    h: v.pipe(v.string(), v.check(isMeshHash)),
    q: count(1e9),
    t: v.optional(count(1e9)),
    c: v.optional(v.unknown()),
    p: v.optional(
      v.pipe(
        v.array(number),
        v.maxLength(9 * largestInline),
        v.check((list) => list.length % 3 === 0),
      ),
    ),
    i: v.optional(
      v.pipe(
        v.array(count(3 * largestInline)),
        v.maxLength(3 * largestInline),
        v.check((list) => list.length % 3 === 0),
      ),
    ),
  }),
  v.check(({ p = [], i = [] }) => indicesFit(i, p)),
);

/** Whether every corner of a mesh that came along is one of its vertices. */
export const indicesFit = (indices: readonly number[], positions: readonly number[]): boolean =>
  indices.every((index) => 3 * index < positions.length);

const momentSchema = v.pipe(
  v.strictObject({
    p: v.optional(text(100)),
    m: v.optional(meshSchema),
    x: v.optional(linkedStudySchema),
    r: v.optional(recipeSchema),
    e: v.optional(changesSchema),
    b: v.optional(optionsSchema),
    k: v.optional(v.pipe(v.string(), v.regex(/^inputs-[0-9a-f]{16}$/))),
    s: v.optional(
      v.pipe(
        v.string(),
        v.check((code) => decodeBreakpoints(code) !== null),
      ),
    ),
    a: v.pipe(v.string(), v.check(isAnyAddress)),
    l: v.optional(count(levels.length - 1)),
    w: v.optional(viewSchema),
    n: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            text(80),
            v.check((pin) => readPin(pin) !== null),
          ),
        ),
        v.maxLength(mostPins),
      ),
    ),
    t: v.optional(
      v.pipe(
        v.array(v.tuple([v.pipe(v.string(), v.check(isAnyAddress)), text(longestNote)])),
        v.maxLength(mostLinkedNotes),
      ),
    ),
  }),
  // A study can do without a mesh.
  v.check(({ p, m, x }) => (p === undefined) !== (m === undefined) || (x !== undefined && p === undefined)),
  v.check(({ p, x }) => p === undefined || x === undefined || p.startsWith(`${x.i}.`)),
  v.check(({ a, t = [], x }) => x !== undefined || [a, ...t.map(([at]) => at)].every(isAddress)),
);

/** True for fragments that claim to be links to a moment, of this or a later version. Other anchors are none of our business. */
export function isMomentFragment(fragment: string): boolean {
  return /^#v\d+=/.test(fragment);
}

/** The moment as the plain data that a link, or a tour, is made of. */
export function momentJson(moment: Moment) {
  const {
    preset,
    mesh,
    study,
    repair,
    changes,
    compare,
    keptInputs,
    breakpoints,
    address,
    level,
    view,
    pins = [],
    notes = [],
  } = moment;
  const { inputs, ...plain } = changes;
  const coded = { ...plain, ...(inputs && { inputs: runsOf(inputs) }) };
  return {
    ...(preset !== null && { p: preset }),
    ...(mesh && { m: codedMesh(mesh) }),
    ...(study && { x: codedStudy(study) }),
    ...(repair && { r: repair }),
    ...(Object.keys(coded).length > 0 && { e: coded }),
    ...(compare && { b: compare }),
    ...(keptInputs !== null && { k: keptInputs }),
    ...(typeof breakpoints === 'string' && { s: breakpoints }),
    a: address,
    l: levels.indexOf(level),
    ...(pins.length > 0 && { n: pins }),
    ...(Object.keys(view).length > 0 && {
      w: codedView(view),
    }),
    ...(notes.length > 0 && { t: notes.map(({ address, text }) => [address, text]) }),
  };
}

export function encodeMoment(moment: Moment): string {
  const head = deflateSync(strToU8(JSON.stringify(momentJson(moment))), { level: 9 });
  return prefix + base64url(moment.bodies ? withTail(head, { bodies: moment.bodies }) : head);
}

/** @throws LinkError */
export function decodeMoment(fragment: string, room = roomOfLink): Moment {
  if (!fragment.startsWith(prefix)) throw new LinkError(isMomentFragment(fragment) ? 'newer' : 'damaged');
  const { json, more } = unpack(fragment.slice(prefix.length), room);
  const moment = readMoment(json);
  // A study has a body of its own, or none.
  return more === null || moment.study ? moment : { ...moment, ...readMore(more) };
}

/** What else a later version has to say is left alone. */
function readMore(more: object): Pick<Moment, 'bodies'> {
  if (!('bodies' in more)) return {};
  const bodies = readBodies(more.bodies);
  if (!bodies) throw new LinkError('damaged');
  return { bodies };
}

/** @throws LinkError for data that is no moment */
export function readMoment(json: unknown): Moment {
  // The first thing wrong is enough: a list of a hundred thousand wrong ones would cost as many messages.
  const result = v.safeParse(momentSchema, json, { abortEarly: true });
  if (!result.success) throw new LinkError('damaged', wrongOf(result.issues[0]));
  const { p, m, x, r, e, b, k, s, a, l, w, n, t } = result.output;
  const { inputs, ...plain } = e ?? {};
  return {
    preset: p ?? null,
    mesh: m ? linkedMesh(m) : null,
    ...(x && { study: linkedStudy(x) }),
    ...(r && { repair: linkedRecipe(r) }),
    changes: { ...defined(plain), ...(inputs && { inputs: inputsOf(inputs) }) },
    compare: b ? defined(b) : null,
    keptInputs: k ?? null,
    breakpoints: s ?? null,
    address: a,
    level: levels[l ?? 3]!,
    view: viewOf(w ?? {}),
    ...(n && { pins: n }),
    ...(t && { notes: t.map(([address, text]) => ({ address, text })) }),
  };
}

function unpack(packed: string, { longest, most }: Room): { readonly json: unknown; readonly more: object | null } {
  if (packed.length > longest) throw new LinkError('damaged');
  try {
    const { head, more } = splitTail(fromBase64url(packed));
    return { json: JSON.parse(strFromU8(inflateUpTo(head, most)!)), more };
  } catch {
    // Whatever base64, deflate and JSON have to say about it: it is no link of ours any more.
    throw new LinkError('damaged');
  }
}

function codedMesh({ name, hash, parts, triangles, inline, parted }: LinkedMesh) {
  const size = triangles !== undefined && !inline && { t: triangles };
  const chosen = parted !== undefined && { c: parted };
  return { n: name, h: hash, q: parts, ...size, ...chosen, ...(inline && { p: inline.positions, i: inline.indices }) };
}

function linkedMesh({ n, h, q, t, p, i, c }: v.InferOutput<typeof meshSchema>): LinkedMesh {
  const inline = p && i ? { positions: p, indices: i } : null;
  const more = { ...(t !== undefined && { triangles: t }), ...(c !== undefined && { parted: c }) };
  return { name: n, hash: h, parts: q, ...more, inline };
}

type PlainRun = [number, number, number, number, number, number, number];
type Own = v.InferOutput<typeof ownSchema>;
type InputRun = PlainRun | [...PlainRun, Own];

/** Equal neighbours are written once. */
export function runsOf(inputs: readonly FrameInput[]): InputRun[] {
  const runs: InputRun[] = [];
  let before: FrameInput | null = null;
  for (const input of inputs) {
    const { displacement, gravity, start, settings } = input;
    const last = runs.at(-1);
    const values = [...displacement, ...gravity];
    const own = start || settings ? [{ ...(start && { p: start }), ...(settings && { o: settings }) }] : [];
    const same = !start && !before?.start && sameSettings(settings, before?.settings);
    if (last && same && values.every((value, at) => Object.is(value, last[at + 1]))) last[0]++;
    else runs.push([1, ...values, ...own] as unknown as InputRun);
    before = input;
  }
  return runs;
}

/** @throws LinkError when there are too many */
export function inputsOf(runs: readonly InputRun[]): FrameInput[] {
  const total = runs.reduce((sum, [frames]) => sum + frames, 0);
  if (total < 1 || total > maxFrames)
    throw new LinkError('damaged', { path: 'e.inputs', expected: `1 to ${maxFrames} frames`, found: String(total) });
  return runs.flatMap(([frames, dx, dy, dz, gx, gy, gz, own]) => {
    const input: FrameInput = {
      displacement: [dx, dy, dz] as Vec3,
      gravity: [gx, gy, gz] as Vec3,
      ...(own?.p && { start: own.p }),
      ...(own?.o && { settings: defined(own.o) }),
    };
    return new Array<FrameInput>(frames).fill(input);
  });
}

/** Reads inputs that were kept as text; null when they are not there or not sound. */
export function readKeptInputs(kept: string | null): FrameInput[] | null {
  try {
    const result = v.safeParse(inputRuns, JSON.parse(kept ?? 'null'), { abortEarly: true });
    return result.success ? inputsOf(result.output) : null;
  } catch {
    return null;
  }
}
