export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer;
export function decodePng(file: Buffer): { pixels: Uint8Array; width: number; height: number };
