/** Goes from stop to stop: shows its moment, plays its motion, takes guesses and shows the results. */
import { showFailure } from '../core/told';
import { batch, computed, effect, untracked } from '@preact/signals';
import { actions } from '../core/actions';
import {
  clearedUntil,
  currentStep,
  cursor,
  layers,
  lesson,
  outlook,
  room,
  questionOpen,
  study,
  shownTime,
} from '../core/store';
import { frameOf } from '../../package/trace/address';
import { veiled } from '../core/study/switches';
import { isLent } from '../core/session/courseLoan';
import { failureOf } from '../core/session/failure';
import { stepByStep } from '../core/stepping/known';
import { aboutOf, chapterOf, chapters, guestChapter, neighbourOf } from './course';
import { loadChapters } from './course/loadChapters';
import { furtherFrom } from './course/way';
import { outlookPoints } from './figure/outlook';
import { isOfStudy, momentOf, outlookOf, turnedOver } from './moments';
import { leftAtEnd } from './form';
import { firstOf, type Place, placeText, readPlace, readTourPlace } from './place';
import { chapterDone, keepPlace, noteAnswer, progress } from './progress';
import { evaluate } from './tour/expression';
import { firstGuess, judge, truthOf } from './tour/judge';
import type { Beat, TourScene } from './tour/types';
import { reducedMotion } from '../core/player/clock';
import { timeOf } from '../core/player/shownTime';
import { moment } from './figure/moment';
import * as state from './state';

/** The body in motion: from the guess to the truth, and once along its way. */

/** milliseconds */
const glideTime = 320;
const sweepTime = 2000;

let request = 0;

function cancelMotion(): void {
  cancelAnimationFrame(request);
  state.gliding.value = null;
}

function glide(from: number, to: number): void {
  if (reducedMotion()) return;
  animate(glideTime, (part) => (state.gliding.value = part < 1 ? from + (to - from) * part : null));
}

/** The body moves along its sweep once, a study through its frames; with reduced motion it appears at the end. */
function playSweep(): void {
  const stop = state.stop.peek();
  const { plays, moment: at } = stop;
  if (study.peek()) {
    if (!plays || reducedMotion()) return;
    const show = framesUpTo(at.address);
    // After a reader has gone on, nothing of it may move the new figure.
    animate(sweepTime, (part) => state.stop.peek() === stop && room.peek() === 'learn' && show(part));
    return;
  }
  const grows = plays === 'grow';
  const to = grows || plays === 'touch' ? (moment.peek()?.nearest?.time ?? 1) : 1;
  if (grows) state.growth.value = reducedMotion() ? 1 : 0;
  if (reducedMotion()) return actions.scrub(to);
  animate(sweepTime, (part) => {
    shownTime.value = to * part;
    if (grows && part === 1) animate(sweepTime, (grown) => (state.growth.value = grown));
  });
}

/** @returns shows a study's step at a part of the way, 0 to 1, from the first frame to its own */
function framesUpTo(address: string): (part: number) => void {
  const last = frameOf(address);
  let shown = -1;
  return (part) => {
    const frame = Math.min(last, Math.floor(part * (last + 1)));
    if (frame !== shown) void actions.goTo(address.replace(/^f\d+/, `f${frame}`), { history: 'none' });
    shown = frame;
  };
}

function animate(time: number, draw: (part: number) => unknown): void {
  cancelAnimationFrame(request);
  const begun = performance.now();
  const tick = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begun) / time));
    if (part < 1) request = requestAnimationFrame(tick);
    draw(part * part * (3 - 2 * part));
  };
  request = requestAnimationFrame(tick);
}

export { playSweep };

const stopsOf = (chapter: number) => chapterOf(chapter)?.tour.stops ?? null;

