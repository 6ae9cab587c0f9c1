/** The tools of the workbench, a chunk of their own: nobody waits for them at first. */
import './messages';
import { guests } from '../scene/guests';
import { addLayers } from '../scene/layers/late';
import type { Session } from '../state/session';
import { grip } from './body/grip';
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

export interface Tools extends BodyActions, FindActions, MeasureActions, SeeActions, StandActions {
  readonly places: PlaceShelf;
}

export function makeTools(parts: ToolParts): Tools {
  guests.grip = grip;
  seeInto();
  addLayers({ toolLayer });
  return {
    ...bodyActions(parts),
    ...findActions(),
    ...measureActions,
    ...standActions(parts),
    ...seeActions,
    places: new PlaceShelf(parts),
  };
}
