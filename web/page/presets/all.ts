/** The presets with their scenes, in the order they are offered. The page knows them by list.gen.ts until it opens one. */
import { acuteWedge } from './acuteWedge';
import { bunnyScan } from './bunnyScan';
import { cornerOfThree } from './cornerOfThree';
import { edgeHit } from './edgeHit';
import { exitRoot } from './exitRoot';
import { faceHit } from './faceHit';
import { farFromHome } from './farFromHome';
import { freeWalk } from './freeWalk';
import { grazingBackOff } from './grazingBackOff';
import { heldByFaces } from './heldByFaces';
import { jumpAtWall } from './jumpAtWall';
import { leavingContact } from './leavingContact';
import { longEdge } from './longEdge';
import { millimetres } from './millimetres';
import { nearestOfTwo } from './nearestOfTwo';
import { newBox } from './newBox';
import { oneSidedWall } from './oneSidedWall';
import { paddingHop } from './paddingHop';
import { parallelEmbedded } from './parallelEmbedded';
import { parallelOut } from './parallelOut';
import { rampCreep } from './rampCreep';
import { sliverRow } from './sliverRow';
import { slopingFloor } from './slopingFloor';
import { stairsDown } from './stairsDown';
import { stairsNearestEdge } from './stairsNearestEdge';
import { startOverlapping } from './startOverlapping';
import { steepFace } from './steepFace';
import { teapotInside } from './teapotInside';
import { terrain100k } from './terrain100k';
import { terrain1M } from './terrain1M';
import { tessellatedFloor } from './tessellatedFloor';
import { thinWall } from './thinWall';
import { threeRadiiBall, threeRadiiFlat, threeRadiiSlim } from './threeRadii';
import type { Preset } from './types';
import { vertexHit } from './vertexHit';
import { wallAndFloor } from './wallAndFloor';
import { zeroArea } from './zeroArea';

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
