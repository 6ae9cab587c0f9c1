/** Just enough PNG: eight bits a channel, true colour, no filters. Packed by fflate, so that a page and node make the same. */
import { zlibSync } from 'fflate';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** @param pixels rgb rows @param clear the colour that is nothing, and lets through what the page has there */
export function png(pixels: Uint8Array, width: number, height: number, clear?: readonly number[]): Uint8Array {
  const rows = new Uint8Array(height * (1 + 3 * width));
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(3 * width * y, 3 * width * (y + 1)), y * (1 + 3 * width) + 1);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [Uint8Array.from(signature), chunk('IHDR', head), ...(clear ? [chunk('tRNS', Uint8Array.from(clear.flatMap((value) => [0, value])))] : []), chunk('IDAT', zlibSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]; // prettier-ignore
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let k = 0; k < 4; k++) out[4 + k] = name.charCodeAt(k);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc(out.subarray(4, 8 + data.length)));
  return out;
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** As an address that a page can show without asking anybody. */
export function dataAddress(file: Uint8Array): string {
  let text = '';
  for (let at = 0; at < file.length; at += 8192) text += String.fromCharCode(...file.subarray(at, at + 8192));
  return `data:image/png;base64,${btoa(text)}`;
}
