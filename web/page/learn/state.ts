/** The present content of the course. Written by `player.ts`, and by the controls of a guess. */
import { computed, signal } from '@preact/signals';
import { comparison, room, shownTime, tree } from '../core/store';
import type { Outlook } from '../model';
import type { FrameTree } from '../../package/trace/steps';
import { chapterOf } from './course';
import { type Judged, guessNumbers, truthOf } from './tour/judge';
import type { MarkName, PartName, Plotted, Show, Spot, Stop } from './tour/types';
import { numbersOf, type Numbers, type Traces } from './tour/values';

export const here = signal<{ readonly chapter: number; readonly stop: number }>({ chapter: 1, stop: 0 });
/** The moment of this stop is on the page. */
export const ready = signal(false);

/** The step of the stop is not in this trace: what is shown is the nearest to it. */
export const elsewhere = signal(false);
/** The moment of the stop could not be had; a file that is opened may change that. */
export const stuck = signal(false);

/** A tour was gone through: its closing page is shown in place of a stop. */
export const ended = signal(false);

export const chapter = computed(() => chapterOf(here.value.chapter) ?? chapterOf(1)!);
export const stop = computed<Stop>(() => chapter.value.tour.stops[here.value.stop] ?? chapter.value.tour.stops[0]!);

/** This chapter has a second run somewhere: then B is that run, and no start. */
export const besideB = computed(() => chapter.value.tour.stops.some(({ moment }) => moment.compare));

/** The numbers of the guess; empty before there is one. */
export const guess = signal<readonly number[]>([]);

let before: readonly number[] = [];
/** The guess as the figure has it: what was typed and is no number leaves a thing where it was. */
export const placed = computed(
  () => (before = guess.value.map((value, at) => (Number.isFinite(value) ? value : (before[at] ?? value)))),
);
export const judged = signal<(Judged & { readonly guess: readonly number[] }) | null>(null);
/** Wrong answers to a question that is still open: how many, the latest, and its comment. */
export const missed = signal<{
  readonly count: number;
  readonly guess: readonly number[];
  readonly said: string;
  readonly numbers: Numbers;
} | null>(null);
/** the guess before this one */
export const former = signal<readonly number[] | null>(null);
export const hints = signal(0);
/** The answer under the pointer or with the focus, by its number: its triangle is lit in the figure. */
export const pointedAt = signal<number | null>(null);
/** steps of a why that are shown */
export const stepsShown = signal(1);

/** Address of the step that the figure is about: of the last shown step of a why that names one, or of the stop. */
export const figureAddress = computed(() => {
  const { steps = [], moment } = stop.value;
  return steps.slice(0, stepsShown.value).findLast(({ address }) => address)?.address ?? moment.address;
});

/** places in between that are tested, in chapter 1 */
export const usualGhosts = 4;
export const ghostCount = signal(usualGhosts);
/** which of its scenes a try shows */
export const variant = signal(0);
/** where the mover is on its way from the guess to the truth; null: not on it */
export const gliding = signal<number | null>(null);

/** The frame of the stop, where others may be stepped to next to its text; null: the text is about the frame on screen. */
const stopTree = signal<FrameTree | null>(null);

/** @param on the frame that is shown now stays that of the text */
export function holdTree(on: boolean): void {
  stopTree.value = on ? tree.peek() : null;
}

export const traces = computed<Traces>(() => ({
  first: stopTree.value ?? tree.value,
  second: comparison.value?.tree ?? null,
}));

/** Named numbers of the stop; none before its trace is there. */
export const numbers = computed<Numbers>(() => {
  if (!ready.value) return {};
  try {
    return numbersOf(stop.value.values, traces.value, {
      tests: ghostCount.value,
      // Otherwise no number follows the time, and none has to be updated with it.
      ...(stop.value.tryout && { t: shownTime.value, ...guessNumbers(placed.value) }),
    });
  } catch {
    // A change removed the step; its text shows no number.
    return {};
  }
});

/** The trace that is there has an answer to the question of this stop. Those of the course always have one. */
export const answerable = computed(
  () => !ready.value || !('sound' in (stop.value.values ?? {})) || numbers.value['sound'] === 1,
);

/** Something is asked and not answered yet. */
export const asking = computed(() => stop.value.ask !== undefined && judged.value === null && answerable.value);

/** Facts that are unknown at the step are hidden during the question. */
export const hiding = computed(() => asking.value && !stop.value.ask?.ofShown);

/** The true answer, as a guess; null without an ask. */
export const truth = computed<readonly number[] | null>(() => {
  const { ask } = stop.value;
  if (!ask || Object.keys(numbers.value).length === 0) return null;
  return truthOf(ask, numbers.value, judged.value?.guess);
});

/** The movable things of the figure, each with the index of its first number in the guess. */
export const spots = computed<readonly { readonly spot: Spot; readonly first: number }[]>(() => {
  const { ask, tryout } = stop.value;
  let first = 0;
  return (ask?.kind === 'place' ? [ask] : (tryout?.places ?? [])).map((spot) => {
    const here = first;
    first += spot.begin.length;
    return { spot, first: here };
  });
});

/** The winding of the triangles is turned over. */
export const flipped = signal(false);

/** The figure's content: of the stop, and of the steps of a reason so far. */
export const shown = computed<{
  readonly marks: ReadonlySet<MarkName>;
  readonly parts: ReadonlySet<PartName>;
  readonly plot: Plotted | null;
}>(() => {
  const { show, steps = [], ask } = stop.value;
  const all: readonly Pick<Show, 'marks' | 'parts' | 'plot'>[] = [
    show,
    ...steps.slice(0, stepsShown.value).flatMap((step) => step.show ?? []),
    ...(judged.value && ask?.shows ? [ask.shows] : []),
  ];
  return {
    marks: new Set(all.flatMap(({ marks = [] }) => marks)),
    parts: new Set(all.flatMap(({ parts = [] }) => parts)),
    // The part `distance` of a tour is the plot of its plane.
    plot:
      all.findLast(({ plot }) => plot)?.plot ?? (all.some(({ parts }) => parts?.includes('distance')) ? 'plane' : null),
  };
});

/** How much of the ball's radius is put around the triangle instead: 0 a ball and a triangle, 1 a point and a fatter triangle. */
export const growth = signal(1);
/** 0 where the figure has no fatter triangle */
export const growthShown = (): number => (shown.value.marks.has('fat') ? growth.value : 0);

/** Time at which the figure shows the body. */
export const moverTime = computed<number>(() => {
  const { ask } = stop.value;
  if (ask?.kind !== 'place' || ask.where !== 'time') return shownTime.value;
  if (gliding.value !== null) return gliding.value;
  return (judged.value ? truth.value?.[0] : guess.value[0]) ?? 0;
});

/** The default viewpoint of an imported tour's stop without a camera; loads with the tours. */
export const guestLook = signal<((stop: Stop) => Outlook | null) | null>(null);

export const inCourse = computed(() => room.value === 'learn');
