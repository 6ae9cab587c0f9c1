import { backOffLayer } from './backOff';
import { compareGhostsLayer } from './compareGhosts';
import { contactLayer } from './contact';
import { cornerTestLayer } from './cornerTest';
import { currentTriangleLayer } from './currentTriangle';
import { destinationLayer } from './destination';
import { edgeTestLayer } from './edgeTest';
import { ghostsLayer } from './ghosts';
import { hitBodyLayer } from './hitBody';
import { insideTestLayer } from './insideTest';
import type { Layer } from './layer';
import { normalsLayer } from './normals';
import { pathLayer } from './path';
import { planeLayer } from './plane';
import { planeTimesLayer } from './planeTimes';
import { previewedFrameLayer } from './previewedFrame';
import { projectionLayer } from './projection';
import { queryBoxLayer } from './queryBox';
import { remainingLayer } from './remaining';
import { selectedTriangleLayer } from './selectedTriangle';
import { shownBodyLayer } from './shownBody';
import { slidePlaneLayer } from './slidePlane';
import { startBodyLayer } from './startBody';
import { sweepLayer } from './sweep';
import { thinCandidatesLayer } from './thinCandidates';
import { velocityLayer } from './velocity';

/** In painting order: what comes later lies on top. Those of the robust method are named: they come when a robust step is shown. */
const order: readonly (Layer | RobustLayer)[] = [
  queryBoxLayer,
  sweepLayer,
  planeLayer,
  ghostsLayer,
  previewedFrameLayer,
  pathLayer,
  thinCandidatesLayer,
  selectedTriangleLayer,
  currentTriangleLayer,
  destinationLayer,
  planeTimesLayer,
  startBodyLayer,
  slidePlaneLayer,
  'activePlanesLayer',
  edgeTestLayer,
  hitBodyLayer,
  shownBodyLayer,
  backOffLayer,
  velocityLayer,
  remainingLayer,
  projectionLayer,
  'coneLayer',
  'pushesLayer',
  'groundLayer',
  'steepContactLayer',
  'wedgeLayer',
  'stepsLayer',
  'stepEdgeLayer',
  'carriedLayer',
  normalsLayer,
  cornerTestLayer,
  insideTestLayer,
  'touchTestLayer',
  compareGhostsLayer,
  contactLayer,
];

type RobustLayer = keyof typeof import('./robust');

/** Those there are so far. */
let there: readonly Layer[] = order.filter((layer) => typeof layer !== 'string');
let asked: Promise<void> | null = null;

export const layers = (): readonly Layer[] => there;

/** @returns when they are there; a load that failed is tried again the next time */
export function loadRobustLayers(): Promise<void> {
  asked ??= import('./robust').then(
    (robust) => void (there = order.map((layer) => (typeof layer === 'string' ? robust[layer] : layer))),
    () => void (asked = null),
  );
  return asked;
}
