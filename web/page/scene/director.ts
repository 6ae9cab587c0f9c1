import { actions } from '../core/actions';
import type { CameraPoses } from '../model';
import {
  cameraFollow,
  cameraLink,
  cameras,
  experiment,
  frameRequest,
  marked,
  meshState,
  morph,
  outlook,
  presetId,
  shownSlide,
  tree,
  walking,
} from '../core/store';
import { azimuthFor, fitPose, sameAngles, samePose, threeQuarterPolar } from './camera/framing';
import { keptPose, shownPose } from './camera/kept';
import { bodyPoints, boxPoints, eventPoints, meshPoints, reachOf } from './camera/subject';
import { sceneOrigin, type Derived } from './derived';
import { addScaled, length, sub, type Vec3 } from '../../mesh/geometry/vec';
import { centreAt } from './layers/layer';
import type { Moment } from './moment/moment';
import type { Pane } from './pane';
import { meanRadius, morphedSpace } from '../model/space';

const moveMilliseconds = 320;

type Subject = 'event' | 'mesh' | 'marked';

const sizeOf = ({ frame: { width, height } }: Pane): string => `${width} ${height}`;

/**
 * Says where the cameras look: frames what is asked for, keeps the camera over runs of the same mesh, and comes after the event
 * when stepping takes it out of sight.
 */
export class Director {
  private scene: { mesh: unknown; preset: string | null } = { mesh: null, preset: null };
  private lastTree: unknown = null;
  /** A new mesh or preset waits to be framed until its first frame is there. */
  private waiting: { staleTree: unknown } | null = null;
  private pending: { subject: Subject; smooth: boolean } | null = null;
  private requests = frameRequest.peek().count;
  /** the slide that was shown, by its frame and its address: more of it being known makes it no other one */
  private slide: unknown = null;
  private slideTree: unknown = null;
  private link = cameraLink.peek();
  /** the pane whose camera the other one goes by */
  private leader: Pane;
  /** A person has put the cameras where they are, so they are worth keeping. */
  private own = false;
  /** the poses in the store that came from here; others came from a link and are to be taken */
  private kept: CameraPoses | null = null;
  /** panes whose camera has been set for this scene; one that was not displayed is set when it is */
  private readonly framed = new Set<Pane>();
  /** how large each was when it was framed */
  private readonly sizes = new Map<Pane, string>();
  /** where the ellipsoid stood when the last picture was drawn, world; walking follows it */
  private lastStart: Vec3 | null = null;
  /** panes that showed the whole event in the last picture at rest */
  private readonly sawAll = new Set<Pane>();
  /** world length that is 1 in the world view; fixed per scene, so that changing the radii does not move the camera */
  private unit = 1;

  constructor(
    private readonly panes: readonly Pane[],
    private readonly derived: Derived,
    private readonly reducedMotion: boolean,
  ) {
    this.leader = panes[0];
  }

  /** A person has moved this pane's camera. */
  touched(pane: Pane): void {
    this.leader = pane;
    this.own = true;
  }

  /** Notices what has changed; runs inside an effect. */
  watch(): void {
    // A mesh that is mended, or not any more, is the same scene, and so are other parts of it: the whole keeps its arrays.
    const own = meshState.value?.repair?.original ?? meshState.value?.mesh ?? null;
    const mesh = own && (own.whole ?? own).positions;
    const preset = presetId.value;
    const request = frameRequest.value;
    if (mesh !== this.scene.mesh || preset !== this.scene.preset) {
      if (mesh !== this.scene.mesh || this.scene.mesh === null)
        this.unit = meanRadius(experiment.value?.radii ?? [1, 1, 1]);
      this.scene = { mesh, preset };
      this.waiting = { staleTree: this.lastTree };
    }
    if (this.waiting && mesh) {
      const here = tree.value !== null && tree.value !== this.waiting.staleTree;
      this.pending = { subject: here ? 'event' : 'mesh', smooth: false };
      if (here) this.waiting = null;
    }
    if (request.count !== this.requests) {
      this.requests = request.count;
      // A request that comes with a new scene must not keep the angles of the old one.
      this.pending = { subject: request.what, smooth: this.pending === null && !this.waiting };
    }
    this.lastTree = tree.value;
    // A link to a place where nobody had touched the cameras.
    if (cameras.value === null && this.kept !== null) {
      this.kept = null;
      this.own = false;
      this.pending ??= { subject: 'event', smooth: false };
    }
    void [shownSlide.value, morph.value, cameraLink.value, cameraFollow.value, walking.value];
  }

