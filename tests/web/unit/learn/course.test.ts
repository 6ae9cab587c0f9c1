/** What holds for every chapter: its places exist in the trace, its texts are whole, its answers are right by the solver. */
import { describe, expect, it, vi } from 'vitest';
import { termOf } from '../../../../web/page/learn/glossary';
import { chapters } from '../../../../web/page/learn/course';
import { judge, truthOf } from '../../../../web/page/learn/tour/judge';
import { filled, type Inline, paragraphs } from '../../../../web/page/learn/tour/markdown';
import { evaluate } from '../../../../web/page/learn/tour/expression';
import type { Ask, Stop } from '../../../../web/page/learn/tour/types';
import type { Numbers } from '../../../../web/page/learn/tour/values';
import { offenders } from '../../../support/offenders.mjs';
import { allChapters, shown } from './tools';

// The runs of all chapters, one of them over a million triangles.
vi.setConfig({ testTimeout: 120_000 });

/** Words of a paragraph that is read before anything can be done. */
const mostWords = 60;

const stops = allChapters.flatMap(({ id, tour }) =>
  tour.stops.map((stop, at) => [`chapter ${id}, stop ${at}`, stop] as const),
);
const questions = stops.flatMap(([name, stop]) => (stop.ask ? [[name, { stop, ask: stop.ask }] as const] : []));

function termsIn(list: readonly Inline[]): string[] {
  return list.flatMap((piece) => [
    ...(piece.kind === 'term' ? [piece.to] : []),
    ...('children' in piece ? termsIn(piece.children) : []),
  ]);
}

describe('claims to judge', () => {
  const judged = questions.flatMap(([, { ask }]) => (ask.kind === 'verdict' ? [ask] : []));

  it('cannot be guessed: some are true, and the reason is not always at one place', () => {
    expect(judged.length).toBeGreaterThan(6);
    const places = [0, 1, 2].map((place) => judged.filter(({ truth }) => truth[1] === place).length);
    expect(Math.max(...places)).toBeLessThanOrEqual(judged.length / 2);
    const trueOnes = judged.filter(({ truth }) => truth[0] === 1).length;
    expect(trueOnes).toBeGreaterThanOrEqual(judged.length / 4);
    expect(trueOnes).toBeLessThanOrEqual((3 * judged.length) / 4);
  });

  it('are not all of one answer in a chapter that has several', () => {
    const answers = new Map<number, number[]>();
    for (const { id, tour } of allChapters)
      for (const { ask } of tour.stops)
        if (ask?.kind === 'verdict') answers.set(id, [...(answers.get(id) ?? []), ask.truth[0]]);
    const several = [...answers].filter(([, list]) => list.length > 1);
    expect(several.length).toBeGreaterThan(0);
    expect(several.filter(([, list]) => new Set(list).size === 1)).toEqual([]);
  });
});

/** Every text of a stop, with the numbers that are there when it is said. */
function textsOf({ say, steps = [], fresh, ask, tryout }: Stop): string[] {
  return [
    say,
    ...(fresh ? [fresh] : []),
    ...steps.flatMap((step) => [step.say, ...(step.formula?.slice(1) ?? [])]),
    ...(tryout?.lines?.map(({ name }) => name) ?? []),
    ...(ask ? [ask.question, ask.hint ?? '', ask.help?.text ?? '', ask.help?.label ?? ''] : []),
  ];
}

/** What rounding leaves of 0: in the scenes of the course no number is that small. */
const isDust = (value: number): boolean => value !== 0 && Math.abs(value) < 1e-12;

function whole(text: string, numbers: Numbers): string {
  const said = filled(text, numbers, (value) =>
    Number.isNaN(value) ? 'NaN' : isDust(value) ? `dust ${value}` : String(value),
  );
  expect(said, text).not.toMatch(/\{\w+(:\d)?\}|NaN|undefined|dust/);
  return said;
}

