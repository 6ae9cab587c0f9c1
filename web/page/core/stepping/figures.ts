/** How the figures show it: cameras, size of the marks, depth of the boxes. Nothing here asks the solver. */
import type { CameraFollow, CameraLink, CameraPoses, GlyphSize } from '../../model';
import * as store from '../store';

export interface FigureActions {
  setCameraLink(link: CameraLink): void;
  setCameraFollow(follow: CameraFollow): void;
  /** Where a person has put the cameras; null: back to the page's own framing. */
  setCameras(poses: CameraPoses | null): void;
  setGlyphSize(size: GlyphSize): void;
  /** @param depth the deepest boxes shown; null: all */
  setBoxDepth(depth: number | null): void;
}

export function figureActions(): FigureActions {
  return {
    setCameraLink: (link) => void (store.cameraLink.value = link),
    setCameraFollow: (follow) => void (store.cameraFollow.value = follow),
    setCameras: (poses) => void (store.cameras.value = poses),
    setGlyphSize: (size) => void (store.glyphSize.value = size),
    setBoxDepth: (depth) => void (store.boxDepth.value = depth === null ? null : Math.max(0, Math.round(depth) || 0)),
  };
}
