/** The facts about the methods that callers need without asking the solver. */
import type { MoveOptions } from './types.ts';

type Method = NonNullable<MoveOptions['method']>;

/** In the order of `wasm/methods/methods.def`: their numbers cross to the solver. */
export const methods = ['paper', 'robust'] as const satisfies readonly Method[];

/** The method to use where a result must hold. */
export const soundMethod: Method = 'robust';

/** The sides each method is meant for: culling back faces is part of the method of 2003. */
export const usualSides: Readonly<Record<Method, NonNullable<MoveOptions['sides']>>> = {
  paper: 'front',
  robust: 'both',
};
