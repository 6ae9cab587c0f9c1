/** The tools of the workbench, a chunk of their own: nobody waits for them at first. */
import './messages';
import { guests } from '../../scene/guests';
import { addLayers } from '../../scene/layers/late';
import type { Session } from '../../core/session/session';
import { grip } from './body/grip';
import { bodiesActions, type BodiesActions } from './bodies/actions';
import { bodiesLayer } from './bodies/layer';
import { otherBodies } from './bodies/pointing';
import { followBodies } from './bodies/running';
import { bodyActions, type BodyActions, type PlaceParts } from './body/placing';
import { findActions, type FindActions } from './find/actions';
import { toolLayer } from './layer';
import { measureActions, type MeasureActions } from './measure/measuring';
import { PlaceShelf } from './places/shelf';
import { seeInto } from './see/paint';
import { seeActions, type SeeActions } from './see/seeing';
import { standActions, type StandActions } from './stand/actions';

export type ToolParts = PlaceParts & {
  readonly session: Session;
};

export interface WorkbenchTools
  extends BodiesActions, BodyActions, FindActions, MeasureActions, SeeActions, StandActions {
  readonly places: PlaceShelf;
  /** Runs the other bodies of the scene, until the function given back is called. */
  followBodies(): () => void;
}

export function makeTools(parts: ToolParts): WorkbenchTools {
  guests.grip = grip;
  seeInto();
  addLayers({ toolLayer, bodiesLayer });
  const several = bodiesActions(parts);
  guests.other = otherBodies(several);
  return {
    ...bodyActions(parts),
    ...several,
    followBodies: () => followBodies(parts.session),
    ...findActions(),
    ...measureActions,
    ...standActions(parts),
    ...seeActions,
    places: new PlaceShelf(parts),
  };
}

declare module '../../core/actions.types' {
  interface Tools extends WorkbenchTools {}
}
