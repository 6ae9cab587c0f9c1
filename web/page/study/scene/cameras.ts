/** Where the cameras of a study's two views stand: framed when it is opened, kept while it is stepped, brought along by links. */
import { actions } from '../../core/actions';
import type { CameraPose, CameraPoses, SceneMesh } from '../../model';
import { cameraFollow, cameras, frameRequest, morph, presetId, study } from '../../core/store';
import { fitPose, threeQuarterPolar } from '../../scene/camera/framing';
import type { Pose } from '../../model/stage';
import type { Vec3 } from '../../../mesh/geometry/vec';
import type { Pane } from '../../scene/pane';
import { moment } from '../state';
import type { StudyModule, StudyMoment } from '../../model/study/types';
import { between, extentOf, upright, ViewPlace } from './place';

const usualAngles = { azimuth: 0.63, polar: threeQuarterPolar };
const fromTheFront = { azimuth: 0, polar: Math.PI / 2 };
const moveMilliseconds = 320;

export class StudyCameras {
  /** world length that is 1 in the figures, and where their middle is; fixed while the study stays open, so that stepping moves nothing */
  private base = { middle: [0, 0, 0] as Vec3, size: 1 };
  private secondBase = { middle: [0, 0, 0] as Vec3, size: 1 };
  private framed: { module: StudyModule | null; preset: string | null; mesh: unknown } = {
    module: null,
    preset: null,
    mesh: null,
  };
  private requests = frameRequest.peek().count;
  private pending: 'open' | 'again' | null = null;
  /** a person has put the cameras where they are, so they are worth keeping */
  private own = false;
  private kept: CameraPoses | null = null;
  private lastFrame = -1;

  constructor(
    private readonly panes: readonly [Pane, Pane],
    private readonly reducedMotion: boolean,
  ) {}

  touched(): void {
    this.own = true;
  }

  /** The views have another size: what nobody has moved is framed again. */
  resized(): void {
    this.pending ??= this.own ? null : 'again';
  }

  /** Notices what has changed; runs inside an effect. */
  watch(): void {
    void cameraFollow.value;
    const open = study.value;
    const here = { module: open?.module ?? null, preset: presetId.value, mesh: open?.mesh ?? null };
    const { framed } = this;
    if (open && (here.module !== framed.module || here.preset !== framed.preset || here.mesh !== framed.mesh)) {
      this.framed = here;
      this.pending = 'open';
      this.own = false;
    }
    const request = frameRequest.value;
    if (request.count !== this.requests) {
      this.requests = request.count;
      this.pending ??= 'again';
    }
    if (cameras.value === null && this.kept !== null) {
      this.kept = null;
      this.own = false;
      this.pending ??= 'open';
    }
  }

  worldPlace(): ViewPlace {
    const own = upright(this.base.middle);
    const at = moment.peek();
    const placement = at && study.peek()?.module.second?.placement?.(at);
    return new ViewPlace(placement ? between(own, placement, morph.peek()) : own, this.base.size);
  }

  secondPlace(): ViewPlace {
    const at = moment.peek();
    const placement = at && study.peek()?.module.second?.placement?.(at);
    if (placement) return new ViewPlace(placement, this.base.size);
    return new ViewPlace(upright(this.secondBase.middle), this.secondBase.size);
  }

  /** @param hold a hand is dragging something, so the camera must not move under it */
  arrange(at: StudyMoment, hold: boolean): void {
    const { module } = study.peek()!;
    const [world, second] = this.panes;
    if (this.pending === 'open') {
      const extent = extentOf([...module.subject(at), ...(module.onto && at.mesh ? cornersOf(at.mesh.bounds) : [])]);
      this.base = { middle: extent.middle, size: 1 / extent.radius };
      if (module.second && !module.second.placement) {
        const own = extentOf(module.second.subject(at));
        this.secondBase = { middle: own.middle, size: 1 / own.radius };
      }
    }
    const moved = this.lastFrame !== at.frame && cameraFollow.peek() !== 'off' && !hold;
    this.lastFrame = at.frame;
    for (const pane of this.panes) {
      if (!pane.visible) continue;
      const points = this.subjectOf(pane, module, at);
      const lost = moved && pane.projection !== null && !seesAll(pane, points);
      if (this.pending === null && !lost) continue;
      const usual = pane === second && module.second?.flat ? fromTheFront : (module.angles ?? usualAngles);
      const angles = this.pending === 'open' ? usual : pane.rig.pose;
      const time = this.pending === 'open' || this.reducedMotion ? 0 : moveMilliseconds;
      pane.look(points, { azimuth: angles.azimuth, polar: angles.polar }, time);
    }
    // A view that is not displayed is framed when it is.
    if (world.visible || second.visible) this.pending = null;
    this.takeKept(at);
  }

