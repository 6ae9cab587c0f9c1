// Made by web/scripts/generate-previews.mjs from the presets themselves; do not edit.
import type { PresetAbout } from './types';

export const presetList: readonly PresetAbout[] = [
  {
    "id": "face-hit",
    "group": "checks",
    "titleKey": "preset.faceHit.title",
    "questionKey": "preset.faceHit.question"
  },
  {
    "id": "edge-hit",
    "group": "checks",
    "titleKey": "preset.edgeHit.title",
    "questionKey": "preset.edgeHit.question"
  },
  {
    "id": "vertex-hit",
    "group": "checks",
    "titleKey": "preset.vertexHit.title",
    "questionKey": "preset.vertexHit.question"
  },
  {
    "id": "parallel-embedded",
    "group": "checks",
    "titleKey": "preset.parallelEmbedded.title",
    "questionKey": "preset.parallelEmbedded.question"
  },
  {
    "id": "parallel-out",
    "group": "checks",
    "titleKey": "preset.parallelOut.title",
    "questionKey": "preset.parallelOut.question"
  },
  {
    "id": "nearest-of-two",
    "group": "checks",
    "titleKey": "preset.nearestOfTwo.title",
    "questionKey": "preset.nearestOfTwo.question"
  },
  {
    "id": "stairs",
    "group": "checks",
    "titleKey": "preset.stairs.title",
    "questionKey": "preset.stairs.question"
  },
  {
    "id": "thin-wall",
    "group": "checks",
    "titleKey": "preset.thinWall.title",
    "questionKey": "preset.thinWall.question"
  },
  {
    "id": "wall-and-floor",
    "group": "sliding",
    "titleKey": "preset.wallAndFloor.title",
    "questionKey": "preset.wallAndFloor.question"
  },
  {
    "id": "three-plane-corner",
    "group": "sliding",
    "titleKey": "preset.cornerOfThree.title",
    "questionKey": "preset.cornerOfThree.question"
  },
  {
    "id": "acute-wedge",
    "group": "flaws",
    "titleKey": "preset.acuteWedge.title",
    "questionKey": "preset.acuteWedge.question",
    "lookKey": "preset.acuteWedge.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0
    }
  },
  {
    "id": "ramp-creep",
    "group": "flaws",
    "titleKey": "preset.rampCreep.title",
    "questionKey": "preset.rampCreep.question",
    "lookKey": "preset.rampCreep.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0
    }
  },
  {
    "id": "three-radii-ball",
    "group": "flaws",
    "titleKey": "preset.threeRadiiBall.title",
    "questionKey": "preset.threeRadiiBall.question",
    "lookKey": "preset.threeRadiiBall.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0,
      "slopeLimit": 0.17453292519943295
    }
  },
  {
    "id": "three-radii-slim",
    "group": "flaws",
    "titleKey": "preset.threeRadiiSlim.title",
    "questionKey": "preset.threeRadiiSlim.question",
    "lookKey": "preset.threeRadiiSlim.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0,
      "slopeLimit": 0.17453292519943295
    }
  },
  {
    "id": "three-radii-flat",
    "group": "flaws",
    "titleKey": "preset.threeRadiiFlat.title",
    "questionKey": "preset.threeRadiiFlat.question",
    "lookKey": "preset.threeRadiiFlat.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0,
      "slopeLimit": 0.17453292519943295
    }
  },
  {
    "id": "padding-hop",
    "group": "flaws",
    "titleKey": "preset.paddingHop.title",
    "questionKey": "preset.paddingHop.question",
    "lookKey": "preset.paddingHop.look",
    "compare": {
      "method": "robust",
      "sides": "both",
      "skin": 0
    }
  },
  {
    "id": "grazing-back-off",
    "group": "flaws",
    "titleKey": "preset.grazingBackOff.title",
    "questionKey": "preset.grazingBackOff.question",
    "lookKey": "preset.grazingBackOff.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "exit-root",
    "group": "flaws",
    "titleKey": "preset.exitRoot.title",
    "questionKey": "preset.exitRoot.question",
    "lookKey": "preset.exitRoot.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "leaving-contact",
    "group": "flaws",
    "titleKey": "preset.leavingContact.title",
    "questionKey": "preset.leavingContact.question",
    "lookKey": "preset.leavingContact.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "one-sided-wall",
    "group": "flaws",
    "titleKey": "preset.oneSidedWall.title",
    "questionKey": "preset.oneSidedWall.question",
    "lookKey": "preset.oneSidedWall.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "zero-area",
    "group": "flaws",
    "titleKey": "preset.zeroArea.title",
    "questionKey": "preset.zeroArea.question",
    "lookKey": "preset.zeroArea.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "long-edge",
    "group": "flaws",
    "titleKey": "preset.longEdge.title",
    "questionKey": "preset.longEdge.question",
    "lookKey": "preset.longEdge.look",
    "compare": {
      "precision": "double"
    }
  },
  {
    "id": "new-box",
    "group": "flaws",
    "titleKey": "preset.newBox.title",
    "questionKey": "preset.newBox.question",
    "lookKey": "preset.newBox.look",
    "compare": {
      "method": "robust",
      "sides": "both"
    }
  },
  {
    "id": "far-from-home",
    "group": "flaws",
    "titleKey": "preset.farFromHome.title",
    "questionKey": "preset.farFromHome.question",
    "lookKey": "preset.farFromHome.look",
    "compare": {
      "precision": "double"
    }
  },
  {
    "id": "start-overlapping",
    "group": "robust",
    "titleKey": "preset.startOverlapping.title",
    "questionKey": "preset.startOverlapping.question"
  },
  {
    "id": "tessellated-floor",
    "group": "robust",
    "titleKey": "preset.tessellatedFloor.title",
    "questionKey": "preset.tessellatedFloor.question"
  },
  {
    "id": "slivers",
    "group": "robust",
    "titleKey": "preset.sliverRow.title",
    "questionKey": "preset.sliverRow.question"
  },
  {
    "id": "free-walk",
    "group": "robust",
    "titleKey": "preset.freeWalk.title",
    "questionKey": "preset.freeWalk.question"
  },
  {
    "id": "sloping-floor",
    "group": "mended",
    "titleKey": "preset.slopingFloor.title",
    "questionKey": "preset.slopingFloor.question"
  },
  {
    "id": "stairs-down",
    "group": "mended",
    "titleKey": "preset.stairsDown.title",
    "questionKey": "preset.stairsDown.question"
  },
  {
    "id": "jump-at-wall",
    "group": "mended",
    "titleKey": "preset.jumpAtWall.title",
    "questionKey": "preset.jumpAtWall.question"
  },
  {
    "id": "steep-face",
    "group": "mended",
    "titleKey": "preset.steepFace.title",
    "questionKey": "preset.steepFace.question"
  },
  {
    "id": "held-by-faces",
    "group": "mended",
    "titleKey": "preset.heldByFaces.title",
    "questionKey": "preset.heldByFaces.question"
  },
  {
    "id": "millimetres",
    "group": "models",
    "titleKey": "preset.millimetres.title",
    "questionKey": "preset.millimetres.question"
  },
  {
    "id": "bunny",
    "group": "models",
    "titleKey": "preset.bunny.title",
    "questionKey": "preset.bunny.question"
  },
  {
    "id": "teapot",
    "group": "models",
    "titleKey": "preset.teapot.title",
    "questionKey": "preset.teapot.question"
  },
  {
    "id": "terrain-100k",
    "group": "models",
    "titleKey": "preset.terrain100k.title",
    "questionKey": "preset.terrain100k.question"
  },
  {
    "id": "terrain-1m",
    "group": "models",
    "titleKey": "preset.terrain1M.title",
    "questionKey": "preset.terrain1M.question"
  }
];
