/** Questions made of traces: each has an answer in its trace, calls it right, says something of every other, and shows nothing of it before. */
import { describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../../../../web/page/learn/making/answer';
import { questionsFor } from '../../../../../web/page/learn/making/questions';
import { type Scene, tenQuestions, wanted } from '../../../../../web/page/learn/making/ten';
import { askOf, isCount, usualQuestion } from '../../../../../web/page/learn/guest/asks';
import { verdictsOf } from '../../../../../web/page/learn/making/verdicts';
import { bodyOf, leastPart } from '../../../../../web/page/learn/making/worthAsking';
import { layersOf, stopOf } from '../../../../../web/page/learn/guest/compile';
import { readTour, type TourAsk, type TourAskOf, tourJson } from '../../../../../web/page/learn/tour/file';
import { encodeTour, tooLong } from '../../../../../web/page/learn/tour/fileLink';
import { judge, truthOf } from '../../../../../web/page/learn/tour/judge';
import { filled } from '../../../../../web/page/learn/tour/markdown';
import { numbersOf } from '../../../../../web/page/learn/tour/values';
import { presetById } from '../../../../../web/page/presets';
import { moveOptions, moveRequest } from '../../../../../web/page/solver/moves';
import type { FrameTree } from '../../../../../web/package/trace/steps';
import { readTrace } from '../../../../../web/package/trace';
import { play, sceneOf, solver } from '../../presets/run';
import { momentOf, tourOf } from './tours';

vi.setConfig({ testTimeout: 60_000 });

const opened = async (id: string) => {
  const scene = await sceneOf(id);
  const played = await play(scene);
  return { scene, played, tree: played.tree(Number(/^f(\d+)/.exec(scene.address)![1])) };
};

function expectAnswered(given: TourAsk, tree: FrameTree): void {
  const { ask, values } = askOf(given);
  const traces = { first: tree };
  const numbers = numbersOf(values, traces);
  expect(numbers['sound'], JSON.stringify(given)).toBe(1);
  const truth = truthOf(ask, numbers);
  expect(judge(ask, truth, numbers, traces).right, JSON.stringify(given)).toBe(true);
  const guesses =
    ask.kind === 'choice'
      ? ask.options.map((_, at) => [at])
      : ask.kind === 'triangle'
        ? ask.candidates.map((each) => [each])
        : ask.kind === 'order'
          ? [ask.shown]
          : [[truth[0]! + 0.03], [truth[0]! - 0.3], [truth[0]! + 1e3], [-truth[0]!]];
  for (const guess of guesses) {
    const { answer, numbers: all, right } = judge(ask, guess, numbers, traces);
    const text = filled(`${answer.title} ${answer.say ?? ''}`, all, String);
    expect(text, JSON.stringify(given)).not.toMatch(/\{|NaN|undefined|tour\./);
    // While there is another try, something is said of a wrong answer, and no number with it.
    if (!right) expect(answer.again, JSON.stringify(given)).toMatch(/^[^\d{}]+$/);
    if (ask.kind === 'choice' || ask.kind === 'triangle') expect(right).toBe(guess[0] === truth[0]);
    if (ask.kind === 'order') expect(right).toBe(false);
  }
}

/** Of all triangles of the sweep one is touched before all others, on the way; an order begins with no other, and none of it is touched with another one. */
function expectOneFirst({ of, ...ask }: TourAskOf<'triangle' | 'order'>, tree: FrameTree): void {
  const slide = of.replace(/\.nearest$/, '');
  const touches = tree.steps
    .flatMap(({ event, address }) =>
      event.kind === 'TriangleEnd' && address.startsWith(`${slide}.`) && Number.isFinite(event.time)
        ? [{ address, time: event.time }]
        : [],
    )
    .sort((a, b) => a.time - b.time);
  const [first, second] = touches;
  expect(first!.time).toBeGreaterThan(1e-5);
  expect((second?.time ?? Infinity) - first!.time).toBeGreaterThan(1e-5);
  if (!('items' in ask)) return;
  expect(ask.items[0]!.at).toBe(first!.address);
  for (const { at } of ask.items) {
    const { time } = touches.find(({ address }) => address === at)!;
    expect(touches.filter((each) => Math.abs(each.time - time) < 1e-5)).toHaveLength(1);
  }
}

describe.each(['stairs', 'face-hit', 'edge-hit', 'nearest-of-two', 'free-walk', 'wall-and-floor'])('of %s', (id) => {
  it('every step has questions that its trace answers', async () => {
    const { tree } = await opened(id);
    const kinds = new Set<string>();
    for (const step of tree.steps)
      for (const ask of questionsFor(tree, step)) {
        if (!answerOf(ask, tree)) continue;
        kinds.add(ask.kind);
        expectAnswered(ask, tree);
        if (ask.kind === 'triangle' || (ask.kind === 'order' && ask.by === 'time')) expectOneFirst(ask, tree);
      }
    expect(kinds.size).toBeGreaterThan(4);
  });
});

/** Names of fields, codes of verdicts and numbers of steps are the solver's words. */
const ownWords = /[“"]\w+[”"]|[a-z]+-[a-z]+\b|[a-z][A-Z]|#/;

describe.each(['stairs', 'free-walk', 'wall-and-floor', 'acute-wedge', 'ramp-creep', 'jump-at-wall', 'exit-root'])(
  'what is offered on %s',
  (id) => {
    it('is worth asking: named, large enough to be seen, right within what can be told, never twice', async () => {
      const { played } = await opened(id);
      for (const frame of [0, Math.floor(played.frames.length / 2), played.frames.length - 1]) {
        const tree = played.tree(frame);
        const body = bodyOf(tree);
        for (const step of tree.steps) {
          const list = questionsFor(tree, step);
          const texts = list.map((ask) => usualQuestion(ask));
          expect(new Set(texts).size, texts.join()).toBe(texts.length);
          for (const ask of list) {
            const made = askOf(ask);
            expect(usualQuestion(ask)).not.toMatch(ownWords);
            if (made.ask.kind === 'choice')
              for (const { id, text } of made.ask.options) expect(text).not.toMatch(id.includes('-') ? id : /^$/);
            if (ask.kind !== 'number') continue;
            const value = numbersOf(made.values, { first: tree })['truth']!;
            if (isCount(ask)) expect([Number.isInteger(value), ask.tolerance]).toEqual([true, 0]);
            else {
              expect(ask.tolerance, JSON.stringify(ask)).toBeGreaterThanOrEqual(Math.min(0.01, 0.01 * body));
              expect(ask.tolerance, JSON.stringify(ask)).toBeLessThan(Math.max(Math.abs(value), 0.021));
              expect(String(ask.tolerance)).toMatch(/^[0.]*[125]0*$/);
            }
            if (ask.field === 'remainingLength') expect(value).toBeGreaterThan(leastPart * body);
          }
        }
      }
    });
  },
);

describe('a verdict', () => {
  it('is chosen from those that the step can have: what is hit, among them', async () => {
    const given = await sceneOf('stairs');
    const treeOf = async (method: 'paper' | 'robust') =>
      (await play({ ...given, experiment: { ...given.experiment, method } })).tree(8);
    const [paper, robust] = [await treeOf('paper'), await treeOf('robust')];
    for (const each of [paper, robust])
      for (const step of each.steps) {
        const [ask] = questionsFor(each, step).filter((one) => one.kind === 'verdict' && one.of === step.address);
        if (ask?.kind !== 'verdict') continue;
        expect(ask.options).toContain((step.event as { verdict?: string }).verdict);
        if (step.event.kind === 'TriangleEnd')
          for (const end of ['face-hit', 'edge-hit', 'vertex-hit', 'miss']) expect(ask.options).toContain(end);
      }
    const ends = (of: FrameTree) =>
      of.steps.flatMap((step) => (step.event.kind === 'TriangleEnd' ? verdictsOf(step, of) : []));
    expect(ends(robust)).not.toContain('culled-backface');
    expect(ends(paper)).toContain('culled-backface');
  });
});

async function scene(id: string): Promise<{ scene: Scene; done: () => void }> {
  const { scene: preset, played } = await opened(id);
  const mesh = (await solver()).createMesh(preset.mesh.positions, preset.mesh.indices);
  const trace: Scene['client']['trace'] = async (_, experiment, start, input) => ({
    trace: mesh.trace(moveRequest(start, input, experiment.radii), moveOptions(experiment)).trace,
    hash: '',
  });
  const moment = momentOf({ preset: id, address: preset.address });
  return {
    scene: {
      moment,
      loaded: { id: 1 as never, mesh: preset.mesh },
      experiment: preset.experiment,
      client: { trace },
      starts: played.frames.map(({ start }) => start),
    },
    done: () => mesh.dispose(),
  };
}

describe('ten questions', () => {
  it.each(['stairs', 'teapot', 'bunny', 'jump-at-wall', 'free-walk'].filter((id) => presetById(id)))(
    'are ten of %s, of many kinds, none twice, the same for the same seed',
    async (id) => {
      const { scene: given, done } = await scene(id);
      const stops = await tenQuestions(given, 1);
      expect(stops).toHaveLength(wanted);
      expect(new Set(stops.map(({ ask }) => ask!.kind)).size).toBeGreaterThanOrEqual(5);
      expect(new Set(stops.map(({ ask, moment }) => JSON.stringify([ask, moment.changes]))).size).toBe(wanted);
      expect(new Set(stops.map(({ title }) => title)).size).toBe(wanted);
      expect(await tenQuestions(given, 1)).toEqual(stops);
      expect(await tenQuestions(given, 2)).not.toEqual(stops);
      // They are sound as a file, and short enough for a link.
      const tour = tourOf(...stops);
      expect(readTour(JSON.parse(JSON.stringify(tourJson(tour)))).stops).toHaveLength(wanted);
      expect(tooLong(encodeTour(tour))).toBe(0);
      for (const { moment, ask } of stops) {
        const { experiment } = given;
        const frame = Number(/^f(\d+)/.exec(moment.address)![1]);
        const own = moment.changes.inputs;
        const reply = await given.client.trace(
          1 as never,
          experiment,
          own ? moment.changes.start! : given.starts[frame]!,
          own ? own[0]! : experiment.inputs[frame]!,
        );
        expectAnswered(ask!, readTrace(reply.trace, frame));
      }
      done();
    },
  );

  it('show nothing of their answers before', async () => {
    const { scene: given, done } = await scene('stairs');
    for (const stop of await tenQuestions(given, 3)) {
      const { moment, show, ask } = stopOf(stop);
      const layers = layersOf(moment.linked!.view.toggled ?? []);
      for (const name of ['contact', 'hit', 'ghosts', 'slidePlane', 'normals', 'edgeTest', 'body'] as const)
        expect(layers).not.toContain(name);
      expect(show.parts).toEqual(ask!.kind === 'place' ? ['time'] : []);
      for (const mark of ['contact', 'hit', 'stop'] as const) expect(show.marks).not.toContain(mark);
    }
    done();
  });
});
