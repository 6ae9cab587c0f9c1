/**
 * A stage for films: drawn when it is asked, as large as it is asked, of a place of its own. It shares nothing with the page's stage but the look of things,
 * so the page stays where it is.
 */
import './scene.css';
import { Scene, type WebGLRenderer } from 'three';
import type { SceneMesh } from '../model';
import type { Pose, PaneView, StageView } from '../model/stage';
import { fitPose } from './camera/framing';
import { extremes, reachOf } from './camera/subject';
import { derive, figureFor, sceneOrigin, type Derived, type Showing } from './derived';
import { beginPicture, drawPane } from './drawPane';
import { addScaled, sub, type Vec3 } from '../../mesh/geometry/vec';
import { centreAt } from './layers/layer';
import { mustBeWhole, mustFit } from './limits';
import { Pane } from './pane';
import { readPalette } from '../base/palette';
import { makeStyles } from './pen/style';
import { makeRenderer } from './renderer';
import { Surfaces } from './surfaces';

export interface FilmPlace {
  readonly canvas: HTMLCanvasElement;
  /** over the canvas, each where it is in the view that is taken over */
  readonly world: HTMLElement;
  readonly ellipsoid: HTMLElement;
  /** has the colours */
  readonly around: HTMLElement;
}

export interface FilmOf {
  readonly view: StageView;
  readonly mesh: SceneMesh;
  readonly showing: Showing;
  /** pixels for each of the page */
  readonly ratio: number;
}

/** Bodies that must be seen: where they are, and how large. World. */
export interface Bodies {
  readonly centres: readonly Vec3[];
  readonly radii: Vec3;
}

export class FilmStage {
  private readonly ratio = { value: 1 };
  private readonly scene = new Scene();
  private readonly derived: Derived;
  private readonly renderer: WebGLRenderer;
  private readonly surfaces: Surfaces;
  private readonly panes: readonly { readonly pane: Pane; readonly view: PaneView }[];
  /** where the body was first, world: cameras that go along keep it where it was */
  private first: Vec3 | null = null;
  private poses: readonly Pose[];

  /** @throws MessageError when it is larger than can be drawn, Error without WebGL */
  constructor(
    { canvas, world, ellipsoid, around }: FilmPlace,
    private readonly film: FilmOf,
  ) {
    const { view, mesh, showing } = film;
    const palette = readPalette(around);
    const renderer = makeRenderer(canvas, palette.background);
    if (!renderer) throw new Error('no WebGL 2');
    this.renderer = renderer;
    const options = { styles: makeStyles(palette), reducedMotion: true, changed: () => {} };
    this.panes = [
      { pane: new Pane('world', world, options), view: view.world },
      { pane: new Pane('ellipsoid', ellipsoid, options), view: view.ellipsoid },
    ];
    for (const { pane, view } of this.panes) {
      const { rect, space, blend, cameraSpace, cameraBlend } = view;
      Object.assign(pane, { rect, space, blend, cameraSpace, cameraBlend });
    }
    this.poses = this.panes.map(({ view }) => view.pose);
    this.derived = derive(showing);
    this.surfaces = new Surfaces(palette, this.ratio, () => {});
    this.scene.add(this.surfaces.group);
    this.surfaces.open(mesh, sceneOrigin(), null);
    try {
      this.resize(film.ratio);
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  /** Makes another portion of the mesh ready. @returns true while there is more */
  grow(): boolean {
    return this.surfaces.grow();
  }

  /** Cameras that stand so that all of these are seen, from the side they look from now. */
  seeAll({ centres, radii }: Bodies): void {
    const points = centres.flatMap((centre) => extremes(centre, radii));
    this.poses = this.panes.map(({ pane, view }) =>
      pane.visible && points.length > 0
        ? fitPose(
            points.map((point) => pane.cameraSpace.point(point)),
            view.pose,
            pane.frame,
          )
        : view.pose,
    );
  }

  /** @param along the cameras go with the body @throws MessageError when the graphics card has no memory for it */
  draw(along: boolean): void {
    const { renderer, film } = this;
    const moment = this.derived.moment.value;
    const centre = moment && centreAt(moment, film.showing.time.value);
    this.first ??= centre;
    const way = along && centre && this.first ? sub(centre, this.first) : null;
    beginPicture(renderer);
    this.panes.forEach(({ pane }, at) => {
      if (!pane.visible) return;
      const pose = this.poses[at]!;
      pane.rig.setPose(way ? { ...pose, target: addScaled(pose.target, pane.cameraSpace.vector(way), 1) } : pose);
      drawPane(pane, figureFor(pane, this.derived), {
        renderer,
        scene: this.scene,
        surfaces: this.surfaces,
        height: film.view.height,
        ratio: this.ratio.value,
        reach: reachOf(film.mesh, pane),
        lit: new Set(),
      });
    });
    mustBeWhole(renderer.domElement, renderer.getContext() as WebGL2RenderingContext);
  }

  /** As before the first picture: names are placed by where they were in the picture before. */
  rewind(): void {
    this.first = null;
    for (const { pane } of this.panes) pane.forgetSizes();
  }

  dispose(): void {
    for (const { pane } of this.panes) pane.dispose();
    this.surfaces.dispose();
    this.renderer.dispose();
    // Browsers keep few contexts, and this one is of no more use.
    this.renderer.forceContextLoss();
  }

  private resize(ratio: number): void {
    const { width, height } = this.film.view;
    const card = this.renderer.getContext() as WebGL2RenderingContext;
    mustFit({ width: width * ratio, height: height * ratio }, card);
    this.ratio.value = ratio;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
  }
}
