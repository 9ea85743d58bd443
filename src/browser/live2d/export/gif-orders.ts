/** What the thread that writes a GIF is asked, one thing after the other. */
export type GifOrder =
  | {
      readonly type: 'frame';
      readonly pixels: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
      readonly delayMs: number;
    }
  | { readonly type: 'end' };

export type GifAnswer = { readonly type: 'written' } | { readonly type: 'file'; readonly file: Blob };
