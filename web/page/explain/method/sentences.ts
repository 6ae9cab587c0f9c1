/** Sentences of steps that hold others: broad phase, triangle, nearest, slide, pass, frame. */
import type { EventOf } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import type { Message } from '../../model';
import { findEvent, isExit, verdictLabel, type Context } from '../context';
import { decidingCheck } from '../deciding';

export function queryBoxSentence(context: Context): Message {
  const triangles = context.frameBegin?.triangles ?? 0;
  const nearest = context.inSlide('Nearest');
  // Boxes are looked at, and triangles tested, in turns: how many there are is known when the search has ended.
  if (!nearest) return { key: 'sentence.broad.begin', values: { triangles } };
  const { candidates } = nearest;
  return { key: 'sentence.broad', values: { candidates, triangles, visits: context.step.visits?.length ?? 0 } };
}

export function nodeSentence(event: EventOf<'NodeVisit'>, context: Context): Message {
  const { node, depth, triangles } = event;
  switch (event.verdict) {
    case 'descended':
      return { key: 'sentence.node.descended', values: { node, depth } };
    case 'leaf':
      return { key: 'sentence.node.leaf', values: { node, depth, triangles } };
    case 'outside-box':
      return { key: 'sentence.node.outside', values: { node, depth } };
    case 'later-than-best':
      return { key: 'sentence.node.late', values: { node, enter: context.number(event.enter) } };
  }
}

export function triangleSentence(event: EventOf<'TriangleEnd'>, context: Context): Message {
  const { triangle, feature, element } = event;
  if (Number.isFinite(event.time)) {
    const exit = context.step.children.find((check) => isExit(check.event) && check.event.time === event.time);
    if (exit) return context.describe(exit);
    if (event.improved && event.best === Infinity) {
      const values = { triangle, feature, element, time: context.number(event.time) };
      return { key: 'sentence.triangle.first', values };
    }
    const [time, bound] = context.pair(event.time, event.best);
    if (time === bound) return { key: 'sentence.triangle.same', values: { triangle, feature, element, time } };
    const key = event.improved ? 'sentence.triangle.beats' : 'sentence.triangle.kept';
    return { key, values: { triangle, feature, element, time, bound } };
  }
  const deciding = decidingCheck(context.step);
  if (deciding) return context.describe(deciding);
  if (context.step.children.length === 0) {
    return { key: 'sentence.triangle.other', values: { triangle, verdict: verdictLabel(event.verdict) } };
  }
  const bounded = event.best === Infinity ? 'no' : 'yes';
  const values = { triangle, checks: context.step.children.length, bounded, bound: context.number(event.best) };
  return { key: 'sentence.triangle.miss', values };
}

export function nearestSentence(event: EventOf<'Nearest'>, context: Context): Message {
  if (!event.found) return { key: 'sentence.nearest.none', values: { candidates: event.candidates } };
  const { feature, element, triangle, candidates } = event;
  const values = { feature, element, triangle, candidates, time: context.number(event.time) };
  return { key: 'sentence.nearest.found', values };
}

/** A slide seen as a whole: what it met. Its last word has a step of its own. */
export function slideSentence(event: EventOf<'SlideEnd'>, context: Context): Message {
  const nearest = findEvent(context.step, 'Nearest');
  if (!nearest?.found) return endSentence(event, context);
  const { feature, element, triangle, candidates } = nearest;
  const values = { slide: event.slide, feature, element, triangle, candidates, time: context.number(nearest.time) };
  return { key: 'sentence.slide.hit', values };
}

export function endSentence(event: EventOf<'SlideEnd'>, context: Context): Message {
  const { slide } = event;
  const traveled = context.number(event.traveled);
  switch (event.verdict) {
    case 'free':
      return { key: 'sentence.end.free', values: { slide, traveled } };
    case 'again':
      return { key: 'sentence.end.again', values: { slide, traveled, remaining: context.vector(event.remaining) } };
    case 'too-short': {
      const length = context.inSlide('Project')?.length;
      const keep = context.frameBegin?.veryClose;
      if (length === undefined || !keep) return { key: 'sentence.end.shortPlain', values: { slide, traveled } };
      const [lengthText, keepText] = context.pair(length, keep);
      return { key: 'sentence.end.short', values: { slide, length: lengthText, keep: keepText } };
    }
    case 'limit-reached': {
      const sweeps = context.frameBegin?.maxSweeps ?? 0;
      return { key: 'sentence.end.limit', values: { slide, sweeps, remaining: context.vector(event.remaining) } };
    }
    case 'stopped':
      return { key: 'sentence.end.stopped', values: { slide, traveled } };
    case 'grounded': {
      const edge = context.inSlide('StepEdge')?.verdict === 'step-edge';
      const on = edge ? 'edge' : context.inSlide('Wedge')?.verdict === 'holds' ? 'wedge' : 'ground';
      return { key: 'sentence.end.grounded', values: { slide, traveled, on } };
    }
  }
}

export function passSentence(event: EventOf<'PassEnd'>, context: Context): Message {
  return {
    key: event.truncated ? 'sentence.pass.truncated' : 'sentence.pass.done',
    values: {
      pass: event.pass === 1 ? 'gravity' : 'movement',
      sweeps: event.sweeps,
      position: context.vector(event.position),
    },
  };
}

export function frameSentence(event: EventOf<'MoveEnd'>, context: Context): Message {
  return {
    key: event.truncated ? 'sentence.frame.truncated' : 'sentence.frame.done',
    values: {
      frame: context.step.name.replace(/^f/, ''),
      sweeps: event.sweeps,
      state: carriedAtEnd(context.step)?.state ?? (event.grounded ? 'ground' : 'none'),
      position: context.vector(event.position),
    },
  };
}

/** The frame's last word; the method of 2003 has none. */
function carriedAtEnd(frame: Step): EventOf<'Carried'> | null {
  const event = frame.children.at(-1)?.event;
  return event?.kind === 'Carried' ? event : null;
}

/** A group whose record was cut off shows how it began. */
export function beginSentence(
  event: EventOf<'MoveBegin'> | EventOf<'PassBegin'> | EventOf<'SlideBegin'> | EventOf<'TriangleBegin'>,
  context: Context,
): Message {
  switch (event.kind) {
    case 'MoveBegin': {
      const values = { position: context.vector(event.position), displacement: context.vector(event.displacement) };
      return { key: 'sentence.frame.begin', values: { ...values, frame: context.step.name.replace(/^f/, '') } };
    }
    case 'PassBegin': {
      const values = { position: context.vector(event.position), displacement: context.vector(event.displacement) };
      return { key: 'sentence.pass.begin', values: { ...values, pass: event.pass === 1 ? 'gravity' : 'movement' } };
    }
    case 'SlideBegin': {
      const values = { slide: event.slide, length: context.number(event.length), center: context.vector(event.center) };
      return { key: 'sentence.slide.stays', values };
    }
    case 'TriangleBegin': {
      const values = { triangle: event.triangle, test: event.test, best: context.number(event.best) };
      return { key: 'sentence.triangle.begin', values };
    }
  }
}
