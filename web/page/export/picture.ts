/**
 * The figures as a picture: the canvas, the names over it as elements of the page, and a caption. Everything is drawn from its place on the page, so
 * the picture is exactly this view.
 */
const captionHeight = 58;
const captionInset = 14;
const svgNamespace = 'http://www.w3.org/2000/svg';

export interface Caption {
  readonly address: string;
  readonly sentence: string;
}

export interface PictureParts {
  /** what is behind the figures, which have been drawn for it */
  readonly ground?: 'shown' | 'white' | 'clear';
  /** drawn on this canvas, which has the size already, in place of a new one */
  readonly into?: HTMLCanvasElement;
}

/** Pixels of a picture below its figures. @param ratio its pixels for each of the page */
export const captionPixels = (ratio: number): number => Math.round(captionHeight * ratio);

/**
 * @param figures a copy of the canvas, in its own pixels
 * @param stage the element of the page that the canvas fills, with the panes in it
 * @param caption null: no caption; the caller adds it
 */
export function drawPicture(
  figures: HTMLCanvasElement,
  stage: HTMLElement,
  caption: Caption | null,
  { ground = 'shown', into }: PictureParts = {},
): HTMLCanvasElement {
  const place = stage.getBoundingClientRect();
  const ratio = figures.width / place.width;
  const picture = into ?? document.createElement('canvas');
  if (!into) {
    picture.width = figures.width;
    picture.height = figures.height + (caption ? captionPixels(ratio) : 0);
  }
  const context = picture.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const look = getComputedStyle(stage);
  const background = look.getPropertyValue('--bg-0').trim() || '#12151a';
  context.resetTransform();
  if (ground !== 'clear') {
    context.fillStyle = background;
    context.fillRect(0, 0, picture.width, picture.height);
  }
  context.drawImage(figures, 0, 0);
  const toPicture = new DOMMatrix().scale(ratio).translate(-place.left, -place.top);
  for (const pane of stage.querySelectorAll('section')) drawPane(context, pane, toPicture, background);
  if (!caption) return picture;
  context.setTransform(new DOMMatrix().scale(ratio).translate(0, place.height));
  drawCaption(context, place.width, caption, look, ground);
  return picture;
}

export function pngOf(picture: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function drawPane(context: CanvasRenderingContext2D, pane: HTMLElement, toPicture: DOMMatrix, halo: string): void {
  const box = pane.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return;
  context.save();
  context.setTransform(toPicture);
  context.beginPath();
  context.rect(box.left, box.top, box.width, box.height);
  context.clip();
  const edge = getComputedStyle(pane);
  const line = parseFloat(edge.borderLeftWidth);
  if (line > 0) {
    context.fillStyle = edge.borderLeftColor;
    context.fillRect(box.left, box.top, line, box.height);
  }
  for (const path of pane.querySelectorAll<SVGPathElement>('.fig-drawing path')) drawPath(context, path, toPicture);
  for (const text of textsOf(pane)) drawText(context, text, toPicture, halo);
  context.restore();
}

function drawPath(context: CanvasRenderingContext2D, path: SVGPathElement, toPicture: DOMMatrix): void {
  const matrix = path.getScreenCTM();
  const { stroke, strokeWidth, strokeLinecap } = getComputedStyle(path);
  if (!matrix || !isShown(path)) return;
  context.setTransform(toPicture.multiply(matrix));
  context.strokeStyle = stroke;
  context.lineWidth = parseFloat(strokeWidth);
  context.lineCap = strokeLinecap as CanvasLineCap;
  context.stroke(new Path2D(path.getAttribute('d') ?? ''));
}

/** Controls of a pane do nothing in a picture; the visible value of a list to choose from is one as well. */
export function isControl(element: Pick<Element, 'closest'>): boolean {
  return element.closest('button, select, .sel, input, label, .sr') !== null;
}

/** The readable text of a pane. */
function textsOf(pane: HTMLElement): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent && text.data.trim() && !isControl(parent) && isShown(parent)) found.push(text);
  }
  return found;
}

function isShown(element: Element): boolean {
  return getComputedStyle(element).visibility === 'visible' && element.getClientRects().length > 0;
}

function drawText(context: CanvasRenderingContext2D, text: Text, toPicture: DOMMatrix, halo: string): void {
  const parent = text.parentElement!;
  const style = getComputedStyle(parent);
  const range = document.createRange();
  range.selectNodeContents(text);
  const [box] = range.getClientRects();
  if (!box) return;
  context.setTransform(toPicture);
  context.font = fontOf(style);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text.data);
  // The box of a line of text is its font's ascent and descent, whatever the height of the line.
  const baseline = box.top + (box.height * ascent) / (ascent + descent);
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = halo;
  context.strokeText(text.data, box.left, baseline);
  context.fillStyle = parent.namespaceURI === svgNamespace ? style.fill : style.color;
  context.fillText(text.data, box.left, baseline);
}

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

/** Address and sentence below the figures; a sentence that is too long goes on in a second line. */
function drawCaption(
  context: CanvasRenderingContext2D,
  width: number,
  { address, sentence }: Caption,
  look: CSSStyleDeclaration,
  ground: 'shown' | 'white' | 'clear',
): void {
  const color = (name: string, otherwise: string) => look.getPropertyValue(name).trim() || otherwise;
  if (ground === 'shown') {
    context.fillStyle = color('--bg-1', '#171b21');
    // A film's height is even, and so may be a row more.
    context.fillRect(0, 0, width, captionHeight + 2);
  }
  if (ground !== 'clear') {
    context.fillStyle = color('--line-1', '#252b34');
    context.fillRect(0, 0, width, 1);
  }
  const write = (text: string, x: number, y: number) => {
    // Without ground, words get a background, like names.
    if (ground === 'clear') context.strokeText(text, x, y);
    context.fillText(text, x, y);
  };
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = color('--halo', '#12151a');
  context.font = `13px ${color('--font-mono', 'monospace')}`;
  context.fillStyle = color('--ink-3', '#8e99a6');
  const narrow = width < 560;
  write(address, captionInset, narrow ? 18 : 35);
  const left = narrow ? captionInset : captionInset + context.measureText(address).width + 18;
  context.font = `${narrow ? 12 : 14}px ${color('--font-ui', 'sans-serif')}`;
  context.fillStyle = color('--ink-1', '#edf1f5');
  const lines = wrapped(context, sentence, width - left - captionInset);
  if (narrow) lines.forEach((line, at) => write(line, left, 34 + 15 * at));
  else lines.forEach((line, at) => write(line, left, 35 + 18 * (at - (lines.length - 1) / 2)));
}

/** Two lines at most; what is left over is cut with a sign that it was. */
function wrapped(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  if (fits(text)) return [text];
  const words = text.split(' ');
  let first = '';
  while (words.length > 0 && fits(`${first} ${words[0]}`.trim())) first = `${first} ${words.shift()}`.trim();
  let second = words.join(' ');
  while (second.includes(' ') && !fits(second))
    second = `${second.slice(0, second.lastIndexOf(' '))}…`.replace('……', '…');
  return [first, second];
}
