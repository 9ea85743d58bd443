import sharp from 'sharp';

/** Fast deflate: the pictures are flat colours and stay small anyway. */
const PNG = { compressionLevel: 6, effort: 3, palette: false } as const;

/** Rasterises one of our own SVG documents at its own size. No fonts and no outside files are involved. */
export async function renderPng(document: string): Promise<Uint8Array> {
  return sharp(Buffer.from(document)).png(PNG).toBuffer();
}
