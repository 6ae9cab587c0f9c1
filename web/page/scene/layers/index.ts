import { compareGhostsLayer } from './compareGhosts';
import { contactLayer } from './contact';
import { cornerTestLayer } from './cornerTest';
import { currentTriangleLayer } from './currentTriangle';
import { destinationLayer } from './destination';
import { edgeTestLayer } from './edgeTest';
import { ghostsLayer } from './ghosts';
import { hitBodyLayer } from './hitBody';
import { insideTestLayer } from './insideTest';
import { lateLayer, lateLayers } from './late';
import type { Layer } from './layer';
import { normalsLayer } from './normals';
import { pathLayer } from './path';
import { previewedFrameLayer } from './previewedFrame';
import { queryBoxLayer } from './queryBox';
import { remainingLayer } from './remaining';
import { selectedTriangleLayer } from './selectedTriangle';
import { shownBodyLayer } from './shownBody';
import { startBodyLayer } from './startBody';
import { sweepLayer } from './sweep';
import { thinCandidatesLayer } from './thinCandidates';
import { velocityLayer } from './velocity';

/** In painting order: what comes later lies on top. Those of methods are named; some come in a chunk of their own (late.ts). */
const order: readonly (Layer | string)[] = [
  queryBoxLayer,
  sweepLayer,
  'planeLayer',
  ghostsLayer,
  previewedFrameLayer,
  'bodiesLayer',
  'tapeLayer',
  pathLayer,
  thinCandidatesLayer,
  selectedTriangleLayer,
  currentTriangleLayer,
  destinationLayer,
  'planeTimesLayer',
  startBodyLayer,
  'slidePlaneLayer',
  'activePlanesLayer',
  edgeTestLayer,
  hitBodyLayer,
  shownBodyLayer,
  'backOffLayer',
  velocityLayer,
  remainingLayer,
  'projectionLayer',
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
  'courseLayer',
  'tourLayer',
  'toolLayer',
];

let made = -1;
let there: readonly Layer[] = [];

/** Those there are so far. */
export function layers(): readonly Layer[] {
  if (made !== lateLayers()) {
    made = lateLayers();
    there = order.flatMap((layer) => (typeof layer === 'string' ? (lateLayer(layer) ?? []) : layer));
  }
  return there;
}
