/** Relations of inequalities, with what holds where they fail. */
import type { Failed } from '../model/explain/eventView';

type Relation = Pick<Failed, 'relation' | 'opposite'>;

export const below: Relation = { relation: '<', opposite: '≥' };
export const atLeast: Relation = { relation: '≥', opposite: '<' };
export const atMost: Relation = { relation: '≤', opposite: '>' };
export const above: Relation = { relation: '>', opposite: '≤' };
