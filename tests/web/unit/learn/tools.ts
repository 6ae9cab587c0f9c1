/** Stops of the course through the real solver: their trees, and what is said of a guess. */
import { boundsOf } from '../../../../web/mesh/placement';
import { paper } from '../../../../web/page/presets/make';
import { presetById, type PresetScene } from '../../../../web/page/presets';
import type { SceneMesh } from '../../../../web/page/model';
import { chapterOf, chapters } from '../../../../web/page/learn/course';
import { loadChapters } from '../../../../web/page/learn/course/loadChapters';
import { frameOf } from '../../../../web/package/trace/address';
import { studyOf } from '../../../../web/page/learn/moments';
import { guessNumbers, judge, truthOf, type Judged } from '../../../../web/page/learn/tour/judge';
import type { Ask, Stop, StudyScene, TourScene } from '../../../../web/page/learn/tour/types';
import { numbersOf, type Numbers, type Traces } from '../../../../web/page/learn/tour/values';
import { loadStudy } from '../../../../web/page/model/study/modules';
import type { FrameTree } from '../../../../web/package/trace/steps';
import { type PresetRun, runStudy } from '../../../methods/support';
import { play } from '../presets/run';

await loadChapters();
export const allChapters = chapters.map(({ id }) => chapterOf(id)!);

export interface Shown {
  readonly stop: Stop;
  readonly traces: Traces;
  readonly numbers: Numbers;
}

const runs = new Map<string, ReturnType<typeof play>>();

/** Each run is made once: a mesh of a million triangles takes its time. @param changes what a second run does differently */
function runOf(scene: Exclude<TourScene, StudyScene>, changes: object = {}): ReturnType<typeof play> {
  const key = JSON.stringify([scene, changes]);
  const made = runs.get(key) ?? freshRun(scene, changes);
  runs.set(key, made);
  return made;
}

async function freshRun(scene: Exclude<TourScene, StudyScene>, changes: object) {
  const made = await sceneOf(scene);
  return play({ ...made, experiment: { ...made.experiment, ...changes } });
}

async function sceneOf(scene: Exclude<TourScene, StudyScene>): Promise<PresetScene> {
  if ('preset' in scene) {
    const preset = await presetById(scene.preset)!.load();
    return { ...preset, experiment: { ...preset.experiment, ...scene.changes } };
  }
  const positions = Float64Array.from(scene.positions);
  const mesh: SceneMesh = {
    name: scene.name,
    positions,
    indices: Uint32Array.from(scene.indices),
    parts: 1,
    bounds: boundsOf(positions),
    source: 'file',
  };
  return { mesh, experiment: paper(scene.changes), address: 'f0', level: 'check' };
}

/** What a stop shows; null: a study. */
export const meshOf = async ({ moment: { scene } }: Stop): Promise<SceneMesh | null> =>
  'study' in scene ? null : (await sceneOf(scene)).mesh;

export function stopsOf(chapter: number): readonly Stop[] {
  return chapterOf(chapter)!.tour.stops;
}

const studies = new Map<string, Promise<FrameTree>>();

/** The run of a study's preset, with what is set otherwise. */
async function studyRun({ study: id, settings }: StudyScene): Promise<PresetRun> {
  const { study } = await loadStudy[studyOf(id)]();
  const preset = study.presets.find((each) => each.id === id)!;
  return runStudy(study, { ...preset.settings, ...settings }, 0, (await preset.mesh?.()) ?? null);
}

/** A run is traced before the next one takes its place in the module. */
async function studyTree(scene: StudyScene, frame: number): Promise<FrameTree> {
  const key = JSON.stringify([scene, frame]);
  const made = studies.get(key) ?? studyLine.then(async () => (await studyRun(scene)).tree(frame));
  studies.set(key, made);
  studyLine = made.catch(() => undefined);
  return made;
}
let studyLine: Promise<unknown> = Promise.resolve();

export async function shown(stop: Stop): Promise<Shown> {
  const { scene, address, compare } = stop.moment;
  const frame = frameOf(address);
  if ('study' in scene) {
    const traces = { first: await studyTree(scene, frame) };
    return { stop, traces, numbers: numbersOf(stop.values, traces, given(stop)) };
  }
  const first = (await runOf(scene)).tree(frame);
  const second = compare ? (await runOf(scene, compare)).tree(frame) : null;
  const traces = { first, second };
  return { stop, traces, numbers: numbersOf(stop.values, traces, given(stop)) };
}

/** What the page gives a stop besides its trace. */
function given({ tryout }: Stop): Numbers {
  return { tests: 4, t: 0.5, ...guessNumbers(tryout?.places?.flatMap(({ begin }) => begin) ?? []) };
}

/** The stops with a question. */
export async function asked(chapter: number): Promise<(Shown & { readonly ask: Ask })[]> {
  const stops = stopsOf(chapter).filter((stop) => stop.ask);
  return Promise.all(stops.map(async (stop) => ({ ...(await shown(stop)), ask: stop.ask! })));
}

export const said = ({ ask, numbers, traces }: Shown & { readonly ask: Ask }, ...guess: number[]): Judged =>
  judge(ask, guess, numbers, traces);

export const answerTo = ({ ask, numbers }: Shown & { readonly ask: Ask }): readonly number[] => truthOf(ask, numbers);
