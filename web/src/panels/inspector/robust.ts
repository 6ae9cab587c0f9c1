/** Sentences, formulas and failed inequalities of the robust method's own steps, with their messages. */
import { catalogue } from '../../i18n/robustCatalogue';
import { addMessages } from '../../i18n/messages';
import type { Message } from '../../state/model';
import type { EventOf } from '../../trace/events.gen';
import * as robustFormulas from './formulas/robust';
import * as standingFormulas from './formulas/standing';
import type { Formula } from './formulas/types';
import { setRobustParts, type RobustEvent } from './robustParts';
import type { Context } from './sentences/context';
import * as robust from './sentences/robust';
import * as standing from './sentences/standing';
import { failedStanding } from './whynotStanding';

/** From here on a robust step can be spoken of. */
export function knowRobustSteps(): void {
  addMessages(catalogue);
  setRobustParts({ say, formulaOf, whyNot: failedStanding });
}

function say(event: RobustEvent, context: Context): Message {
  switch (event.kind) {
    case 'TouchTest':
      return robust.touchSentence(event, context);
    case 'SweptFaceTest':
      return robust.sweptFaceSentence(event, context);
    case 'SweptEdgeTest':
      return robust.sweptEdgeSentence(event, context);
    case 'SweptVertexTest':
      return robust.sweptVertexSentence(event, context);
    case 'Depenetrate':
      return robust.pushSentence(event, context);
    case 'Advance':
      return robust.advanceSentence(event, context);
    case 'ActivePlane':
      return robust.activePlaneSentence(event, context);
    case 'Cone':
      return robust.coneSentence(event, context);
    case 'GroundTest':
      return standing.groundSentence(event, context);
    case 'StepUp':
      return standing.stepUpSentence(event, context);
    case 'Snap':
      return standing.snapSentence(event, context);
    case 'SteepContact':
      return standing.steepContactSentence(event, context);
    case 'StepEdge':
      return standing.stepEdgeSentence(event, context);
    case 'Wedge':
      return standing.wedgeSentence(event, context);
    case 'Carried':
      return standing.carriedSentence(event, context);
    case 'OneMotion':
      return standing.oneMotionSentence(event, context);
  }
}

type Kind = RobustEvent['kind'];
type Of = { [K in Kind]: Formula | ((event: EventOf<K>) => Formula) };

const formulas: Of = {
  TouchTest: robustFormulas.touchFormula,
  SweptFaceTest: robustFormulas.sweptFaceFormula,
  SweptEdgeTest: robustFormulas.sweptEdgeFormula,
  SweptVertexTest: robustFormulas.sweptVertexFormula,
  Depenetrate: robustFormulas.pushFormula,
  Advance: robustFormulas.advanceFormula,
  ActivePlane: robustFormulas.activePlaneFormula,
  Cone: robustFormulas.coneFormula,
  GroundTest: standingFormulas.groundFormula,
  SteepContact: standingFormulas.steepContactFormula,
  StepEdge: standingFormulas.stepEdgeFormula,
  Wedge: standingFormulas.wedgeFormula,
  StepUp: standingFormulas.stepUpFormula,
  Snap: standingFormulas.snapFormula,
  Carried: standingFormulas.carriedFormula,
  OneMotion: standingFormulas.oneMotionFormula,
};

function formulaOf(event: RobustEvent): Formula {
  const formula = formulas[event.kind] as Formula | ((event: RobustEvent) => Formula);
  return typeof formula === 'function' ? formula(event) : formula;
}
