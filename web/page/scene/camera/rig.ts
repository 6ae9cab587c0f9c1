import CameraControls from 'camera-controls';
import {
  Box3,
  Matrix4,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three';
import type { Pose } from '../../model/stage';
import { tween, type Tween } from './tween';

CameraControls.install({
  THREE: { Vector2, Vector3, Vector4, Quaternion, Matrix4, Spherical, Box3, Sphere, Raycaster },
});

/** Close to a long lens: little perspective, so shapes keep their proportions as in a drawing. */
export const fieldOfView = 28;
const smoothSeconds = 0.05;

export interface Nudge {
  readonly azimuth?: number;
  readonly polar?: number;
  readonly right?: number;
  readonly up?: number;
  /** factor of the distance */
  readonly zoom?: number;
}

/** The camera of one pane with its controls: orbit, pan and zoom by mouse and touch, and smooth moves asked for by the page. */
export class Rig {
  readonly camera = new PerspectiveCamera(fieldOfView, 1, 0.01, 100);
  private readonly controls: CameraControls;
  private moving: Tween | null = null;

  constructor(
    surface: HTMLElement,
    reducedMotion: boolean,
    private readonly changed: (byHand: boolean) => void,
  ) {
    // A camera in its own target has no direction, and the controls would never find one.
    this.camera.position.set(0, 0, 1);
    this.controls = new CameraControls(this.camera, surface);
    this.controls.smoothTime = reducedMotion ? 0 : smoothSeconds;
    this.controls.draggingSmoothTime = reducedMotion ? 0 : 0.02;
    this.controls.dollyToCursor = true;
    this.controls.minDistance = 0.02;
    // Zooming by two fingers is done here: the controls' own does not follow the fingers.
    this.controls.touches.two = CameraControls.ACTION.TOUCH_TRUCK;
    // Straight up and down are left out: there the horizon has no direction.
    this.controls.minPolarAngle = 0.03;
    this.controls.maxPolarAngle = Math.PI - 0.03;
    this.controls.addEventListener('controlstart', () => {
      this.moving = null;
    });
    this.controls.addEventListener('control', () => changed(true));
    this.controls.addEventListener('update', () => changed(false));
  }

  get isMoving(): boolean {
    return this.moving !== null;
  }

  get pose(): Pose {
    const target = this.controls.getTarget(new Vector3(), false).toArray();
    return {
      target,
      distance: this.controls.distance,
      azimuth: this.controls.azimuthAngle,
      polar: this.controls.polarAngle,
    };
  }

  setPose(pose: Pose): void {
    // The limit is of the mesh that was drawn last; the one that this pose shows may be much larger.
    this.controls.maxDistance = Math.max(this.controls.maxDistance, pose.distance);
    void this.controls.moveTo(...pose.target, false);
    void this.controls.dollyTo(pose.distance, false);
    void this.controls.rotateTo(pose.azimuth, pose.polar, false);
    this.controls.update(0);
  }

  turnTo(azimuth: number, polar: number): void {
    void this.controls.rotateTo(azimuth, polar, false);
    this.controls.update(0);
  }

  /** Turns, moves and zooms by a little, as a key does. Angles in radians, ways in parts of the distance. */
  nudge({ azimuth = 0, polar = 0, right = 0, up = 0, zoom = 1 }: Nudge): void {
    this.moving = null;
    const distance = this.controls.distance;
    void this.controls.rotate(azimuth, polar, true);
    void this.controls.truck(right * distance, -up * distance, true);
    void this.controls.dollyTo(distance * zoom, true);
  }

  /**
   * Nearer by a factor at once, around a place of the picture.
   * @param right, up of the place from the middle of the picture, in parts of the distance
   */
  zoomAt(factor: number, right: number, up: number): void {
    const before = this.controls.distance;
    void this.controls.dollyTo(before / factor, false);
    const way = before - this.controls.distance;
    void this.controls.truck(right * way, -up * way, false);
    this.changed(true);
  }

  moveTo(pose: Pose, milliseconds: number): void {
    if (milliseconds <= 0) {
      this.moving = null;
      this.setPose(pose);
    } else this.moving = tween(this.pose, pose, performance.now(), milliseconds);
  }

  /** One picture's worth of movement. @returns true while more is to come */
  advance(now: number, seconds: number): boolean {
    if (this.moving) {
      const { pose, done } = this.moving.at(now);
      this.setPose(pose);
      if (done) this.moving = null;
      return !done;
    }
    return this.controls.update(seconds);
  }

  /**
   * Depth range for what can be seen from here. Near follows the distance, so a model of a millimetre and a terrain of ten
   * kilometres both keep their depth precision around the event.
   * @param reach distance from the target to the farthest corner of the mesh
   */
  setRange(width: number, height: number, reach: number): void {
    const { distance } = this.controls;
    this.controls.maxDistance = Math.max(reach * 8, 100);
    this.camera.aspect = width / height;
    this.camera.near = distance * 0.02;
    this.camera.far = distance + Math.max(reach, 4 * distance) * 1.05;
    this.camera.updateProjectionMatrix();
  }

  set enabled(on: boolean) {
    this.controls.enabled = on;
  }

  dispose(): void {
    this.controls.dispose();
  }
}
