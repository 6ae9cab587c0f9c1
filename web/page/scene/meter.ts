import type { CameraPoses } from '../model';
import type { Vec3 } from '../../mesh/geometry/vec';
import type { PaneName } from './pane';
import type { ScreenPoint } from './pen/view';

/** Pictures whose cost is remembered. */
const most = 600;

/** Counts pictures and what they cost the main thread. */
export class Meter {
  pictures = 0;
  /** milliseconds of the latest pictures, oldest first: all of a picture, and the part of it that hands over to WebGL */
  readonly costs: { readonly whole: number; readonly gl: number }[] = [];
  private began = 0;
  private gl = 0;

  begin(): void {
    this.began = performance.now();
    this.gl = 0;
  }

  /** Runs what only hands over to WebGL; with software WebGL that may wait, which says nothing about this page. */
  handOver(draw: () => void): void {
    const before = performance.now();
    draw();
    this.gl += performance.now() - before;
  }

  end(): void {
    this.pictures += 1;
    this.costs.push({ whole: performance.now() - this.began, gl: this.gl });
    if (this.costs.length > most) this.costs.shift();
  }
}

/** What `stage-report` on the canvas is answered with, in the event's own detail: measuring without a handle on the stage. */
export interface StageReport {
  /** world points to be found on the screen; given by who asks */
  points?: readonly Vec3[];
  pictures?: number;
  /** another picture is on its way */
  pending?: boolean;
  drawCalls?: number;
  costs?: Meter['costs'];
  places?: Readonly<Record<PaneName, readonly ScreenPoint[]>>;
  /** as a link would keep them */
  cameras?: CameraPoses;
}
