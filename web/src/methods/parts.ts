/** What comes with the first step of each method, a line each. Apart from `index.ts`, which the worker has as well. */
import type { MethodParts } from '../method/types';
import type { Method } from '../trace/events.gen';
import { paperParts } from './paper/parts';
import { robustParts } from './robust/parts';

export const partsOf: Readonly<Record<Method, MethodParts>> = { paper: paperParts, robust: robustParts };
