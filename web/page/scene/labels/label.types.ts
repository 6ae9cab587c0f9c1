import type { SymbolName } from '../../base/highlight';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Projection } from '../pen/view';
import type { Naming } from './place';

export type Side = 'above' | 'aboveRight' | 'right' | 'belowRight' | 'below' | 'belowLeft' | 'left' | 'aboveLeft';
export type Tone = 'body' | 'dim' | 'ink' | 'ink2' | 'slide' | 'edge' | 'face' | 'vertex' | 'second';

export interface LabelLine {
  /** text with marked symbols, see `symbols.ts` */
  readonly text: string;
  readonly tone: Tone;
}

/** A name at the thing it names. */
export interface LabelRequest {
  /** Same id in the next picture: same label, so it keeps its place where it can. */
  readonly id: string;
  readonly at: Vec3;
  readonly lines: readonly LabelLine[];
  /** another place of the same thing, for where there is no room at `at` */
  readonly orAt?: { readonly at: Vec3; readonly prefer: Side };
  readonly prefer: Side;
  /** where it may stand in a picture, in place of `at` and `prefer`; null: what it names is not seen */
  readonly within?: (projection: Projection) => Naming | null;
  /** Higher stays longer when there is no room for all. */
  readonly priority: number;
  /** what it names, where a formula names it too; put in by the pen */
  readonly symbol?: SymbolName;
  /** CSS pixels between the thing and its name; default 8 */
  readonly gap?: number;
  /** a hairline leads to its thing, however near it is */
  readonly leader?: boolean;
  /** names a region: on that side and clear of lines, or not at all */
  readonly only?: boolean;
}
