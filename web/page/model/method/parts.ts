/** What comes with the first step of each method. The app fills it (app/methodParts.ts). */
import type { Method } from '../../../package/trace/events.gen';
import type { MethodParts } from './types';

export const partsOf = {} as Readonly<Record<Method, MethodParts>>;
