import sharp from 'sharp';

/** Fast deflate. The pictures are flat colours, which a palette holds in half the bytes; to dither them would only add noise. */
const PNG = { compressionLevel: 6, effort: 1, palette: true, dither: 0 } as const;

/** Rasterises one of our own SVG documents at its own size. No fonts and no outside files are involved. */
export async function renderPng(document: string): Promise<Uint8Array> {
  return sharp(Buffer.from(document)).png(PNG).toBuffer();
}

/** All colours, because a texture is drawn large, and because to look for a palette takes five times as long as to draw it. */
export async function renderTexture(document: string): Promise<Uint8Array> {
  return sharp(Buffer.from(document)).png({ compressionLevel: 6 }).toBuffer();
}