  /**
   * Brings spaces and cameras up to date; the panes have been measured.
   * @param hold a hand is dragging something, so the camera must not move under it
   */
  arrange(hold: boolean): void {
    const radii = this.derived.moment.value?.radii ?? [this.unit, this.unit, this.unit];
    for (const pane of this.panes) {
      const blend = pane.name === 'world' ? morph.value : 1;
      pane.space = morphedSpace(sceneOrigin(), this.unit, radii, blend);
      pane.blend = blend;
    }
    const [world] = this.panes;
    const basis = cameraLink.value === 'basis';
    for (const pane of this.panes) this.standIn(pane, basis ? world : pane);
    if (this.panes.every((pane) => !pane.visible)) return;
    if (!this.leader.visible) this.leader = this.panes.find((pane) => pane.visible) ?? this.leader;
    if (this.pending) {
      this.newScene(this.pending.smooth);
      for (const pane of this.panes) this.frame(pane, this.pending.subject, this.pending.smooth);
      this.pending = null;
    } else {
      for (const pane of this.panes) if (pane.visible && !this.framed.has(pane)) this.frameLate(pane);
      if (!hold) this.frameResized();
      if (walking.value) this.walkAlong();
      else if (!hold && (tree.value !== this.slideTree || shownSlide.value?.address !== this.slide)) this.comeAfter();
    }
    this.takeKept();
    this.slide = shownSlide.value?.address;
    this.slideTree = tree.value;
    this.lastStart = this.derived.moment.value?.start ?? null;
  }

  /** Cameras of another scene are not kept. */
  private newScene(smooth: boolean): void {
    if (smooth) return;
    const before = this.kept;
    this.own = false;
    this.kept = null;
    if (before !== null && cameras.peek() === before) actions.setCameras(null);
  }

  /**
   * Puts the pane's camera in the space of a pane. Keeps the event where it stands in the picture, and as large, while that space
   * changes (morph, new radii, another link).
   */
  private standIn(pane: Pane, { space, blend }: Pane): void {
    if (space.equals(pane.cameraSpace)) return;
    const moment = this.derived.moment.value;
    const { pose } = pane.rig;
    if (!pane.visible) this.framed.delete(pane);
    else if (moment && this.framed.has(pane)) {
      const before = fitPose(eventPoints(moment, pane.cameraSpace, pane.cameraBlend), pose, pane.frame);
      const after = fitPose(eventPoints(moment, space, blend), pose, pane.frame);
      const ratio = after.distance / before.distance;
      const target = addScaled(after.target, sub(pose.target, before.target), ratio);
      pane.rig.moveTo({ ...pose, target, distance: pose.distance * ratio }, 0);
    }
    pane.cameraSpace = space;
    pane.cameraBlend = blend;
  }

  /** Once the cameras have moved: the other one goes by the leader's. */
  join(): void {
    // Linking turns the second camera to where the first one looks.
    if (cameraLink.value !== this.link) this.leader = this.panes.find((pane) => pane.visible) ?? this.leader;
    this.link = cameraLink.value;
    const { pose } = this.leader.rig;
    for (const { rig } of this.panes) {
      if (this.link === 'basis' && !samePose(rig.pose, pose)) rig.setPose(pose);
      if (this.link === 'angles' && !sameAngles(rig.pose, pose)) rig.turnTo(pose.azimuth, pose.polar);
    }
  }

  /** Cameras that a link has brought. A picture drawn before the scene was noticed takes none: the scene would be framed over them. */
  private takeKept(): void {
    const given = cameras.value;
    if (given === this.kept || given === null || this.waiting || this.scene.mesh === null) return;
    this.kept = given;
    this.own = true;
    for (const pane of this.panes) {
      const pose = given[pane.name];
      if (pose && pane.visible) pane.rig.moveTo(shownPose(pose, pane.cameraSpace), 0);
    }
  }

  /** Distance in the figure from the camera's target to the farthest corner of the mesh. */
  reach(pane: Pane): number {
    return reachOf(meshState.value?.mesh ?? null, pane);
  }

  private frame(pane: Pane, subject: Subject, smooth: boolean): void {
    if (!pane.visible) {
      this.framed.delete(pane);
      return;
    }
    const moment = this.derived.moment.value;
    const given = outlook.value;
    const fresh = given ?? { azimuth: azimuthFor(moment?.displacement ?? [0, 0, 0]), polar: threeQuarterPolar };
    // On request a person keeps the angles they have chosen; the camera only moves to the right place.
    const angles = smooth && !given && this.framed.has(pane) ? pane.rig.pose : fresh;
    const time = smooth && !this.reducedMotion ? moveMilliseconds : 0;
    pane.look(this.pointsOf(pane, subject), { azimuth: angles.azimuth, polar: angles.polar }, time);
    this.framed.add(pane);
    this.sizes.set(pane, sizeOf(pane));
  }

