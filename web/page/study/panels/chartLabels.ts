/** Where the names in a chart stand, none on another and none outside. */
import { textWidth } from '../../base/textWidth';

export interface Label {
  readonly x: number;
  /** of the baseline */
  readonly y: number;
  readonly width: number;
}

const lineHeight = 15;

/** As much of a name as there is room for. @param room px */
export function fitted(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let cut = text;
  while (cut && textWidth(`${cut}…`) > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

const meets = (one: Label, other: Label) =>
  one.x < other.x + other.width + 4 && other.x < one.x + one.width + 4 && Math.abs(one.y - other.y) < lineHeight;

/**
 * As near to the place it names as the others allow: beside it, to the left where there is no room to the right, and a line further down or up.
 *
 * @param at px
 * @param within left and right edge; lowest and highest baseline
 */
export function placeLabel(
  text: string,
  at: { readonly x: number; readonly y: number },
  within: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
  placed: readonly Label[],
): Label {
  const width = textWidth(text);
  const right = at.x + 6;
  const x = Math.max(within.left, right + width <= within.right ? right : Math.min(at.x - 6, within.right) - width);
  const wanted = Math.min(within.bottom, Math.max(within.top, at.y));
  const beside = placed.flatMap(({ y }) => [y - lineHeight, y + lineHeight]);
  const free = [wanted, ...beside.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))]
    .filter((y) => y >= within.top && y <= within.bottom)
    .map((y) => ({ x, y, width }))
    .find((label) => !placed.some((other) => meets(label, other)));
  return free ?? { x, y: wanted, width };
}
