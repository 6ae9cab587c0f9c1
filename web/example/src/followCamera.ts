/** A camera behind the character: turned by hand, drawn behind its back while it walks, and never inside a wall. */
import { compileOptions, type KeptSweepResults, type Mesh, type Solver } from 'sweepscope';
import { type PerspectiveCamera, Vector3 } from 'three';
import { approach } from './character';

const distance = 6.2; // m
const highest = 1.2; // radians above the horizon
const lowest = -0.15;
/** What must fit between the camera and a wall: the near plane's corners do. */
const size = 0.22;

const options = compileOptions();

export class FollowCamera {
  yaw = 0;
  pitch = 0.38;
  readonly #query = new Float64Array(9).fill(size, 6);
  readonly #results: KeptSweepResults;
  readonly #mesh: Mesh;
  readonly #eye = new Vector3();
  #length = distance;

  constructor(solver: Solver, mesh: Mesh) {
    this.#mesh = mesh;
    this.#results = solver.createSweepResults(1);
  }

  turn(yaw: number, pitch: number): void {
    this.yaw -= yaw;
    this.pitch = Math.min(highest, Math.max(lowest, this.pitch + pitch));
  }

  /** While the body walks the view turns behind it, unless it walks towards the camera. */
  follow(heading: number, seconds: number): void {
    if (Math.cos(heading - this.yaw) > -0.5) this.yaw = approach(this.yaw, heading, 0.9 * seconds);
  }

  /** Looks at `target` from as far as nothing is between. */
  place(camera: PerspectiveCamera, target: Vector3, seconds: number): void {
    const level = Math.cos(this.pitch);
    this.#eye.set(Math.sin(this.yaw) * level, Math.sin(this.pitch), Math.cos(this.yaw) * level);
    for (let k = 0; k < 3; k++) {
      this.#query[k] = target.getComponent(k);
      this.#query[3 + k] = this.#eye.getComponent(k) * distance;
    }
    this.#mesh.sweepMany(this.#query, options, this.#results);
    const free = distance * Math.min(1, this.#results.time[0]);
    // In immediately, or the camera would be inside a wall; out again slowly.
    this.#length = Math.min(free, this.#length + (free - this.#length) * Math.min(1, 3 * seconds));
    camera.position.copy(target).addScaledVector(this.#eye, Math.max(this.#length, 0.4));
    camera.lookAt(target);
  }
}
