/** On paper and in class nobody drags: until the answer is told, no figure shows where a guess begins. On the screen it does. */
import { PerspectiveCamera } from 'three';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCourseLayer } from '../../../../web/page/learn/figure/layer';
import { form, type Form, leaveForm } from '../../../../web/page/learn/form';
import { marks } from '../../../../web/page/learn/figure/marks';
import { firstGuess, judge } from '../../../../web/page/learn/tour/judge';
import type { PlaceAsk } from '../../../../web/page/learn/tour/types';
import * as state from '../../../../web/page/learn/state';
import type { SceneMesh } from '../../../../web/page/model';
import type { Palette, Rgba } from '../../../../web/page/base/palette';
import { cursor, room, shownTime, tree } from '../../../../web/page/core/store';
import { lateLayer } from '../../../../web/page/scene/layers/late';
import type { Figure, Layer } from '../../../../web/page/scene/layers/layer';
import { makeMoment } from '../../../../web/page/scene/moment/moment';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import { Pen } from '../../../../web/page/scene/pen/pen';
import { makeStyles } from '../../../../web/page/scene/pen/style';
import { Projection } from '../../../../web/page/scene/pen/view';
import { morphedSpace } from '../../../../web/page/model/space';
import { shownSlideOf } from '../../../../web/package/trace/shownSlide';
import { allChapters, asked, meshOf, type Shown } from './tools';

addCourseLayer();
const courseLayer = lateLayer('courseLayer')!;

const ink: Rgba = [1, 1, 1, 1];
const styles = makeStyles(new Proxy({} as Palette, { get: () => ink }));

interface Place extends Shown {
  readonly chapter: number;
  readonly at: number;
  readonly ask: PlaceAsk;
  readonly mesh: SceneMesh | null;
}

const places: Place[] = [];
for (const { id, tour } of allChapters) {
  const stops = tour.stops.flatMap(({ ask }, at) => (ask ? [at] : []));
  for (const [k, shown] of (await asked(id)).entries())
    if (shown.ask.kind === 'place')
      places.push({ ...shown, ask: shown.ask, chapter: id, at: stops[k]!, mesh: await meshOf(shown.stop) });
}

function figureOf({ stop, traces, mesh }: Place): Figure {
  const step = traces.first!.byAddress.get(stop.moment.address)!;
  const slide = shownSlideOf(step, traces.first!);
  const moment = makeMoment(step, slide && slideFacts(slide), null)!;
  return {
    ...{ moment, pane: 'world', mesh, space: morphedSpace([0, -1, 0], 0.5, moment.radii, 0), blend: 0 },
    ...{ time: 0.5, run: null, second: null, frame: 0, shown: {} as Figure['shown'] },
    ...{ boxDepth: null, selected: 0, hovered: null, previewed: null, unit: 1 },
  };
}

/** Everything that is asked of the pen, in order. */
function drawn(place: Place, draw: Layer['draw'] = courseLayer.draw): string[] {
  const camera = new PerspectiveCamera(40, 1.5, 0.1, 500);
  camera.position.set(6, 6, 12);
  camera.lookAt(0, 0, 0);
  const pen = new Pen(styles);
  pen.begin(new Projection(camera, 600, 400), { onTop: true, pixelRatio: 1 });
  const calls: string[] = [];
  const recorder = new Proxy(pen, {
    get: (target, name: keyof Pen) => {
      const own = target[name];
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) => {
        calls.push(`${name} ${JSON.stringify(given)}`);
        return (own as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  draw(recorder, figureOf(place));
  return calls;
}

/** Without the room that is left free of names. */
const seen = (calls: readonly string[]): string[] => calls.filter((call) => !call.startsWith('keepClear '));

function show({ chapter, at, traces, stop }: Place, how: Form | null): void {
  tree.value = traces.first;
  cursor.value = stop.moment.address;
  shownTime.value = 0;
  state.here.value = { chapter, stop: at };
  form.value = how;
  state.judged.value = null;
  state.former.value = null;
  state.guess.value = firstGuess(stop);
  state.ready.value = true;
}

/** The same figure with the guess somewhere else. */
function drawnAfterMoving(place: Place): string[] {
  const { where, begin } = place.ask;
  const [least, most] = where === 'time' ? [0, 1] : [where.least, where.most];
  state.guess.value = begin.map((value) => (value < (least + most) / 2 ? most : least));
  return drawn(place);
}

beforeEach(() => void (room.value = 'learn'));
afterEach(() => {
  leaveForm(false);
  tree.value = null;
  room.value = 'workbench';
});

it('there are questions for times, for places of the body and for points', () => {
  const kinds = places.map(({ ask }) => (ask.where === 'time' ? 'time' : ask.as));
  expect(new Set(kinds)).toEqual(new Set(['time', 'body', 'point']));
});

const name = (place: Place) => `chapter ${place.chapter}, stop ${place.at}`;
const differ = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') !== b.join('\n');

it.each(['print', 'present'] as const)('%s: no figure depends on the guess before the answer', (how) => {
  // A corner that is moved is one of the triangle that the question is about: where it begins is given.
  const hidden = places.filter(({ ask }) => ask.corner === undefined);
  expect(hidden.length).toBeGreaterThan(6);
  const told = hidden.filter((place) => {
    show(place, how);
    return differ(drawn(place), drawnAfterMoving(place));
  });
  expect(told.map(name)).toEqual([]);
});

it('on the screen every figure does', () => {
  const silent = places.filter((place) => {
    show(place, null);
    return !differ(seen(drawn(place)), seen(drawnAfterMoving(place)));
  });
  expect(silent.map(name)).toEqual([]);
});

function answerWith(place: Place, how: Form | null): void {
  show(place, how);
  const truth = state.truth.peek()!;
  const { ask, numbers, traces } = place;
  state.guess.value = truth;
  state.judged.value = { ...judge(ask, truth, numbers, traces), guess: truth };
}

it.each(['print', 'present'] as const)('%s: with the answer it is the figure of the screen without a guess', (how) => {
  const other = places.filter((place) => {
    answerWith(place, null);
    const guessed = new Set(drawn(place, marks.guess));
    const screen = drawn(place).filter((call) => !guessed.has(call));
    answerWith(place, how);
    return (
      screen.length === 0 ||
      differ(
        screen,
        drawn(place).filter((call) => !guessed.has(call)),
      )
    );
  });
  expect(other.map(name)).toEqual([]);
});
