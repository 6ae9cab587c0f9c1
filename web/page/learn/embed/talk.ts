/** Tells the page around this one what happens here, and does what it asks for. */
import { effect } from '@preact/signals';
import '../../texts/later';
import { currentSentence } from '../../explain/panels/Sentence';
import { firstRight, lastRight } from '../guest/answers';
import { isPlaceText } from '../place';
import { progress } from '../progress';
import { t } from '../../base/i18n/messages';
import { presets } from '../../presets';
import { actions } from '../../core/actions';
import { readAnchor } from '../../core/address/anchors';
import { isMomentFragment } from '../../core/address/permalink';
import { presetOfFragment } from '../../core/address/presetFragment';
import { cursor, failure, frameCount, level, playing, room, shownTime, tree } from '../../core/store';
import { frameOf } from '../../../package/trace/address';
import { type Asked, readAsked, type Told, version } from './messages';

/** milliseconds between two messages of the time; a glide makes sixty a second */
const patience = 100;

/** By its ending a file is known for a tour. */
const tourName = 'tour.sweeptour';

/** Characters of a fragment that are said again. */
const mostSaid = 80;

/** A moment, a preset or a part of the page; whether it is there is found out where it is opened, and told from there. */
const leadsAnywhere = (fragment: string): boolean =>
  isMomentFragment(fragment) || presetOfFragment(fragment, presets) !== null || leadsToPart(fragment);

function leadsToPart(fragment: string): boolean {
  const anchor = readAnchor(fragment);
  if (!anchor) return false;
  // What names no place in the course is shown its beginning, and nothing says so.
  return anchor.part !== 'learn' || anchor.at === null || isPlaceText(anchor.at);
}

/** Where messages go to and come from; tests have their own. */
export interface Around {
  post(message: unknown): void;
  /** @param onMessage gets only what the page around this one says */
  listen(onMessage: (data: unknown) => void): () => void;
}

export function windowAround(): Around {
  const { parent } = window;
  return {
    // It says nothing that the page around it may not know: what it shows is public, and it keeps nothing.
    post: (message) => parent.postMessage(message, '*'),
    listen(onMessage) {
      const hear = ({ source, data }: MessageEvent) => void (source === parent && onMessage(data));
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
  };
}

export function startTalking(around: Around): () => void {
  const tell = (told: Told) => around.post({ source: 'sweepscope', version, ...told });
  const stops = [
    around.listen((data) => {
      const asked = readAsked(data);
      if (asked === 'bad') tell({ type: 'failure', message: t('embed.bad') });
      else if (asked?.type === 'state') tell(here());
      else if (asked?.type === 'open' && asked.fragment !== undefined && !leadsAnywhere(asked.fragment))
        tell({ type: 'failure', message: t('embed.nowhere', { fragment: asked.fragment.slice(0, mostSaid) }) });
      else if (asked) obey(asked);
    }),
    tellReady(tell),
    effect(() => {
      if (tree.value) tell(here());
    }),
    tellTime(tell),
    tellAnswers(tell),
    tellTourAnswers(tell),
    effect(() => {
      const failed = failure.value;
      if (failed)
        tell({
          type: 'failure',
          message: `${t(failed.title.key, failed.title.values)} ${t(failed.text.key, failed.text.values)}`,
        });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function here(): Told {
  // What the step says may be what a question of the course asks for.
  const message = room.value === 'workbench' ? currentSentence.value : null;
  return {
    type: 'step',
    address: cursor.value,
    sentence: message ? t(message.key, message.values) : '',
    level: level.value,
    frame: Math.max(0, frameOf(cursor.value)),
    frames: frameCount.value,
    playing: playing.value,
    fragment: location.hash,
  };
}

function tellReady(tell: (told: Told) => void): () => void {
  let told = false;
  return effect(() => {
    if (told || !tree.value) return;
    told = true;
    tell({ type: 'ready' });
  });
}

function tellTime(tell: (told: Told) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = effect(() => {
    void shownTime.value;
    if (room.value !== 'workbench') return;
    timer ??= setTimeout(() => {
      timer = null;
      tell({ type: 'time', time: shownTime.peek() });
    }, patience);
  });
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}

/** An answer is noted by the course; whoever put the page there hears of it. */
function tellAnswers(tell: (told: Told) => void): () => void {
  let before = progress.peek().answers;
  return effect(() => {
    const { answers } = progress.value;
    const all = Object.entries(answers);
    const score = { answered: all.length, right: all.filter(([, { first }]) => first).length };
    for (const [place, answer] of all)
      if (answer !== before[place]) tell({ type: 'answer', place, right: answer.last, score });
    before = answers;
  });
}

/** A tour keeps its own account; the same answer to the same question once more is no news. */
function tellTourAnswers(tell: (told: Told) => void): () => void {
  let before = lastRight.peek();
  return effect(() => {
    const last = lastRight.value;
    const first = firstRight.peek();
    const score = { answered: last.size, right: [...last.keys()].filter((stop) => first.get(stop)).length };
    for (const [stop, right] of last)
      if (before.get(stop) !== right) tell({ type: 'answer', place: `tour.${stop + 1}`, right, score });
    before = last;
  });
}

const steps = {
  forward: () => actions.stepForward(),
  back: () => actions.stepBack(),
  into: () => actions.stepInto(),
  out: () => actions.stepOut(),
  first: () => actions.first(),
  last: () => actions.last(),
  nextFrame: () => actions.nextFrame(),
  previousFrame: () => actions.previousFrame(),
} as const;

function obey(asked: Exclude<Asked, { type: 'state' }>): void {
  switch (asked.type) {
    case 'open':
      // As if somebody had followed the link: everything that a link may lead to is checked there.
      if (asked.fragment !== undefined) location.replace(asked.fragment);
      else if (asked.tour) void actions.openFiles([new File([asked.tour], tourName)]);
      return;
    case 'goTo':
      return void actions.goTo(asked.address);
    case 'step':
      return void steps[asked.to]();
    case 'level':
      return actions.setLevel(asked.level);
    case 'play':
      if (playing.peek() !== asked.on) actions.togglePlay();
      return;
    case 'time':
      return actions.scrub(asked.time);
    case 'stepByStep':
      return actions.setStepByStep(asked.on);
  }
}
