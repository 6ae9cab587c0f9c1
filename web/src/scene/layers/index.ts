import { activePlanesLayer } from './activePlanes';
import { backOffLayer } from './backOff';
import { compareGhostsLayer } from './compareGhosts';
import { coneLayer } from './cone';
import { contactLayer } from './contact';
import { cornerTestLayer } from './cornerTest';
import { currentTriangleLayer } from './currentTriangle';
import { destinationLayer } from './destination';
import { edgeTestLayer } from './edgeTest';
import { ghostsLayer } from './ghosts';
import { groundLayer } from './ground';
import { hitBodyLayer } from './hitBody';
import { insideTestLayer } from './insideTest';
import type { Layer } from './layer';
import { normalsLayer } from './normals';
import { pathLayer } from './path';
import { planeLayer } from './plane';
import { planeTimesLayer } from './planeTimes';
import { previewedFrameLayer } from './previewedFrame';
import { projectionLayer } from './projection';
import { pushesLayer } from './pushes';
import { queryBoxLayer } from './queryBox';
import { remainingLayer } from './remaining';
import { selectedTriangleLayer } from './selectedTriangle';
import { shownBodyLayer } from './shownBody';
import { slidePlaneLayer } from './slidePlane';
import { startBodyLayer } from './startBody';
import { sweepLayer } from './sweep';
import { thinCandidatesLayer } from './thinCandidates';
import { touchTestLayer } from './touchTest';
import { velocityLayer } from './velocity';

/** In painting order: what comes later lies on top. */
export const layers: readonly Layer[] = [
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
  activePlanesLayer,
  edgeTestLayer,
  hitBodyLayer,
  shownBodyLayer,
  backOffLayer,
  velocityLayer,
  remainingLayer,
  projectionLayer,
  coneLayer,
  pushesLayer,
  groundLayer,
  normalsLayer,
  cornerTestLayer,
  insideTestLayer,
  touchTestLayer,
  compareGhostsLayer,
  contactLayer,
];