/** Follows the address while the course is open. @returns a function that stops it */
export function startCourse(): () => void {
  const stop = effect(() => {
    if (room.value !== 'learn') return;
    const text = lesson.value;
    untracked(() => arrive(text));
  });
  const light = effect(showStepLayers);
  const follow = effect(followSteps);
  const find = effect(findStep);
  const hides = computed(() => room.value === 'learn' && state.hiding.value);
  const hide = effect(() => {
    questionOpen.value = hides.value;
    veiled.value = (hides.value && state.stop.value.show.veil) || null;
  });
  const clear = effect(() => {
    // A hole where no body is shown looks like one in the mesh.
    const ours = room.value === 'learn' && state.here.value.chapter !== guestChapter;
    clearedUntil.value = !ours ? null : state.shown.value.marks.has('mover') ? state.moverTime.value : 0;
  });
  // The moment sets the view; during a question, later steps stay hidden. A study has its veil.
  const draw = effect(() => {
    const drawn = hides.value && !study.value;
    if (room.value === 'learn' && stepByStep.value !== drawn) stepByStep.value = drawn;
  });
  return () => {
    stop();
    light();
    follow();
    find();
    hide();
    draw();
    clear();
    clearedUntil.value = null;
    questionOpen.value = false;
    veiled.value = null;
    cancelMotion();
    state.ready.value = false;
    state.holdTree(false);
  };
}

/** Layers of the workbench that the steps of a why light so far. */
function showStepLayers(): void {
  if (!state.ready.value) return;
  const shown = state.stop.value.steps?.slice(0, state.stepsShown.value) ?? [];
  const wanted = new Set(shown.flatMap(({ show }) => show?.layers ?? []));
  untracked(() => {
    for (const name of wanted) if (!layers.peek()[name]) actions.toggleLayer(name);
  });
}

/** Goes to the step of the trace that a why is at. */
function followSteps(): void {
  const { steps } = state.stop.value;
  if (!state.ready.value || !steps?.some(({ address }) => address)) return;
  const address = state.figureAddress.value;
  untracked(() => void (cursor.peek() === address || actions.goTo(address, { history: 'none' })));
}

/** A change that took the step of a try out of the trace gave the nearest one; a later change may bring it back. */
function findStep(): void {
  const { tryout, moment } = state.stop.value;
  const { first } = state.traces.value;
  if (!state.ready.value || !tryout || moment.linked || !first?.byAddress.has(moment.address) || !isLent()) return;
  untracked(() => void (cursor.peek() === moment.address || actions.goTo(moment.address, { history: 'none' })));
}

function arrive(text: string | null): void {
  const wanted = text ?? progress.peek().at ?? '1';
  // The first chapter is loaded; anything else loads with the others.
  if (readPlace(wanted, stopsOf)) arriveAt(wanted);
  else if (readTourPlace(wanted)) void showTour?.(wanted, arriveAt);
  else
    loadChapters().then(
      () => room.peek() === 'learn' && lesson.peek() === text && arriveAt(wanted),
      (error: unknown) => showFailure(failureOf(error, { key: 'failure.step.title' })),
    );
}

/** Opens the tour that a text names, then shows a place in it. Tours use the player, so the room hands this in. */
type ShowTour = (text: string, show: (text: string) => void) => Promise<void>;
let showTour: ShowTour | null = null;

export function setShowTour(show: ShowTour): void {
  showTour = show;
}

const unknownPlace = () => import('./unknownPlace');

function arriveAt(wanted: string): void {
  const place = readPlace(wanted, stopsOf);
  if (!place) return void unknownPlace().then(({ goToNearest }) => goToNearest(wanted, stopsOf));
  const { here } = state;
  const same = state.ready.peek() && here.peek().chapter === place.chapter && here.peek().stop === place.stop;
  // The checked value has just been written into the address.
  if (same && !state.ended.peek() && (place.guess === null || String(place.guess) === String(checked))) return;
  void show(place);
}

let showing = 0;
/** the guess that was checked last, as the address has it */
let checked: readonly number[] | null = null;

