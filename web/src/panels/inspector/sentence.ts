/**
 * One sentence for every step: what it decided and why, with the two numbers that decide.
 *
 * A student can read it aloud; the live region does. Numbers come from the step's own event and from the events around it.
 */
import type { Message } from '../../state/model';
import type { Step } from '../../trace/steps';
import type { Digits } from '../../i18n/numbers';
import { Context } from './sentences/context';
import * as groups from './sentences/groups';
import * as paper from './sentences/paper';
import { eventView } from '../../method/eventViews';
import { robustParts } from './robustParts';
import type { Said } from './sentences/said';

/** @param digits decimals of the numbers; a sentence never shows more than 7 unless two numbers need them to differ */
export function sentence(step: Step, digits: Digits = 4): Message {
  return sentenceWith(step, digits).message;
}

/** The sentence, and what the numbers in it are. */
export function sentenceWith(step: Step, digits: Digits): { message: Message; said: ReadonlyMap<string, Said> } {
  const context = new Context(step, digits === 4 ? 4 : 7);
  return { message: say(context), said: context.said };
}

function say(context: Context): Message {
  const { step } = context;
  const event = step.event;
  const own = eventView(event);
  if (own) return own.sentence(event, context);
  switch (event.kind) {
    case 'MoveBegin':
    case 'PassBegin':
    case 'SlideBegin':
    case 'TriangleBegin':
      return groups.beginSentence(event, context);
    case 'QueryBox':
      return groups.queryBoxSentence(context);
    case 'NodeVisit':
      return groups.nodeSentence(event, context);
    case 'TriangleEnd':
      return groups.triangleSentence(event, context, (deciding) =>
        say(new Context(deciding, context.digits, context.said)),
      );
    case 'Nearest':
      return groups.nearestSentence(event, context);
    case 'SlideEnd':
      return step.kind === 'slide' ? groups.slideSentence(event, context) : groups.endSentence(event, context);
    case 'PassEnd':
      return groups.passSentence(event, context);
    case 'MoveEnd':
      return groups.frameSentence(event, context);
    case 'PlaneTest':
      return paper.planeSentence(event, context);
    case 'FaceTest':
      return paper.faceSentence(event, context);
    case 'VertexTest':
      return paper.vertexSentence(event, context);
    case 'EdgeTest':
      return paper.edgeSentence(event, context);
    case 'BackOff':
      return paper.backOffSentence(event, context);
    case 'SlidePlane':
      return paper.slidePlaneSentence(event, context);
    case 'Project':
      return paper.projectSentence(event, context);
    default:
      return robustParts().say(event, context);
  }
}
