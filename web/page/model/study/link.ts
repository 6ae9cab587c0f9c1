/** A study in a link: which one, what is set otherwise, on which mesh. Small, for the page's first screen reads links too. */
import * as v from 'valibot';
import { type StudyId, studyIds } from './registry.gen';
import type { SettingValues } from './settings';

export interface LinkedStudy {
  readonly id: StudyId;
  /** settings that differ from the preset's, or from the initial ones where the link names no preset of the study */
  readonly settings: SettingValues;
  /** it runs on the mesh of this preset of the sweep */
  readonly meshOf: string | null;
  /** what the run beside it does otherwise */
  readonly beside: SettingValues | null;
  /** layers that are switched otherwise than usual */
  readonly toggled: readonly string[];
  readonly breaks: readonly { result: string; relation: string; value: string | number }[];
}

/** Numbers a link may hold in one list. */
export const longestList = 8192;

const word = v.pipe(v.string(), v.regex(/^\w{1,40}$/));
const finite = v.pipe(v.number(), v.finite());
const value = v.union([
  finite,
  v.boolean(),
  v.pipe(v.string(), v.maxLength(60)),
  v.pipe(v.array(finite), v.maxLength(longestList)),
]);
/** Names that every object has are names of no setting. */
const values = v.pipe(
  v.custom<Record<string, unknown>>(
    (given) =>
      typeof given === 'object' &&
      given !== null &&
      !Array.isArray(given) &&
      Object.keys(given).every((name) => !(name in Object.prototype)),
  ),
  v.record(word, value),
);

/** Whether names and values fit the study is asked when it is opened: its schema comes with it. */
export const linkedStudySchema = v.strictObject({
  i: v.picklist(studyIds),
  s: v.optional(values),
  q: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  b: v.optional(values),
  y: v.optional(v.pipe(v.array(word), v.maxLength(40))),
  k: v.optional(
    v.pipe(
      v.array(
        v.strictTuple([
          word,
          v.picklist(['is', 'changes', 'below', 'above']),
          v.union([finite, v.pipe(v.string(), v.maxLength(60))]),
        ]),
      ),
      v.maxLength(20),
    ),
  ),
});

type Coded = v.InferOutput<typeof linkedStudySchema>;

export function codedStudy({ id, settings, meshOf, beside, toggled, breaks }: LinkedStudy): object {
  return {
    i: id,
    ...(Object.keys(settings).length > 0 && { s: settings }),
    ...(meshOf !== null && { q: meshOf }),
    ...(beside && { b: beside }),
    ...(toggled.length > 0 && { y: toggled }),
    ...(breaks.length > 0 && { k: breaks.map(({ result, relation, value }) => [result, relation, value]) }),
  };
}

export function linkedStudy({ i, s, q, b, y, k }: Coded): LinkedStudy {
  return {
    id: i,
    settings: (s ?? {}) as SettingValues,
    meshOf: q ?? null,
    beside: (b as SettingValues | undefined) ?? null,
    toggled: y ?? [],
    breaks: (k ?? []).map(([result, relation, value]) => ({ result, relation, value })),
  };
}