/** @param noted one has been there; what goes through the stops for a sheet of paper has not */
async function show(place: Place, noted = true): Promise<void> {
  const mine = ++showing;
  checked = null;
  cancelMotion();
  const stop = stopsOf(place.chapter)![place.stop]!;
  batch(() => {
    state.here.value = { chapter: place.chapter, stop: place.stop };
    state.ready.value = state.stuck.value = state.ended.value = false;
    state.guess.value = place.guess ?? firstGuess(stop);
    state.judged.value = state.missed.value = null;
    state.former.value = null;
    state.hints.value = 0;
    state.pointedAt.value = null;
    state.stepsShown.value = 1;
    state.ghostCount.value = state.usualGhosts;
    state.flipped.value = false;
    state.growth.value = stop.show.growth ?? 1;
    state.variant.value = 0;
    // A triangle that was chosen as an answer is chosen there only.
    actions.clearSelection();
  });
  const own = noted && place.chapter !== guestChapter;
  if (own) keepPlace(placeText({ ...place, guess: null }, stopsOf(place.chapter)!));
  if (own && place.stop === stopsOf(place.chapter)!.length - 1 && isAnswered(place.chapter)) chapterDone(place.chapter);
  const moment = await momentOf(stop.moment, stop.show);
  if (mine !== showing || room.peek() !== 'learn') return;
  const shown = await actions.showLesson(moment, () =>
    (stop.moment.linked || moment.study) && !stop.show.camera
      ? (state.guestLook.peek()?.(stop) ?? null)
      : outlookOf(stop.show, outlookPoints(stop)),
  );
  if (mine !== showing) return;
  state.stuck.value = !shown;
  if (!shown) return;
  state.elsewhere.value = cursor.peek() !== moment.address;
  // Beside a text one may step to other frames; in a try, the numbers follow.
  state.holdTree(Boolean(moment.study) && !stop.tryout);
  state.ready.value = true;
  const step = currentStep.peek();
  const { time = step && timeOf(step) } = stop.show;
  if (time !== null && !study.peek())
    actions.scrub(typeof time === 'string' ? evaluate(time, state.numbers.peek()) : time);
  if (stop.plays && noted) playSweep();
  if (place.guess === null) return;
  if (stop.ask) check(true);
  if (!state.judged.peek()) void unknownPlace().then(({ leaveOut }) => leaveOut(place, stopsOf));
}

/** Every question of a chapter has an answer, right or not. */
const isAnswered = (chapter: number): boolean =>
  stopsOf(chapter)!.every(({ ask }, stop) => !ask || progress.peek().answers[textOf({ chapter, stop, guess: null })]);

/** Shows a stop of this chapter and leaves progress and address as they are. @returns false when it could not be had */
export async function showUnnoted(stop: number): Promise<boolean> {
  await show({ chapter: state.here.peek().chapter, stop, guess: null }, false);
  return state.ready.peek();
}

/** The address gets the place, if it was reached without one. */
export function keepPlaceShown(): void {
  const text = textOf({ ...state.here.peek(), guess: null });
  if (lesson.peek()?.replace(/~.*/, '') !== text) actions.learn(text, 'replace');
}

/** Back to where the address says one is, after the stops were gone through. */
export function returnToPlace(): void {
  state.ready.value = false;
  arrive(lesson.peek());
  if (leftAtEnd()) state.ended.value = true;
}

/** The moment of this stop, once more, with nothing of what was changed in it. */
export const showAgain = (): void => void show({ ...state.here.peek(), guess: null });

/** The moment of this stop in another scene. */
export async function showScene(scene: TourScene, variant: number): Promise<void> {
  const mine = ++showing;
  const { moment, show } = state.stop.peek();
  state.variant.value = variant;
  const made = await momentOf({ ...moment, scene }, show);
  if (mine === showing) await actions.showLesson(made, () => outlookOf(show, outlookPoints(state.stop.peek())));
}

const textOf = (place: Place): string => placeText(place, stopsOf(place.chapter)!);

/** @param how 'push': a new history entry */
export function goTo(chapter: number, stop: number, how: 'push' | 'replace' = 'push'): void {
  if (!aboutOf(chapter) && chapter !== guestChapter) return;
  // The closing page has the address of the stop before it.
  const { here } = state;
  if (state.ended.peek() && here.peek().chapter === chapter && here.peek().stop === stop) {
    // Its answer may still be in the address.
    actions.learn(textOf({ chapter, stop, guess: null }), 'replace');
    return void show({ chapter, stop, guess: null });
  }
  // Those behind the first may still be on their way.
  if (!stopsOf(chapter)) return actions.learn(String(chapter), how);
  if (stopsOf(chapter)![stop]) actions.learn(textOf({ chapter, stop, guess: null }), how);
}

export function goToBeat(beat: Beat): void {
  const { chapter } = state.here.peek();
  const stop = firstOf(stopsOf(chapter)!, beat);
  if (stop >= 0) goTo(chapter, stop, 'replace');
}

/** The next thing there is: a step of a why, a stop, a chapter. */
export function goOn(): void {
  const { chapter, stop } = state.here.peek();
  const { steps = [] } = state.stop.peek();
  if (state.stepsShown.peek() < steps.length) state.stepsShown.value++;
  else if (stopsOf(chapter)![stop + 1]) goTo(chapter, stop + 1, 'replace');
  else if (chapter === guestChapter) state.ended.value = true;
  else {
    const { next } = furtherFrom(chapter, progress.peek().done);
    if (next) goTo(next.id, 0);
  }
}

