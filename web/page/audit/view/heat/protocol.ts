/** What the page and the worker that reckons heat say to each other. A field is named by a number: words about an older one are of no more use. */
import type { Vec3 } from '../../../model';
import type { HeatReach, HeatScale } from '../../../../audit/report/picture/heat';

export type HeatAsk =
  | {
      readonly kind: 'begin';
      readonly field: number;
      readonly far: HeatReach;
      readonly origin: Vec3;
      /** length between samples; absent: the finest */
      readonly cell?: number;
    }
  /** 3 numbers each. `walking`: somebody walks meanwhile, who needs the machine too */
  | { readonly kind: 'more'; readonly field: number; readonly places: Float32Array; readonly walking: boolean };

export type HeatSays =
  | ({ readonly kind: 'heat'; readonly field: number; readonly scale: HeatScale } & BrickUpdate)
  /** too large for samples so near each other: it is to begin again, with others */
  | { readonly kind: 'again'; readonly field: number; readonly cell: number };

/** Bricks that have become other ones. */
export interface BrickUpdate {
  /** length between samples, and how far heat goes */
  readonly cell: number;
  readonly reach: number;
  /** of all bricks */
  readonly count: number;
  /** which ones, and where each is, 3 numbers each */
  readonly bricks: Uint32Array;
  readonly places: Int32Array;
  /** `brickSize` each, in half precision */
  readonly data: Uint16Array;
}
