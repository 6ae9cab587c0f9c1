/** What is used of gifenc 1.0.3, which comes without types. */
declare module 'gifenc' {
  type Color = [red: number, green: number, blue: number];
  interface Writer {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Color[];
        /** milliseconds */
        delay: number;
        transparent?: boolean;
        transparentIndex?: number;
        /** 1: the picture stays, and the next is drawn over it */
        dispose?: number;
        /** 0: for ever */
        repeat?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Writer;
  export function quantize(rgba: Uint8ClampedArray, most: number, options: { format: 'rgb565' }): Color[];
}