export function goBack(): void {
  const { chapter, stop } = state.here.peek();
  const before = neighbourOf(chapter, -1);
  if (state.ended.peek()) returnToPlace();
  else if (stop > 0) goTo(chapter, stop - 1, 'replace');
  else if (before) goTo(before.id, 0);
}

export const isLast = (): boolean => state.here.value.chapter === chapters.at(-1)!.id && !hasNextStop();
export const hasNextStop = (): boolean => state.here.value.stop + 1 < state.chapter.value.tour.stops.length;

/** @param at which number of the guess */
export function setGuess(value: number, at = 0): void {
  const list = [...state.guess.peek()];
  list[at] = value;
  state.guess.value = list;
  if (state.judged.peek()) tryAgain(list);
}

export function setGuesses(list: readonly number[]): void {
  state.guess.value = list;
  if (state.judged.peek()) tryAgain(list);
}

/** The guess is complete and can be checked. */
export function canCheck(): boolean {
  const { ask } = state.stop.value;
  if (!ask || !state.ready.value || state.ended.value || state.judged.value || !state.answerable.value) return false;
  const needed =
    ask.kind === 'verdict' ? 2 : ask.kind === 'order' ? ask.items.length : ask.kind === 'place' ? ask.begin.length : 1;
  const given = state.guess.value;
  // The same wrong answer twice is no other try.
  if (String(given) === String(state.missed.value?.guess)) return false;
  return given.length === needed && given.every(Number.isFinite);
}

/** @param last shows the true answer, whatever tries there are */
export function check(last = false): void {
  const { ask } = state.stop.peek();
  if (!ask || !canCheck()) return;
  const given = state.guess.peek();
  const result = judge(ask, given, state.numbers.peek(), state.traces.peek());
  const count = (state.missed.peek()?.count ?? 0) + 1;
  if (!last && !result.right && count < (ask.tries ?? 1)) {
    state.missed.value = { count, guess: given, said: result.answer.again ?? '', numbers: result.numbers };
    return;
  }
  tell({ ...result, guess: given });
}

/** The true answer to a question that was answered wrong, without another try. */
export function giveUp(): void {
  const { ask } = state.stop.peek();
  const last = state.missed.peek();
  if (ask && last) tell({ ...judge(ask, last.guess, state.numbers.peek(), state.traces.peek()), guess: last.guess });
}

function tell(result: NonNullable<typeof state.judged.value>): void {
  const ask = state.stop.peek().ask!;
  const given = result.guess;
  state.judged.value = result;
  const place = { ...state.here.peek(), guess: null };
  // Those to a tour are kept with it.
  if (place.chapter !== guestChapter) noteAnswer(textOf(place), result.right, state.hints.peek());
  const text = textOf({ ...place, guess: given });
  checked = readPlace(text, stopsOf)?.guess ?? null;
  actions.learn(text, 'replace');
  if (ask.kind === 'place' && ask.where === 'time') glide(given[0]!, truthOf(ask, state.numbers.peek())[0]!);
}

/** @param list what the guess is now */
export function tryAgain(list?: readonly number[]): void {
  const before = state.judged.peek();
  batch(() => {
    state.former.value = before?.guess ?? null;
    state.judged.value = state.missed.value = null;
    state.guess.value = list ?? before?.guess ?? state.guess.peek();
  });
  checked = null;
  actions.learn(textOf({ ...state.here.peek(), guess: null }), 'replace');
  cancelMotion();
  // One may have stepped on, to where nothing is veiled.
  const { moment } = state.stop.peek();
  if (isOfStudy(moment) && cursor.peek() !== moment.address) void actions.goTo(moment.address, { history: 'none' });
}

export function help(): void {
  if (state.stop.peek().ask?.help) state.hints.value = Math.max(1, state.hints.peek());
}

/** Turns the triangles of the stop over, or back. Seen from where one looks from. */
export async function flip(): Promise<void> {
  state.flipped.value = !state.flipped.peek();
  await again();
}

async function again(): Promise<void> {
  const { moment, show: shown } = state.stop.peek();
  const scene = state.flipped.peek() ? turnedOver(moment.scene) : moment.scene;
  const look = outlook.peek();
  await actions.showLesson(await momentOf({ ...moment, scene }, shown), () => look);
}
