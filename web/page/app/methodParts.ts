/** What comes with the first step of each method, a line each. Apart from the modules, which the worker has as well. */
import type { MethodParts } from '../model/method/types';
import type { Method } from '../../package/trace/events.gen';
import { paperParts } from '../methods/paper/parts';
import { robustParts } from '../methods/robust/parts';

export const methodParts: Readonly<Record<Method, MethodParts>> = { paper: paperParts, robust: robustParts };
