/**
 * Everything a person can do on the page. The floors above add what they offer (`interface PageActions`); the app makes all of it and hands it in before
 * anything is drawn.
 */
import type { Actions } from './actions.types';
import type { RepairActions } from './files/repairActions';
import type { GroundingActions } from './kept/grounding';
import type { YoursActions } from './kept/yours';

export interface PageActions extends Actions, YoursActions, GroundingActions, RepairActions {
  /** Opens what the address names, or the first preset, and follows the moment from then on. @returns a function that stops it */
  start(): Promise<() => void>;
}

export const actions = {} as PageActions;
