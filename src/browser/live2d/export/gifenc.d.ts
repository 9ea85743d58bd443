/** What src/browser/live2d/export/gif.thread.ts asks of gifenc 1.0.3, which comes without types. */
declare module 'gifenc' {
  interface GifFrame {
    readonly palette: readonly (readonly [number, number, number])[];
    /** Milliseconds, rounded to hundredths of a second. */
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** 2 clears the frame before the next. */
    readonly dispose: number;
  }

  interface GifStream {
    writeFrame(indices: Uint8Array, width: number, height: number, frame: GifFrame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): GifStream;

  /** At most so many colours for pixels of four bytes each. */
  export function quantize(pixels: Uint8Array | Uint8ClampedArray, most: number): [number, number, number][];
}
