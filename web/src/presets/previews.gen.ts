// Made by web/scripts/generate-previews.mjs; do not edit.

/** The presets pictured in previews.png, from the top. */
export const previewIds: readonly string[] = [
  'face-hit',
  'edge-hit',
  'vertex-hit',
  'parallel-embedded',
  'parallel-out',
  'nearest-of-two',
  'stairs',
  'thin-wall',
  'wall-and-floor',
  'three-plane-corner',
  'acute-wedge',
  'ramp-creep',
  'three-radii-ball',
  'three-radii-slim',
  'three-radii-flat',
  'padding-hop',
  'grazing-back-off',
  'exit-root',
  'leaving-contact',
  'one-sided-wall',
  'zero-area',
  'long-edge',
  'new-box',
  'far-from-home',
  'start-overlapping',
  'tessellated-floor',
  'slivers',
  'free-walk',
  'millimetres',
  'bunny',
  'teapot',
  'terrain-100k',
  'terrain-1m',
];

/** One picture, in pixels of the file. */
export const previewTile = { width: 192, height: 128 } as const;
