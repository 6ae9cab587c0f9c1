/** Everything that is drawn, asked for every step as the first one that is shown: with no sweep, no candidates, a trace that was cut, another mesh. */
import { PerspectiveCamera } from 'three';
import { loadSolver } from 'sweepscope';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../../../web/page/learn/figure/layer';
import type { LayerName, SceneMesh, Vec3 } from '../../../../web/page/model';
import { robustParts } from '../../../../web/page/methods/robust/parts';
import { layers } from '../../../../web/page/scene/layers';
import type { Figure } from '../../../../web/page/scene/layers/layer';
import { makeMoment } from '../../../../web/page/scene/moment/moment';
import { slideFacts } from '../../../../web/page/scene/moment/slide';
import type { Palette, Rgba } from '../../../../web/page/base/palette';
import { Pen } from '../../../../web/page/scene/pen/pen';
import { makeStyles } from '../../../../web/page/scene/pen/style';
import { Projection } from '../../../../web/page/scene/pen/view';
import { morphedSpace } from '../../../../web/page/model/space';
import { Surfaces } from '../../../../web/page/scene/surfaces';
import { layers as shownLayers } from '../../../../web/page/core/store';
import { readTrace } from '../../../../web/package/trace';
import { shownSlideOf } from '../../../../web/package/trace/shownSlide';
import type { FrameTree, Step } from '../../../../web/package/trace/steps';

const ink: Rgba = [1, 1, 1, 1];
const palette = new Proxy({} as Palette, { get: () => ink });
const everything = Object.fromEntries(Object.keys(shownLayers.peek()).map((name) => [name, true])) as Record<
  LayerName,
  boolean
>;

/** A closed box of 12 triangles, its top at y = 0. */
const box: SceneMesh = meshOf(
  'box',
  [-20, -2, -20, 20, -2, -20, 20, -2, 20, -20, -2, 20, -20, 0, -20, 20, 0, -20, 20, 0, 20, -20, 0, 20],
  [0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3, 7, 4, 3, 4, 0],
);
const one: SceneMesh = meshOf('one', [-9, 0, -9, 9, 0, -9, 0, 0, 9], [0, 2, 1]);

function meshOf(name: string, positions: number[], indices: number[]): SceneMesh {
  return {
    name,
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(indices),
    parts: 1,
    bounds: { min: [-20, -2, -20], max: [20, 0, 20] },
    source: 'preset',
  };
}

const radii: Vec3 = [0.4, 0.9, 0.4];
interface Kind {
  readonly start: Vec3;
  readonly motion: Vec3;
  readonly gravity: Vec3;
}
const kinds: Readonly<Record<string, Kind>> = {
  'no sweep at all': { start: [0.3, 3, 0.2], motion: [0, 0, 0], gravity: [0, 0, 0] },
  'pushed out, no motion': { start: [0.3, -1e-7, 0.2], motion: [0, 0, 0], gravity: [0, -0.01, 0] },
  'pushed out, and nothing else': { start: [0.3, 0.5, 0.2], motion: [0, 0, 0], gravity: [0, 0, 0] },
  'no candidates': { start: [0.3, 50, 0.2], motion: [1, 0, 0], gravity: [0, 0, 0] },
  'gravity only': { start: [0.3, 1.2, 0.2], motion: [0, 0, 0], gravity: [0, -1, 0] },
  'a hit and a slide': { start: [0.3, 1.2, 0.2], motion: [1, -1, 0.5], gravity: [0, -0.1, 0] },
};
const solver = loadSolver();

async function traceOf({ start, motion, gravity }: Kind, method: 'paper' | 'robust', maxSlots?: number) {
  const mesh = (await solver).createMesh(box.positions, box.indices);
  const request = Float64Array.of(...start, ...motion, ...gravity, ...radii);
  const { trace } = mesh.trace(request, { method, sides: 'front', broadPhase: true, ...(maxSlots && { maxSlots }) });
  mesh.dispose();
  return readTrace(trace, 0);
}

function figureOf(tree: FrameTree, step: Step | null, mesh: SceneMesh, pane: 'world' | 'ellipsoid'): Figure {
  const slide = shownSlideOf(step, tree);
  const moment = makeMoment(step ?? tree.root, slide && slideFacts(slide), null)!;
  return {
    ...{ moment, pane, mesh, space: morphedSpace([0, -1, 0], 0.5, moment.radii, pane === 'world' ? 0 : 1) },
    ...{ blend: pane === 'world' ? 0 : 1, time: 0.5, run: null, second: null, frame: 0, shown: everything },
    ...{ boxDepth: null, selected: 0, hovered: null, previewed: null, unit: 1 },
  };
}

function projection(): Projection {
  const camera = new PerspectiveCamera(40, 1.5, 0.1, 500);
  camera.position.set(6, 6, 12);
  camera.lookAt(0, 0, 0);
  return new Projection(camera, 600, 400);
}

/** Draws one picture of both views, on a stage where nothing has been drawn before. */
function draw(tree: FrameTree, step: Step | null, mesh: SceneMesh, surfaces: Surfaces): void {
  const pen = new Pen(makeStyles(palette));
  for (const pane of ['world', 'ellipsoid'] as const) {
    const figure = figureOf(tree, step, mesh, pane);
    surfaces.prepare(figure, figure.space.factor, everything, { width: 600, height: 400, oneSided: true, sight: null });
    pen.begin(projection(), { onTop: true, pixelRatio: 1 });
    for (const layer of layers()) {
      pen.symbol(null);
      layer.draw(pen, figure);
    }
    pen.end();
    expect(pen.labels.length, `${step?.address} says nothing`).toBeGreaterThan(0);
  }
}

function stage(mesh: SceneMesh): Surfaces {
  const surfaces = new Surfaces(palette, { value: 1 }, () => {});
  surfaces.open(mesh, [0, -1, 0], null);
  while (surfaces.grow());
  return surfaces;
}

beforeAll(async () => void (await robustParts.layers?.()));

describe.each(['paper', 'robust'] as const)('%s', (method) => {
  it.each(Object.keys(kinds))('%s: every step can be the first', async (kind) => {
    const tree = await traceOf(kinds[kind]!, method);
    for (const step of [null, ...tree.steps]) draw(tree, step, box, stage(box));
  });

  it.each(Object.keys(kinds))('%s: and come after every other kind', async (kind) => {
    const surfaces = stage(box);
    const [own, ...others] = await Promise.all([kind, ...Object.keys(kinds)].map((k) => traceOf(kinds[k]!, method)));
    for (const other of others) for (const tree of [own!, other]) draw(tree, tree.root, box, surfaces);
    surfaces.repaint(palette);
    draw(own!, own!.root, box, surfaces);
  });

  it('a trace that was cut anywhere', async () => {
    for (let slots = 64; slots < 1024; slots += 48) {
      const tree = await traceOf(kinds['a hit and a slide']!, method, slots).catch(() => null);
      for (const step of tree?.steps ?? []) draw(tree!, step, box, stage(box));
    }
  });

  it('a mesh that was replaced by a smaller one, before its own run is there', async () => {
    const tree = await traceOf(kinds['a hit and a slide']!, method);
    for (const step of tree.steps) draw(tree, step, one, stage(one));
  });
});

it('shows the body of the frame where that has no sweep, not that of the first frame', async () => {
  const tree = await traceOf(kinds['no sweep at all']!, 'robust');
  const elsewhere = { start: [7, 7, 7], radii: [1, 1, 1], inputs: [] } as never;
  expect(makeMoment(tree.root, null, elsewhere)).toMatchObject({ start: [0.3, 3, 0.2], radii });
});
