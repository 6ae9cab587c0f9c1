import { parseColor, type Rgba } from '../../base/palette';

/** The five steps of the theme that the page has now, from few to many; they stand in `view.css`. */
export function readHeatColours(element: Element): readonly Rgba[] {
  const style = getComputedStyle(element);
  return [1, 2, 3, 4, 5].map((step) => parseColor(style.getPropertyValue(`--h-${step}`).trim()) ?? [1, 0, 0, 1]);
}