  private subjectOf(pane: Pane, module: StudyModule, at: StudyMoment): Vec3[] {
    const isSecond = pane === this.panes[1];
    const place = isSecond ? this.secondPlace() : this.worldPlace();
    const told = isSecond && module.second ? module.second.subject(at) : module.subject(at);
    // Who brings a mesh wants to see it.
    const mesh = module.onto && this.pending === 'open' && !isSecond ? at.mesh : null;
    const own = mesh ? [...told, ...cornersOf(mesh.bounds)] : told;
    return own.filter((p) => p.every(Number.isFinite)).map((p) => place.point(p));
  }

  private takeKept(at: StudyMoment): void {
    const given = cameras.value;
    if (given === this.kept || given === null) return;
    this.kept = given;
    this.own = true;
    this.panes.forEach((pane, k) => {
      const pose = k === 0 ? given.world : given.ellipsoid;
      const place = k === 0 ? this.worldPlace() : this.secondPlace();
      if (!pose || !pane.visible) return;
      const taken = { ...pose, target: place.point(pose.target), distance: pose.distance * place.size };
      const points = cameraFollow.peek() === 'off' ? this.subjectOf(pane, study.peek()!.module, at) : [];
      pane.rig.moveTo(points.length > 0 ? withSides(taken, points, pane) : taken, 0);
    });
  }

  /** To be called at rest: remembers where a person has put the cameras. */
  keep(): void {
    if (!this.own) return;
    const poses = this.posesNow();
    if (JSON.stringify(poses) === JSON.stringify(cameras.peek())) return;
    this.kept = poses;
    actions.setCameras(poses);
  }

  /** Where they stand, in the world; null for a view that is not displayed. */
  posesNow(): CameraPoses {
    const poseOf = (pane: Pane, place: ViewPlace): CameraPose | null => {
      if (!pane.visible) return null;
      const { target, distance, azimuth, polar } = pane.rig.pose;
      const short = (value: number) => Number(value.toPrecision(6));
      const [x, y, z] = place.toWorld(target);
      return {
        target: [short(x), short(y), short(z)],
        distance: short(distance / place.size),
        azimuth: short(azimuth),
        polar: short(polar),
      };
    };
    return {
      world: poseOf(this.panes[0], this.worldPlace()),
      ellipsoid: poseOf(this.panes[1], this.secondPlace()),
    };
  }
}

/** A pose that was chosen for a wider pane: gone back until the sides are in the picture, unless it was near enough to cut above and below. */
function withSides(pose: Pose, points: readonly Vec3[], pane: Pane): Pose {
  const { frame } = pane;
  const fit = fitPose(points, pose, frame);
  const wide = fitPose(points, pose, { ...frame, width: 4 * frame.height });
  return pose.distance >= 0.9 * wide.distance && pose.distance < fit.distance ? fit : pose;
}

function seesAll(pane: Pane, points: readonly Vec3[]): boolean {
  return points.every((point) => {
    const { x, y, depth } = pane.projection!.screen(point);
    return depth > 0 && x >= 0 && y >= 0 && x <= pane.rect.width && y <= pane.rect.height;
  });
}

const cornersOf = ({ min, max }: SceneMesh['bounds']): Vec3[] =>
  Array.from({ length: 8 }, (_, k) => [0, 1, 2].map((axis) => ((k >> axis) & 1 ? max : min)[axis]!) as unknown as Vec3);
