/** Parallel strokes that fill the square −1..1 along its diagonal, as pairs of points in the square's own coordinates. */
export function hatchSquare(strokes: number): (readonly [readonly [number, number], readonly [number, number]])[] {
  return Array.from({ length: strokes }, (_, i) => {
    // The stroke lies on y = shift − x and runs from where it enters the square to where it leaves it.
    const shift = -2 + (4 * (i + 1)) / (strokes + 1);
    const low = Math.max(-1, shift - 1);
    const high = Math.min(1, shift + 1);
    return [
      [low, shift - low],
      [high, shift - high],
    ] as const;
  });
}
