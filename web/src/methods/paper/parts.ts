/** The method of 2003 is on the first screen: everything of it is there. */
import type { MethodParts } from '../../method/types';

export const paperParts: MethodParts = {};