/** Guesses of all sizes: each of them has to be answered. */
function guessesFor(ask: Ask, truth: readonly number[]): readonly (readonly number[])[] {
  if (ask.kind === 'order') return [truth, ask.shown, [...truth].reverse()];
  if (ask.kind === 'choice') return ask.options.map((_, at) => [at]);
  if (ask.kind === 'verdict') return [0, 1].flatMap((verdict) => ask.reasons.map((_, reason) => [verdict, reason]));
  if (ask.kind === 'triangle') return ask.candidates.map((triangle) => [triangle]);
  if (ask.kind === 'number') return [truth[0]!, -truth[0]!, 0, 1, 1e6, truth[0]! * 1.1].map((value) => [value]);
  const [least, most] = ask.where === 'time' ? [0, 1] : [ask.where.least, ask.where.most];
  const along = Array.from({ length: 41 }, (_, k) => least + ((most - least) * k) / 40);
  return [truth, ...along.map((value) => truth.map((other, at) => (at === 0 ? value : other)))];
}

it('says of every chapter how long it takes', () => {
  for (const { minutes } of chapters) expect(minutes).toBeGreaterThan(0);
});

it('shows the method line by line only behind the question in which order its checks come', () => {
  const parts = stops.map(([, stop]) => [stop.show, ...(stop.steps ?? []).map(({ show }) => show)]);
  const first = parts.findIndex((shows) => shows.some((show) => show?.parts?.includes('code')));
  const order = stops.findIndex(([, stop]) => stop.ask?.kind === 'order');
  expect(first).toBeGreaterThan(order);
});

describe('every stop', () => {
  it('is at a step of the trace, and its numbers are there', async () => {
    const wrong = await offenders(stops, async (stop) => {
      const { traces, numbers } = await shown(stop);
      expect(traces.first!.byAddress.has(stop.moment.address)).toBe(true);
      for (const { address } of stop.steps ?? [])
        if (address) expect(traces.first!.byAddress.has(address), address).toBe(true);
      for (const line of stop.tryout?.lines ?? []) expect(isDust(evaluate(line.value, numbers)), line.name).toBe(false);
      for (const text of textsOf(stop)) whole(text, numbers);
    });
    expect(wrong).toEqual([]);
  });

  it('says no more than can be read in one go, and names only words that are explained', async () => {
    const wrong = await offenders(stops, (stop) => {
      expect(stop.say.split(/\s+/).length).toBeLessThanOrEqual(mostWords);
      for (const text of textsOf(stop)) {
        for (const term of paragraphs(text).flatMap((part) => termsIn(part))) expect(termOf(term), term).not.toBeNull();
      }
    });
    expect(wrong).toEqual([]);
  });
});

describe('every question', () => {
  it('calls the true answer right, and says something whole of every other', async () => {
    const wrong = await offenders(questions, async ({ stop, ask }) => {
      const { traces, numbers } = await shown(stop);
      const truth = truthOf(ask, numbers);
      for (const number of truth) expect(Number.isFinite(number)).toBe(true);
      expect(judge(ask, truth, numbers, traces).right).toBe(true);
      const said = new Set<string>();
      for (const guess of guessesFor(ask, truth)) {
        const { answer, numbers: all } = judge(ask, guess, numbers, traces);
        said.add(answer.title);
        whole(answer.title, all);
        if (answer.say) whole(answer.say, all);
      }
      // A wrong answer gets another reply than the right one.
      expect(said.size).toBeGreaterThan(1);
    });
    expect(wrong).toEqual([]);
  });

  it('ends with an answer that always holds, and only with that', async () => {
    const wrong = await offenders(questions, ({ ask }) => {
      const open = ask.then.map(({ when }) => when === undefined);
      expect(open.lastIndexOf(true)).toBe(ask.then.length - 1);
      expect(open.indexOf(true)).toBe(ask.then.length - 1);
      expect(ask.then.some(({ right }) => right)).toBe(true);
    });
    expect(wrong).toEqual([]);
  });
});
