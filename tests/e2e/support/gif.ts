/** Reads a GIF by its blocks, as the standard of 1989 has them; nothing of what wrote it is used. */
export interface GifFrame {
  /** milliseconds */
  readonly delay: number;
  readonly width: number;
  readonly height: number;
}

export function gifFrames(bytes: Buffer): { width: number; height: number; frames: GifFrame[] } {
  if (bytes.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const frames: GifFrame[] = [];
  let at = 13 + tableAfter(bytes[10]!);
  let delay = 0;
  const skipBlocks = () => {
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at++;
  };
  while (bytes[at] !== 0x3b) {
    const kind = bytes[at];
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) delay = 10 * bytes.readUInt16LE(at + 4);
      at += 2;
      skipBlocks();
    } else if (kind === 0x2c) {
      frames.push({ delay, width: bytes.readUInt16LE(at + 5), height: bytes.readUInt16LE(at + 7) });
      at += 10 + tableAfter(bytes[at + 9]!) + 1;
      skipBlocks();
    } else throw new Error(`block ${kind} at ${at} of ${bytes.length}`);
  }
  return { width, height, frames };
}
