/** How large a picture the graphics card draws. One that is larger is refused: browsers would make it smaller without a word. */
import { MessageError } from '../core/session/failure';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a WebGL context says of itself. */
export type Card = Pick<
  WebGL2RenderingContext,
  | 'getParameter'
  | 'MAX_RENDERBUFFER_SIZE'
  | 'MAX_VIEWPORT_DIMS'
  | 'drawingBufferWidth'
  | 'drawingBufferHeight'
  | 'isContextLost'
>;

/** The most pixels a picture may have each way. */
export function largestOf(card: Card): Size {
  const side = card.getParameter(card.MAX_RENDERBUFFER_SIZE) as number;
  const [width = side, height = side] = card.getParameter(card.MAX_VIEWPORT_DIMS) as ArrayLike<number> & number[];
  return { width: Math.min(side, width), height: Math.min(side, height) };
}

/** @throws MessageError with the limit */
export function mustFit(size: Size, card: Card): void {
  const [width, height] = [Math.floor(size.width), Math.floor(size.height)];
  const most = largestOf(card);
  if (width <= most.width && height <= most.height) return;
  const values = { width, height, most: `${most.width} × ${most.height}` };
  throw new MessageError({ key: 'export.picture.tooLarge', values });
}

/** Once it is drawn: browsers take less than they were asked for where memory is short. @throws MessageError with what there was */
export function mustBeWhole({ width, height }: Size, card: Card): void {
  const most = `${card.drawingBufferWidth} × ${card.drawingBufferHeight}`;
  if (card.isContextLost() || card.drawingBufferWidth < width || card.drawingBufferHeight < height)
    throw new MessageError({ key: 'export.picture.noMemory', values: { width, height, most } });
}