  /** In the course the strips come and go below the figure: what it is about stays in the picture, until somebody moves the camera. */
  private frameResized(): void {
    if (!outlook.value || this.own || this.waiting) return;
    for (const pane of this.panes)
      if (pane.visible && this.framed.has(pane) && this.sizes.get(pane) !== sizeOf(pane))
        this.frame(pane, 'event', false);
  }

  /** A pane that comes into view after the scene was framed takes the angles of the other one. */
  private frameLate(pane: Pane): void {
    this.frame(pane, this.waiting ? 'mesh' : 'event', false);
    const kept = this.own && this.kept?.[pane.name];
    if (kept) pane.rig.moveTo(shownPose(kept, pane.cameraSpace), 0);
    const other = this.panes.find((p) => p !== pane && this.framed.has(p));
    if (!other || kept || cameraLink.value === 'free') return;
    pane.look(this.pointsOf(pane, 'event'), other.rig.pose, 0);
  }

  private pointsOf(pane: Pane, subject: Subject): Vec3[] {
    const moment = this.derived.moment.value;
    const mesh = meshState.value?.mesh;
    if (subject === 'event' && moment) {
      const more = (outlook.value?.points ?? []).map((point) => pane.cameraSpace.point(point));
      return [...eventPoints(moment, pane.cameraSpace, pane.cameraBlend), ...more];
    }
    const box = subject === 'marked' && marked.value?.box;
    if (box) return boxPoints(...box, pane.cameraSpace);
    return mesh ? meshPoints(mesh, pane.cameraSpace) : [];
  }

  /** Keeps the walker where it is in the pane. */
  private walkAlong(): void {
    const start = this.derived.moment.value?.start;
    if (!start || !this.lastStart) return;
    const step = sub(start, this.lastStart);
    if (length(step) === 0) return;
    for (const pane of this.panes) {
      if (!pane.visible) continue;
      const { pose } = pane.rig;
      pane.rig.setPose({ ...pose, target: addScaled(pose.target, pane.cameraSpace.vector(step), 1) });
    }
  }

  private comeAfter(): void {
    if (cameraFollow.value === 'follow') this.keepInSight();
    if (cameraFollow.value === 'frame') for (const pane of this.panes) this.frame(pane, 'event', true);
  }

  /**
   * Comes after an event that has left the pane. Who saw all of the last event sees all of this one; who had gone closer keeps
   * the distance and is only moved along.
   */
  private keepInSight(): void {
    const moment = this.derived.moment.value;
    if (!moment) return;
    for (const pane of this.panes) {
      if (!pane.visible || !pane.projection) continue;
      const whole = this.sawAll.has(pane);
      // Without a contact the middle of the way stands for the event.
      const middle = centreAt(moment, moment.nearest?.time ?? 0.5);
      if (whole ? this.seesAll(pane, moment) : isInside(pane, [pane.space.point(middle)])) continue;
      const { pose } = pane.rig;
      const fit = fitPose(eventPoints(moment, pane.cameraSpace, pane.cameraBlend), pose, pane.frame);
      const target = pane.cameraSpace.point(middle);
      const next = whole ? { ...fit, distance: Math.max(fit.distance, pose.distance) } : { ...pose, target };
      pane.rig.moveTo(next, this.reducedMotion ? 0 : moveMilliseconds);
    }
  }

  /**
   * To be called once the picture is drawn: remembers who sees the whole event, and where a person has put the cameras.
   * @param atRest nothing moves any more
   */
  remember(atRest: boolean): void {
    if (atRest && this.own) this.keep();
    const moment = this.derived.moment.value;
    for (const pane of this.panes) {
      if (pane.rig.isMoving) continue;
      if (moment && pane.visible && this.seesAll(pane, moment)) this.sawAll.add(pane);
      else this.sawAll.delete(pane);
    }
  }

  /** Where the cameras are, whoever put them there. */
  posesNow(): CameraPoses {
    const poseOf = (pane: Pane) => (pane.visible ? keptPose(pane.rig.pose, pane.cameraSpace) : null);
    const [world, ellipsoid] = this.panes;
    // Through the change of basis there is one camera.
    const second = cameraLink.peek() === 'basis' && world.visible ? null : poseOf(ellipsoid);
    return { world: poseOf(world), ellipsoid: second };
  }

  private keep(): void {
    const poses = this.posesNow();
    if (JSON.stringify(poses) === JSON.stringify(cameras.peek())) return;
    this.kept = poses;
    actions.setCameras(poses);
  }

  private seesAll(pane: Pane, moment: Moment): boolean {
    return isInside(pane, bodyPoints(moment, pane.space, pane.blend));
  }
}

function isInside({ projection, rect }: Pane, points: readonly Vec3[]): boolean {
  return points.every((point) => {
    if (!projection) return true;
    const { x, y, depth } = projection.screen(point);
    return depth > 0 && x >= 0 && y >= 0 && x <= rect.width && y <= rect.height;
  });
}
