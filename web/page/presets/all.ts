/** The presets with their scenes, in the order they are offered. The page knows them by list.gen.ts until it opens one. */
import {
  acuteWedge,
  cornerOfThree,
  rampCreep,
  threeRadiiBall,
  threeRadiiFlat,
  threeRadiiSlim,
  wallAndFloor,
} from './slides';
import { bunnyScan, millimetres, teapotInside } from './models';
import { edgeHit, faceHit, nearestOfTwo, parallelEmbedded, parallelOut, thinWall, vertexHit } from './paperTests';
import {
  exitRoot,
  farFromHome,
  grazingBackOff,
  leavingContact,
  longEdge,
  newBox,
  oneSidedWall,
  paddingHop,
  zeroArea,
} from './paperFlaws';
import { freeWalk, sliverRow, startOverlapping, tessellatedFloor } from './robustAnswers';
import { heldByFaces, jumpAtWall, slopingFloor, stairsDown, steepFace } from './walking';
import { stairsNearestEdge } from './stairsNearestEdge';
import { terrain100k, terrain1M } from './terrains';
import type { Preset } from './types';

export const presets: readonly Preset[] = [
  faceHit,
  edgeHit,
  vertexHit,
  parallelEmbedded,
  parallelOut,
  nearestOfTwo,
  stairsNearestEdge,
  thinWall,
  wallAndFloor,
  cornerOfThree,
  acuteWedge,
  rampCreep,
  threeRadiiBall,
  threeRadiiSlim,
  threeRadiiFlat,
  paddingHop,
  grazingBackOff,
  exitRoot,
  leavingContact,
  oneSidedWall,
  zeroArea,
  longEdge,
  newBox,
  farFromHome,
  startOverlapping,
  tessellatedFloor,
  sliverRow,
  freeWalk,
  slopingFloor,
  stairsDown,
  jumpAtWall,
  steepFace,
  heldByFaces,
  millimetres,
  bunnyScan,
  teapotInside,
  terrain100k,
  terrain1M,
];
